import type { Finding } from '../inspection/finding.ts';

/** Registers as academies keep them, each with one fault, and where the check must find it. */
export interface FaultyRegister {
  readonly what: string;
  readonly lines: readonly (readonly string[])[];
  readonly finding: FindingSummary;
}

/** A finding with its columns by letter. */
export interface FindingSummary {
  readonly kind: Finding['kind'];
  readonly rows?: readonly number[];
  readonly columns?: readonly string[];
  readonly texts?: readonly string[];
  readonly use?: string;
  readonly holds?: string;
  readonly better?: string;
}

export const titleRow = ['Certificates of the academy'];
export const headings = ['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID', 'Clerk'];

const peoplesHeadings = [
  'Sr No',
  'Student Name',
  'Course',
  'Start',
  'End',
  'Duration',
  'Certificate ID',
];
const peoplesOrder = [
  ['1', 'Asha Rao', 'Python', '01/04/2024', '30/06/2024', '3 Months', 'ITA-2024-0001'],
  [
    '2',
    'Ravi Kumar Patil',
    'Java Full Stack',
    '01/04/2024',
    '30/09/2024',
    '6 Months',
    'ITA-2024-0002',
  ],
  ['3', 'Meera Iyer', 'Python', '15/05/2024', '14/08/2024', '3 Months', 'ITA-2024-0003'],
];

/** Rows in the usual order; a change gives what is in some columns of the row at this index. */
function usual(change: (at: number) => Readonly<Record<number, string>> = () => ({})): string[][] {
  const students = [
    'Asha Rao',
    'Ravi Kumar Patil',
    'Meera Iyer',
    'Sunil D. More',
    'Fatima Shaikh',
    'John D’Souza',
  ];
  const courses = ['Python', 'Data Science', 'C++', 'Python', 'Core Java', 'AutoCAD'];
  return students.map((student, at) =>
    Object.assign(
      [String(at + 1), student, courses[at] ?? '', 'A', 'office', `ITA-2024-000${at + 1}`, 'clerk'],
      change(at),
    ),
  );
}

function inColumn(index: number, texts: readonly string[]): string[][] {
  return usual((at) => ({ [index]: texts[at] ?? '' }));
}

function headed(index: number, heading: string): string[] {
  return headings.with(index, heading);
}

const rows = [3, 4, 5, 6, 7, 8];

