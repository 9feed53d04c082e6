import type { Finding } from '../inspection/findings.ts';
import type { placeOf } from './inspected-lines.ts';
import { headings, inColumn, titleRow, usual } from './register-lines.ts';

/** A register as academies keep them, with one fault, and where the check must find it. */
interface FaultyRegister {
  readonly what: string;
  readonly lines: readonly (readonly string[])[];
  readonly finding: FindingSummary;
}

/** A finding with its columns by letter. */
interface FindingSummary extends Partial<Omit<ReturnType<typeof placeOf>, 'kind'>> {
  readonly kind: Finding['kind'];
  readonly use?: string;
  readonly holds?: string;
  readonly better?: string;
}

const rows = [3, 4, 5, 6, 7, 8];
const above = [titleRow, headings];
const fathers = 'Suresh Rao|Vijay Patil|Anand Iyer|Dilip More|Karim Shaikh|Paul D’Souza'.split('|');

/** In the order of the report: headings in the wrong rows and spoilt IDs come first. */
const faultyRows: readonly FaultyRegister[] = [
  {
    what: 'one heading row, so that the first certificate is skipped',
    lines: [headings, ...usual()],
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['ITA-2024-0001'] },
  },
  {
    what: 'no heading row',
    lines: usual(),
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['ITA-2024-0002'] },
  },
  {
    what: 'one heading row, and IDs of another shape in the first year',
    lines: [headings, ...usual((at) => (at === 0 ? { 5: 'A/1' } : {}))],
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['Python'] },
  },
  {
    what: 'three heading rows, so that the headings count as a certificate',
    lines: [titleRow, ['Pune branch'], headings, ...usual()],
    finding: { kind: 'kept-heading', rows: [3] },
  },
  {
    what: 'headings that are repeated further down',
    lines: [...above, ...usual().toSpliced(3, 0, headings)],
    finding: { kind: 'kept-heading', rows: [6] },
  },
  {
    what: 'numbers that the spreadsheet shortened',
    lines: [...above, ...usual((at) => ({ 5: at === 2 ? '2.02403E+11' : '2.02E+11' }))],
    finding: { kind: 'spoilt-id', rows, columns: ['F'] },
  },
  {
    what: 'lost zeros',
    lines: [...above, ...inColumn(5, ['7', '0008', '0009', '0010', '11', '0012'])],
    finding: { kind: 'spoilt-id', rows: [3, 7], columns: ['F'], texts: ['7', '11'] },
  },
];

const peoplesHeadings = 'Sr No,Student Name,Course,Start,End,Duration,Certificate ID'.split(',');
const peoplesOrder = usual((at) => ({
  3: `0${at + 1}/04/2024`,
  4: `30/0${at + 4}/2024`,
  5: at % 2 === 0 ? '3 Months' : '6 Months',
  6: `ITA-2024-000${at + 1}`,
}));

const idInG = { use: 'id', holds: 'time', columns: ['F'], better: 'G' };

/** Columns that hold something else than the validator takes them for. */
const wrongColumns: readonly FaultyRegister[] = [
  wrongColumn('the order that people really use', [titleRow, peoplesHeadings, ...peoplesOrder], {
    ...idInG,
    texts: ['3 Months', '6 Months'],
  }),
  wrongColumn('the ID in G, and no headings', [titleRow, ['2024'], ...peoplesOrder], idInG),
  wrongColumn(
    'the ID in G, and a number that is as good in F',
    [
      titleRow,
      headings.with(5, 'Roll No').with(6, 'Certificate ID'),
      ...usual((at) => ({ 5: String(4512 + 13 * at), 6: `ITA-2024-000${at + 1}` })),
    ],
    { use: 'id', columns: ['F'], better: 'G' },
  ),
  wrongColumn(
    'the ID in G below letters of the columns',
    [
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...[titleRow, peoplesHeadings, ...peoplesOrder].map((line, at) => [`${at + 1}`, ...line]),
    ],
    idInG,
  ),
  wrongColumn(
    'phone numbers in the column of the IDs, in a sheet without headings',
    [
      titleRow,
      ['2024'],
      ...usual((at) => ({ 5: `98200000${((at * 37) % 100) + 10}`, 6: `ITA-2024-000${at + 1}` })),
    ],
    { use: 'id', holds: 'phone', columns: ['F'] },
  ),
  ...[
    ['grades', 'Grade', 'others', 'A|B|C|A+|B+|O'],
    ['few texts', 'Certificate ID', 'others', 'Yes|Yes|No|Yes|No|Yes'],
    ['dates', 'ID', 'time', '1/6/2024|30/6/2024|1-Jul-2024|2024-07-09|3 August 2024|5.9.24'],
    ['durations', 'ID', 'time', '3 Months|45 days|1 year|Six months|2-3 weeks|३ महिने'],
    ['nothing', 'Certificate ID', 'blank', ''],
  ].map(([what = '', heading = '', holds = '', texts = '']) =>
    wrongColumn(
      `${what} in the ID column`,
      [titleRow, headings.with(5, heading), ...inColumn(5, texts.split('|'))],
      { use: 'id', holds, columns: ['F'] },
    ),
  ),
  ...[
    ['courses and names the wrong way round', 'Course|Student|Grade', 'student courses B C'],
    ['a name in the course’s place', 'Roll No|Name of student|Course', 'course names C D'],
    ['a name there, and no courses', 'Student|Course (father)|Grade', 'course names C'],
    ['a course in the name’s place', 'Course|Batch|Name', 'student courses B D'],
  ].map(([what = '', order = '', finding = '']) => {
    const [use = '', holds = '', column = '', better] = finding.split(' ');
    const found = { use, holds, columns: [column], ...(better && { better }) };
    return wrongColumn(what, inOrder(order.split('|')), found);
  }),
];

const personalColumns: readonly FaultyRegister[] = [
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
  {
    what: 'phone numbers that begin alike, in a sheet without headings',
    lines: [titleRow, ['2024'], ...usual((at) => ({ 6: `982000000${at}` }))],
    finding: { kind: 'phone-numbers', rows, columns: ['G'], texts: [] },
  },
];

export const faultyRegisters = [...faultyRows, ...wrongColumns, ...personalColumns];

function wrongColumn(
  what: string,
  lines: FaultyRegister['lines'],
  finding: Omit<FindingSummary, 'kind'>,
): FaultyRegister {
  return { what, lines, finding: { kind: 'wrong-column', ...finding } };
}

/** The usual register with what these headings say in B to D. */
function inOrder(firstHeadings: readonly string[]): string[][] {
  const lines = usual().map(([serial = '', student = '', course = '', , ...rest], at) => {
    const texts = firstHeadings.map((heading) => {
      if (heading === 'Course') return course;
      if (heading === 'Course (father)') return fathers[at] ?? '';
      if (/Student|Name/.test(heading)) return student;
      return heading === 'Roll No' ? String(101 + at) : 'Morning';
    });
    return [serial, ...texts, ...rest];
  });
  return [titleRow, ['No.', ...firstHeadings, ...headings.slice(4)], ...lines];
}

/** These texts in the first rows of a column, below such a heading. */
function personalColumn(
  kind: Finding['kind'],
  letter: string,
  heading: string,
  ...texts: string[]
): FaultyRegister {
  const index = 'ABCDEFG'.indexOf(letter);
  return {
    what: `${kind} in column ${letter}, "${heading}": ${texts.join(', ')}`,
    lines: [titleRow, headings.with(index, heading), ...inColumn(index, texts)],
    finding: { kind, rows: rows.slice(0, texts.length), columns: [letter], texts: [] },
  };
}
