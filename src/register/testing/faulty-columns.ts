import {
  type FaultyRegister,
  headed,
  headings,
  inColumn,
  titleRow,
  usual,
} from './register-lines.ts';

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

/** Columns that hold something else than the validator takes them for. */
export const faultyColumns: readonly FaultyRegister[] = [
  {
    what: 'the order that people really use, with the ID in G',
    lines: [titleRow, peoplesHeadings, ...peoplesOrder],
    finding: {
      kind: 'wrong-column',
      use: 'id',
      holds: 'time',
      columns: ['F Duration'],
      better: 'G Certificate ID',
      texts: ['3 Months', '6 Months'],
    },
  },
  {
    what: 'the ID in G, and no headings',
    lines: [titleRow, ['2024'], ...peoplesOrder],
    finding: { kind: 'wrong-column', use: 'id', holds: 'time', columns: ['F'], better: 'G' },
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
      holds: 'time',
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
    finding: { kind: 'wrong-column', use: 'id', holds: 'time', columns: ['F Certificate ID'] },
  },
  {
    what: 'durations in the ID column',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, ['3 Months', '45 days', '1 year', 'Six months', '2-3 weeks', '३ महिने']),
    ],
    finding: { kind: 'wrong-column', use: 'id', holds: 'time', columns: ['F Certificate ID'] },
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
      kind: 'wrong-column',
      use: 'student',
      holds: 'courses',
      columns: ['B Course'],
      better: 'C Student',
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
];