export const faultyRegisters: readonly FaultyRegister[] = [
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
    what: 'a third row that numbers the columns',
    lines: [titleRow, headings, ['1', '2', '3', '4', '5', '6', '7'], ...usual()],
    finding: { kind: 'kept-heading', rows: [3] },
  },
  {
    what: 'headings that are repeated further down',
    lines: [titleRow, headings, ...usual().toSpliced(3, 0, headings)],
    finding: { kind: 'kept-heading', rows: [6] },
  },
  {
    what: 'the order that people really use, with the ID in G',
    lines: [titleRow, peoplesHeadings, ...peoplesOrder],
    finding: {
      kind: 'wrong-column',
      use: 'id',
      holds: 'durations',
      columns: ['F Duration'],
      better: 'G Certificate ID',
      texts: ['3 Months', '6 Months'],
    },
  },
  {
    what: 'the ID in G, and no headings',
    lines: [titleRow, ['2024'], ...peoplesOrder],
    finding: { kind: 'wrong-column', use: 'id', holds: 'durations', columns: ['F'], better: 'G' },
  },
  {
    what: 'the ID in G, and a number that is as good in F',
    lines: [
      titleRow,
      [...headings.slice(0, 5), 'Roll No', 'Certificate ID'],
      ...usual((at) => ({ 5: String(4512 + 13 * at), 6: `ITA-2024-000${at + 1}` })),
    ],
    finding: {
      kind: 'wrong-column',
      use: 'id',
      columns: ['F Roll No'],
      better: 'G Certificate ID',
    },
  },
  {
    what: 'the ID in G below letters of the columns',
    lines: [
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ['1', ...titleRow],
      ['2', ...peoplesHeadings],
      ...peoplesOrder.map((line, at) => [String(at + 3), ...line]),
    ],
    finding: {
      kind: 'wrong-column',
      use: 'id',
      holds: 'durations',
      columns: ['F Duration'],
      better: 'G Certificate ID',
    },
  },
  {
    what: 'grades in the ID column',
    lines: [titleRow, headed(5, 'Grade'), ...inColumn(5, ['A', 'B', 'C', 'A+', 'B+', 'O'])],
    finding: { kind: 'wrong-column', use: 'id', holds: 'others', columns: ['F Grade'] },
  },
  {
    what: 'an ID column that repeats',
    lines: [titleRow, headings, ...inColumn(5, ['Yes', 'Yes', 'No', 'Yes', 'No', 'Yes'])],
    finding: { kind: 'wrong-column', use: 'id', holds: 'repeats', columns: ['F Certificate ID'] },
  },
  {
    what: 'dates in the ID column',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, [
        '1/6/2024',
        '30/6/2024',
        '1-Jul-2024',
        '2024-07-09',
        '3 August 2024',
        '5.9.24',
      ]),
    ],
    finding: { kind: 'wrong-column', use: 'id', holds: 'dates', columns: ['F Certificate ID'] },
  },
  {
    what: 'durations in the ID column',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, ['3 Months', '45 days', '1 year', 'Six months', '2-3 weeks', '३ महिने']),
    ],
    finding: { kind: 'wrong-column', use: 'id', holds: 'durations', columns: ['F Certificate ID'] },
  },
  {
    what: 'nothing in the ID column',
    lines: [titleRow, headings, ...inColumn(5, [])],
    finding: { kind: 'wrong-column', use: 'id', holds: 'blank', columns: ['F Certificate ID'] },
  },
  {
    what: 'courses and names the wrong way round',
    lines: [
      titleRow,
      ['No.', 'Course', 'Student', ...headings.slice(3)],
      ...usual().map(([serial = '', student = '', course = '', ...rest]) => [
        serial,
        course,
        student,
        ...rest,
      ]),
    ],
    finding: {
      kind: 'swapped-columns',
      columns: ['B Course', 'C Student'],
      texts: ['Python', 'Asha Rao'],
    },
  },
  {
    what: 'a name in the course’s place',
    lines: [
      titleRow,
      ['No.', 'Roll No', 'Name of student', 'Course', 'Note', 'Certificate ID'],
      ...usual().map(([serial = '', student = '', course = '', , note = '', id = ''], at) => [
        serial,
        String(101 + at),
        student,
        course,
        note,
        id,
      ]),
    ],
    finding: {
      kind: 'wrong-column',
      use: 'course',
      holds: 'names',
      columns: ['C Name of student'],
      better: 'D Course',
    },
  },
  {
    what: 'a name in the course’s place, without a column of courses',
    lines: [
      titleRow,
      headings,
      ...inColumn(2, [
        'Suresh Rao',
        'Vijay Patil',
        'Anand Iyer',
        'Dilip More',
        'Karim Shaikh',
        'Paul D’Souza',
      ]),
    ],
    finding: { kind: 'wrong-column', use: 'course', holds: 'names', columns: ['C Course'] },
  },
  {
    what: 'a course in the name’s place',
    lines: [
      titleRow,
      ['No.', 'Course', 'Batch', 'Name', 'Note', 'Certificate ID'],
      ...usual().map(([serial = '', student = '', course = '', , note = '', id = '']) => [
        serial,
        course,
        'Morning',
        student,
        note,
        id,
      ]),
    ],
    finding: {
      kind: 'wrong-column',
      use: 'student',
      holds: 'courses',
      columns: ['B Course'],
      better: 'D Name',
    },
  },
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
    what: 'dates of birth without a heading',
    lines: [
      titleRow,
      headings.slice(0, 6),
      ...inColumn(6, ['12-05-2001', '01-11-1999', '23-02-2003', '2-2-98']),
    ],
    finding: { kind: 'dates-of-birth', rows: [3, 4, 5, 6], columns: ['G'], texts: [] },
  },
  {
    what: 'Aadhaar numbers',
    lines: [titleRow, headed(6, 'Aadhar No'), ...inColumn(6, ['2345 6789 0123', '345678901234'])],
    finding: { kind: 'aadhaar-numbers', rows: [3, 4], columns: ['G Aadhar No'], texts: [] },
  },
  {
    what: 'IDs that differ in O and 0 only',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, ['ITA-O1', 'ITA-02', 'ITA-01', 'ITA-04', 'ITA-05', 'ITA-06']),
    ],
    finding: { kind: 'similar-ids', rows: [3, 5], texts: ['ITA-O1', 'ITA-01'] },
  },
  {
    what: 'numbers that the spreadsheet shortened',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, ['2.02E+11', '2.02E+11', '2.02403E+11', '2.02E+11', '2.02E+11', '2.02E+11']),
    ],
    finding: { kind: 'shortened-number', rows, columns: ['F Certificate ID'] },
  },
  {
    what: 'lost zeros',
    lines: [titleRow, headings, ...inColumn(5, ['7', '0008', '0009', '0010', '11', '0012'])],
    finding: {
      kind: 'lost-zeros',
      rows: [3, 7],
      columns: ['F Certificate ID'],
      texts: ['7', '11'],
    },
  },
];
