import { type FaultyRegister, headings, inColumn, titleRow, usual } from './register-lines.ts';

const rows = [3, 4, 5, 6, 7, 8];

/** Columns of personal data. */
export const personalColumns: readonly FaultyRegister[] = [
  personalColumn('e-mail-addresses', 'D', 'E-mail', 'asha@mail.example', 'ravi@mail.example'),
  // The same in each row, below a heading that says so.
  personalColumn('e-mail-addresses', 'D', 'Mail ID', 'a@mail.example', 'a@mail.example'),
  // In a column that is never read.
  personalColumn('phone-numbers', 'E', 'Mobile', '98765 43210', '+91 91234 56780', '08888877777'),
  personalColumn('phone-numbers', 'E', 'Mobile', '7000000001 / 7000000002', '020-25431234'),
  personalColumn('phone-numbers', 'G', '', '9876543210', '9123456780', '8888877777'),
  personalColumn('phone-numbers', 'G', '', '+91 98200 00000', '+91 98200 00001'),
  personalColumn('phone-numbers', 'G', '', '09820000000', '09820000001', '09820000002'),
  personalColumn('phone-numbers', 'G', '', '98200-00000', '98200-00001', '98200-00002'),
  personalColumn('phone-numbers', 'G', '', '9820000000', '9820000001', '9820000002'),
  personalColumn('phone-numbers', 'G', '', '9820000000'),
  personalColumn('dates-of-birth', 'D', 'D.O.B.', '12/05/2001', '01/11/1999', '23/02/2003'),
  personalColumn('aadhaar-numbers', 'G', 'Aadhar No', '2345 6789 0123', '345678901234'),
  personalColumn('aadhaar-numbers', 'G', '', '2345 6789 0123', '3456-7890-1234'),
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
];

/** These texts in the first rows of a column, below such a heading. */
function personalColumn(
  kind: FaultyRegister['finding']['kind'],
  letter: string,
  heading: string,
  ...texts: string[]
): FaultyRegister {
  const index = 'ABCDEFG'.indexOf(letter);
  return {
    what: `${kind} in column ${letter}, "${heading}": ${texts.join(', ')}`,
    lines: [titleRow, headings.with(index, heading), ...inColumn(index, texts)],
    finding: {
      kind,
      rows: rows.slice(0, texts.length),
      columns: [`${letter} ${heading}`.trim()],
      texts: [],
    },
  };
}
