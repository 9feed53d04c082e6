import {
  type FaultyRegister,
  type FindingSummary,
  headed,
  headings,
  inColumn,
  titleRow,
  usual,
} from './register-lines.ts';

const peoplesHeadings = 'Sr No,Student Name,Course,Start,End,Duration,Certificate ID'.split(',');
const peoplesOrder = usual((at) => ({
  3: `0${at + 1}/04/2024`,
  4: `30/0${at + 4}/2024`,
  5: at % 2 === 0 ? '3 Months' : '6 Months',
  6: `ITA-2024-000${at + 1}`,
}));

/** Columns that hold something else than the validator takes them for. */
export const faultyColumns: readonly FaultyRegister[] = [
  wrongColumn('the order that people really use', [titleRow, peoplesHeadings, ...peoplesOrder], {
    use: 'id',
    holds: 'time',
    columns: ['F Duration'],
    better: 'G Certificate ID',
    texts: ['3 Months', '6 Months'],
  }),
  wrongColumn('the ID in G, and no headings', [titleRow, ['2024'], ...peoplesOrder], {
    use: 'id',
    holds: 'time',
    columns: ['F'],
    better: 'G',
  }),
  wrongColumn(
    'the ID in G, and a number that is as good in F',
    [
      titleRow,
      [...headings.slice(0, 5), 'Roll No', 'Certificate ID'],
      ...usual((at) => ({ 5: String(4512 + 13 * at), 6: `ITA-2024-000${at + 1}` })),
    ],
    { use: 'id', columns: ['F Roll No'], better: 'G Certificate ID' },
  ),
  wrongColumn(
    'the ID in G below letters of the columns',
    [
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...[titleRow, peoplesHeadings, ...peoplesOrder].map((line, at) => [`${at + 1}`, ...line]),
    ],
    { use: 'id', holds: 'time', columns: ['F Duration'], better: 'G Certificate ID' },
  ),
  ...[
    ['grades', 'Grade', 'others', 'A|B|C|A+|B+|O'],
    ['few texts', 'Certificate ID', 'repeats', 'Yes|Yes|No|Yes|No|Yes'],
    ['dates', 'ID', 'time', '1/6/2024|30/6/2024|1-Jul-2024|2024-07-09|3 August 2024|5.9.24'],
    ['durations', 'ID', 'time', '3 Months|45 days|1 year|Six months|2-3 weeks|३ महिने'],
    ['nothing', 'Certificate ID', 'blank', ''],
  ].map(([what = '', heading = '', holds = '', texts = '']) =>
    wrongColumn(
      `${what} in the ID column`,
      [titleRow, headed(5, heading), ...inColumn(5, texts.split('|'))],
      { use: 'id', holds, columns: [`F ${heading}`] },
    ),
  ),
  wrongColumn(
    'courses and names the wrong way round',
    inOrder(['No.', 'Course', 'Student', 'Grade'], (student, course) => [course, student, 'A']),
    { use: 'student', holds: 'courses', columns: ['B Course'], better: 'C Student' },
  ),
  wrongColumn(
    'a name in the course’s place',
    inOrder(['No.', 'Roll No', 'Name of student', 'Course'], (student, course, at) => [
      String(101 + at),
      student,
      course,
    ]),
    { use: 'course', holds: 'names', columns: ['C Name of student'], better: 'D Course' },
  ),
  wrongColumn(
    'a name in the course’s place, without a column of courses',
    inOrder(['No.', 'Student', 'Course', 'Grade'], (student, _, at) => {
      const fathers = ['Suresh Rao', 'Vijay Patil', 'Anand Iyer', 'Dilip More', 'Karim Shaikh'];
      return [student, fathers[at] ?? 'Paul D’Souza', 'A'];
    }),
    { use: 'course', holds: 'names', columns: ['C Course'] },
  ),
  wrongColumn(
    'a course in the name’s place',
    inOrder(['No.', 'Course', 'Batch', 'Name'], (student, course) => [course, 'Morning', student]),
    { use: 'student', holds: 'courses', columns: ['B Course'], better: 'D Name' },
  ),
];

function wrongColumn(
  what: string,
  lines: FaultyRegister['lines'],
  finding: Omit<FindingSummary, 'kind'>,
): FaultyRegister {
  return { what, lines, finding: { kind: 'wrong-column', ...finding } };
}

/** The usual register with other texts in B to D, below these headings. */
function inOrder(
  firstHeadings: readonly string[],
  textsOf: (student: string, course: string, at: number) => readonly string[],
): string[][] {
  const lines = usual().map(([serial = '', student = '', course = '', , ...rest], at) => [
    serial,
    ...textsOf(student, course, at),
    ...rest,
  ]);
  return [titleRow, [...firstHeadings, ...headings.slice(4)], ...lines];
}
