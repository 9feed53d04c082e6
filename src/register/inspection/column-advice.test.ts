import { expect, test } from 'vitest';
import { sheetRows } from '../testing/sheet-rows.ts';
import { formatInspection, type VisitorWords } from './reading.ts';
import { inspectRegister } from './inspect-register.ts';

const told = { heading: '', sentence: '' };
const visitorWords: VisitorWords = {
  valid: told,
  states: { expired: told, withdrawn: told, replaced: told, unclear: told, incomplete: told },
  invalid: { message: '' },
};

/** What the report says is to be fixed, and how many certificates there are. */
function report(...lines: string[][]) {
  const courses = ['Python', 'C++', 'Java Full Stack', 'AutoCAD'];
  const inspection = inspectRegister(sheetRows(...lines), { courses });
  const text = formatInspection(inspection, visitorWords);
  const fix = /Please fix:\n([^]*?)\n\n/.exec(text)?.[1]?.split('\n') ?? [];
  return { fix, text };
}

const title = ['IT Academy'];
const names = ['Asha Rao', 'Ravi Patil', 'Meera Iyer', 'Sunil More', 'Fatima Shaikh', 'Nita Joshi'];
const courses = ['Python', 'C++', 'Java Full Stack', 'Python', 'AutoCAD', 'C++'];
const people = names.map((student, at) => ({
  serial: String(at + 1),
  student,
  course: courses[at] ?? '',
  id: `ITA-2024-001${at}`,
  grade: ['A', 'B+', 'A', 'A', 'B+', 'B'][at] ?? '',
}));

const layout = ['Sr. No.', 'Student Name', 'Course', 'Duration', 'Certificate No.', 'Grade'];
const certificates = people.map(({ serial, student, course, id, grade }) => [
  ...[serial, student, course, '3 Months', id, grade],
]);

test('IDs in E, which is never read, are moved to a free column, with the lines of the setting', () => {
  expect(report(title, layout, ...certificates).fix).toEqual([
    '- Column F ("Grade") should hold the certificate IDs, but holds the same few texts again and again: "A", "B+", "B". The certificate IDs seem to be in column E ("Certificate No."), which the validator never reads.',
    '  What to do: Cut the whole of column E and paste it into column H, which is empty. Then let `columns` in content/register.yaml be:',
    '      columns:',
    '        student: 2',
    '        course: 3',
    '        id: 6',
  ]);
});

test('where the IDs are not read, no certificate is said to be checkable', () => {
  const { text } = report(title, layout, ...certificates);
  expect(text).toContain('Rows read as certificates: 6, but not yet from the right columns');
  expect(text).not.toContain('Certificates: 6');
});

test('columns that lie elsewhere are a setting, and done in order the advice empties none that is needed', () => {
  const lines = people.map(({ serial, student, course, id }, at) => [
    ...[serial, student, `a${at}@mail.example`, course, '', id],
  ]);
  const { fix } = report(title, ['No.', 'Student', 'E-mail', 'Course', '', 'ID'], ...lines);
  expect(fix.slice(1, 5)).toEqual([
    '  What to do: Let `columns` in content/register.yaml be:',
    '      columns:',
    '        student: 2',
    '        course: 4',
  ]);
  expect(fix.at(-1)).toMatch(/What to do: Empty the cells of column C/);
});

test('of students and courses the wrong way round, and IDs in G, one setting puts all right', () => {
  const lines = people.map(({ serial, student, course, id }) => [
    ...[serial, course, student, 'A', '', '3 Months', id],
  ]);
  const { fix } = report(
    title,
    ['No.', 'Course', 'Student', 'Grade', '', 'Duration', 'Certificate No.'],
    ...lines,
  );
  expect(fix.filter((line) => line.startsWith('- '))).toHaveLength(3);
  expect(fix.slice(-5)).toEqual([
    '  What to do: Cut the whole of column G and paste it into column H, which is empty. Then let `columns` in content/register.yaml be:',
    '      columns:',
    '        student: 3',
    '        course: 2',
    '        id: 6',
  ]);
});

test('a second row of headings without a number is no certificate that does not count', () => {
  const lines = people.map(({ serial, student, course, id }) => [
    serial,
    student,
    course,
    '',
    '',
    id,
  ]);
  const headings = ['No.', 'Student', 'Course', '', '', 'Certificate ID'];
  const second = ['', '(full name)', '', '', '', '(as printed)'];
  expect(report(title, headings, second, ...lines).text).toContain('No faults found.');
});

test('a third row of headings is not counted among the certificates', () => {
  const lines = people.map(({ serial, student, course, id }) => [
    serial,
    student,
    course,
    '',
    '',
    id,
  ]);
  const headings = ['No.', 'Student', 'Course', '', '', 'Certificate ID'];
  const { text, fix } = report(title, ['Pune'], headings, ...lines);
  expect(text).toContain('Rows read as certificates: 7, of which 1 looks like a heading');
  expect(fix[0]).toContain('Row 3: This row looks like a heading');
});
