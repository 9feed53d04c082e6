import {
  type FaultyRegister,
  headed,
  headings,
  inColumn,
  titleRow,
  usual,
} from './register-lines.ts';

const rows = [3, 4, 5, 6, 7, 8];

/** Columns of personal data. */
export const personalColumns: readonly FaultyRegister[] = [
  {
    what: 'e-mail addresses',
    lines: [
      titleRow,
      headed(3, 'E-mail'),
      ...inColumn(3, ['asha@mail.example', 'ravi@mail.example', '', 's.more@mail.example']),
    ],
    finding: { kind: 'e-mail-addresses', rows: [3, 4, 6], columns: ['D E-mail'], texts: [] },
  },
  {
    what: 'phone numbers in a column that is never read',
    lines: [
      titleRow,
      headed(4, 'Mobile'),
      ...inColumn(4, [
        '98765 43210',
        '+91 91234 56780',
        '08888877777',
        '7000000001 / 7000000002',
        '919876500000',
        '020-25431234',
      ]),
    ],
    finding: { kind: 'phone-numbers', rows, columns: ['E Mobile'], texts: [] },
  },
  {
    what: 'phone numbers without a heading',
    lines: [
      titleRow,
      headings.slice(0, 6),
      ...inColumn(6, ['9876543210', '9123456780', '8888877777']),
    ],
    finding: { kind: 'phone-numbers', rows: [3, 4, 5], columns: ['G'], texts: [] },
  },
  ...[
    ['+91 98200 00000', '+91 98200 00001', '+91 98200 00002'],
    ['09820000000', '09820000001', '09820000002'],
    ['98200-00000', '98200-00001', '98200-00002'],
    ['9820000000', '9820000001', '9820000002'],
    ['9820000000'],
  ].map((numbers): FaultyRegister => ({
    what: `phone numbers that begin alike, without a heading: ${numbers.join(', ')}`,
    lines: [titleRow, headings.slice(0, 6), ...inColumn(6, numbers)],
    finding: {
      kind: 'phone-numbers',
      rows: rows.slice(0, numbers.length),
      columns: ['G'],
      texts: [],
    },
  })),
  {
    what: 'phone numbers that begin alike, in a sheet without headings',
    lines: [titleRow, ['2024'], ...usual((at) => ({ 6: `982000000${at}` }))],
    finding: { kind: 'phone-numbers', rows, columns: ['G'], texts: [] },
  },
  {
    what: 'phone numbers in the column of the IDs, in a sheet without headings',
    lines: [
      titleRow,
      ['2024'],
      ...usual((at) => ({ 5: `98200000${((at * 37) % 100) + 10}`, 6: `ITA-2024-000${at + 1}` })),
    ],
    finding: { kind: 'wrong-column', use: 'id', holds: 'phone', columns: ['F'] },
  },
  {
    what: 'dates of birth',
    lines: [
      titleRow,
      headed(3, 'D.O.B.'),
      ...inColumn(3, ['12/05/2001', '01/11/1999', '23/02/2003']),
    ],
    finding: { kind: 'dates-of-birth', rows: [3, 4, 5], columns: ['D D.O.B.'], texts: [] },
  },
  {
    what: 'the same e-mail address in each row, below a heading that says so',
    lines: [titleRow, headed(3, 'Mail ID'), ...inColumn(3, ['a@mail.example', 'a@mail.example'])],
    finding: { kind: 'e-mail-addresses', rows: [3, 4], columns: ['D Mail ID'], texts: [] },
  },
  {
    what: 'Aadhaar numbers',
    lines: [titleRow, headed(6, 'Aadhar No'), ...inColumn(6, ['2345 6789 0123', '345678901234'])],
    finding: { kind: 'aadhaar-numbers', rows: [3, 4], columns: ['G Aadhar No'], texts: [] },
  },
  {
    what: 'Aadhaar numbers without a heading',
    lines: [
      titleRow,
      headings.slice(0, 6),
      ...inColumn(6, ['2345 6789 0123', '3456-7890-1234', 'none']),
    ],
    finding: { kind: 'aadhaar-numbers', rows: [3, 4], columns: ['G'], texts: [] },
  },
];
