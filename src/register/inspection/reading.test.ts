import { expect, test } from 'vitest';
import { headings, inspectedLines, titleRow, usual } from '../testing/register-lines.ts';
import { formatInspection } from './reading.ts';
import type { InspectionContext } from './inspection-types.ts';

function report(lines: readonly (readonly string[])[], context?: Partial<InspectionContext>) {
  return formatInspection(inspectedLines(lines, context));
}

function row(serial: string, student: string, course: string, id: string): string[] {
  return [serial, student, course, '', 'office', id, 'clerk'];
}

test('the report says how the sheet is read and what to fix', () => {
  const lines = [
    row('1', 'Asha\u00a0Rao', 'C++', 'X-1'),
    ['', 'Ben'],
    row('2', 'Chen', 'Jav', 'X-1'),
    row('3', 'Dev', 'C++', 'X-3'),
  ];
  expect(report([titleRow, headings, ...lines]))
    .toBe(`What visitors read (compare it with a printed certificate):
- Today: 3 valid.
- IDs: 3 like "X-1" (X-0).

How the validator reads this sheet:
- Column B is the student.
- Column C is the course.
- Column F is the certificate ID.

Certificates: 3
Skipped as headings: rows 1, 2
Not counted, because column A is blank: row 4

Please fix:
- Rows 3, 5: The ID "X-1" is in several rows. A search finds only the first of these rows.
  What to do: Give each certificate an ID of its own. If one certificate has two rows, keep the row with a status or remark, and delete the other row.`);
});

test('certificates that are unclear or incomplete are counted in words', () => {
  const columns = { student: 2, course: 3, id: 5, status: 6 };
  const rows = usual(() => ({ 7: '' })).map((line, at) => line.with(7, at === 0 ? 'Diwali' : ''));
  expect(report([titleRow, [...headings, 'Status'], ...rows], { columns })).toContain(
    '- Today: 1 about which visitors are told to ask the academy, 5 valid.',
  );
});

/** The lines below "Please fix:" for the usual register with its columns in the order of `layout`. */
function fixes(layout: string) {
  const order = layout.split(',');
  const lines = usual().map(([serial = '', student = '', course = '', , , id = ''], at) =>
    order.map((heading) => {
      if (/e-mail/i.test(heading)) return `${id}@mail.example`;
      if (/student/i.test(heading)) return student;
      if (/course/i.test(heading)) return course;
      if (/duration/i.test(heading)) return '3 Months';
      if (/grade/i.test(heading)) return ['A', 'B+', 'A', 'A', 'B+', 'B'][at] ?? '';
      return /no\.$/i.test(heading) && !/certificate/i.test(heading) ? serial : heading && id;
    }),
  );
  const text = report([titleRow, order, ...lines]);
  expect(text).toMatch(/^6 rows are read as certificates, but from columns that seem wrong$/m);
  expect(text).not.toContain('Certificates: 6');
  return /Please fix:\n([^]*)/.exec(text)?.[1]?.split('\n') ?? [];
}

test('the advice is to move IDs out of column E, which is never read', () => {
  expect(fixes('Sr. No.,Student Name,Course,Duration,Certificate No.,Grade')).toEqual([
    '- Column F ("Grade") should hold the certificate IDs, but holds "A", "B+", "B". The certificate IDs seem to be in column E ("Certificate No.").',
    '  What to do: The website never reads column E. Cut the whole column, and paste it into a free column to the right of all others, but not E or G.',
  ]);
});

test.each([
  ['elsewhere', 'No.,Student,E-mail,Course,,ID', ['course: 4']],
  ['the wrong way round', 'No.,Course,Student,Grade,,ID No.', ['student: 3', 'course: 2']],
  ['too far to the right', 'No.,Student,Course,,,Duration,,Certificate ID', ['id: 6']],
  ['too far to the left', 'No.,Student,Course,Certificate ID,,Duration', ['id: 4']],
])(
  'the advice is the right column, on the desk and in the file, if columns are %s',
  (_, layout, settings) => {
    const advice = fixes(layout).filter((line) => line.startsWith('  What to do: '));
    expect(advice).toHaveLength(settings.length);
    for (const [at, line] of advice.entries()) {
      expect(line).toMatch(/Choose column [A-H] for the .* on the desk/);
      expect(line).toContain(`\`${settings[at]}\``);
    }
  },
);

const usualLines = [headings, ...usual()];
const email = usual((at) => ({ 4: `a${at}@mail.example` }));
const tooFew = [
  ['', 'A', 'B', 'C'],
  ['1', 'x'],
  ['2', 'x'],
  ['3', '1', 'Asha', 'C++'],
];
const someBlank = Array.from({ length: 15 }, (_, at) =>
  row(String(at + 1), [0, 1, 2, 3, 7, 8, 10].includes(at) ? '' : 'Dev', 'C++', `X-${at}`),
);
const dollar = usual(() => ({ 5: '3 Months' }));

test.each([
  [
    'personal data are counted but not quoted',
    [titleRow, headings.with(4, 'E-mail'), ...email],
    'Rows 3–8: Column E ("E-mail") holds e-mail addresses in 6 rows.',
  ],
  [
    'a column is missing',
    tooFew,
    '- There is no column for the certificate ID: the sheet has too few columns.',
  ],
  [
    'rows that follow each other are a range',
    [titleRow, headings, ...someBlank],
    'Rows 3–6, 10, 11, 13: Column B ("Student") is blank',
  ],
  [
    'a dollar sign in a heading is not lost',
    [titleRow, headings.with(5, "Time $& $'"), ...dollar],
    `Column F ("Time $& $'")`,
  ],
])('in the report, %s', (_, lines, sentence) => {
  expect(report(lines)).toContain(sentence);
  expect(report(lines)).not.toContain('mail.example');
});

test('the report shortens many findings of one kind to the first few', () => {
  const lines = Array.from({ length: 160 }, (_, at) =>
    row(String(at), 'Asha', 'C++', `X-${String(at >> 1)}`),
  );
  const others = lines.map(([serial = ''], at) => row(serial, 'Ben', 'C++', `Y-${at}`));
  const text = report([titleRow, headings, ...lines, ...others]);
  expect(text).toContain('"X-59" is in several rows');
  expect(text).not.toContain('"X-60" is in several rows');
  expect(text).toContain('… and 20 more like this');
  expect(text.match(/Give each certificate/g)).toHaveLength(1);
});

test.each([
  [false, ['Fees'], /^Sheet that is read: "Register 2024", the first of 2 sheets\n/],
  [true, ['Notes', 'Fees'], /"Register 2024", the first of 3 sheets, .*hidden/],
  [false, [], /"Register 2024", the only sheet\n/],
])(
  'the report names the sheet that is read (hidden: %s; other sheets: %j)',
  (isHidden, names, words) => {
    const others = names.map((name) => ({ name, rows: [] }));
    const workbook = { name: 'Register 2024', isHidden, others };
    expect(report([titleRow, ...usualLines], { workbook })).toMatch(words);
  },
);
