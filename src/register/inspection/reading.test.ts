import { describe, expect, test } from 'vitest';
import { inspectedLines } from '../testing/inspected-lines.ts';
import { headings, titleRow, usual } from '../testing/register-lines.ts';
import type { InspectionContext } from './inspected-sheet.ts';
import { formatInspection } from './reading.ts';

function report(lines: readonly (readonly string[])[], context?: Partial<InspectionContext>) {
  return formatInspection(inspectedLines(lines, context));
}

/** A row of the register: serial number, student, course, ID. */
function row(serial: string, student: string, course: string, id: string): string[] {
  return [serial, student, course, '', 'office', id, 'clerk'];
}

test('the report says how the sheet is read, what to fix, and nothing of what is not read', () => {
  const lines = [
    row('1', 'Asha\u00a0Rao', 'C++', 'X-1'),
    ['', 'Ben'],
    row('2', 'Chen', 'Jav', 'X-1'),
    row('3', 'Dev', 'C++', 'X-3'),
  ];
  expect(report([titleRow, headings, ...lines])).toBe(`How the validator reads this sheet:
- Column B is the student.
- Column C is the course.
- Column F is the certificate ID.

Certificates: 3
Skipped as headings: rows 1, 2
Not counted, because column A is blank: row 4

Please fix:
- Rows 3, 5: The ID "X-1" is in several rows. A search only ever finds the first of them.
  What to do: Give each certificate an ID of its own, and delete rows that are in the sheet twice.`);
});

describe('the advice for columns', () => {
  /** The usual rows in another order: how each is made of serial number, student, course, ID and grade. */
  function inOrder(lineOf: (...texts: [string, string, string, string, string]) => string[]) {
    const grades = ['A', 'B+', 'A', 'A', 'B+', 'B'];
    return usual().map(([serial = '', student = '', course = '', , , id = ''], at) =>
      lineOf(serial, student, course, id, grades[at] ?? ''),
    );
  }

  function fixes(text: string): string[] {
    return /Please fix:\n([^]*)/.exec(text)?.[1]?.split('\n') ?? [];
  }

  test('moves IDs in E, which is never read, to a free column, and calls no certificate checkable', () => {
    const layout = ['Sr. No.', 'Student Name', 'Course', 'Duration', 'Certificate No.', 'Grade'];
    const lines = inOrder((serial, student, course, id, grade) => [
      ...[serial, student, course, '3 Months', id, grade],
    ]);
    const text = report([titleRow, layout, ...lines]);
    expect(fixes(text)).toEqual([
      '- Column F ("Grade") should hold the certificate IDs, but holds the same few texts again and again: "A", "B+", "B". The certificate IDs seem to be in column E ("Certificate No."), which the validator never reads.',
      '  What to do: Cut the whole of column E and paste it into column H, which is empty. Then let `columns` in content/register.yaml be:',
      '      columns:',
      '        student: 2',
      '        course: 3',
      '        id: 6',
    ]);
    expect(text).toContain('Rows read as certificates: 6, but not yet from the right columns');
    expect(text).not.toContain('Certificates: 6');
  });

  test('is a setting for columns that lie elsewhere, and done in order it empties none that is needed', () => {
    const lines = inOrder((serial, student, course, id) => [
      ...[serial, student, `${id}@mail.example`, course, '', id],
    ]);
    const fix = fixes(
      report([titleRow, ['No.', 'Student', 'E-mail', 'Course', '', 'ID'], ...lines]),
    );
    expect(fix.slice(1, 5)).toEqual([
      '  What to do: Let `columns` in content/register.yaml be:',
      '      columns:',
      '        student: 2',
      '        course: 4',
    ]);
    expect(fix.at(-1)).toMatch(/What to do: Empty the cells of column C/);
  });

  test('is one setting for students and courses the wrong way round, and IDs in G', () => {
    const lines = inOrder((serial, student, course, id) => [
      ...[serial, course, student, 'A', '', '3 Months', id],
    ]);
    const layout = ['No.', 'Course', 'Student', 'Grade', '', 'Duration', 'Certificate No.'];
    const fix = fixes(report([titleRow, layout, ...lines]));
    expect(fix.filter((line) => line.startsWith('- '))).toHaveLength(3);
    expect(fix.slice(-5)).toEqual([
      '  What to do: Cut the whole of column G and paste it into column H, which is empty. Then let `columns` in content/register.yaml be:',
      '      columns:',
      '        student: 3',
      '        course: 2',
      '        id: 6',
    ]);
  });

  test.each([
    ['right', 7, 6],
    ['left', 3, 4],
  ])('is a setting for a column to the %s', (_, index, position) => {
    const layout = ['No.', 'Student', 'Course', '', '', 'Duration', '', ''];
    const line = ['1', 'Asha Rao', 'C++', '', '', '3 Months', '', ''].with(index, 'X-1');
    expect(report([titleRow, layout.with(index, 'Certificate ID'), line])).toContain(
      `What to do: Let \`columns\` in content/register.yaml be:
      columns:
        student: 2
        course: 3
        id: ${position}`,
    );
  });
});

test('a third row of headings is not counted among the certificates', () => {
  const text = report([titleRow, ['Pune'], headings, ...usual()]);
  expect(text).toContain('Rows read as certificates: 7, of which 1 looks like a heading');
  expect(text).toContain('Please fix:\n- Row 3: This row looks like a heading');
});

test('personal data are counted and not repeated', () => {
  const lines = usual((at) => ({ 4: `a${at}@mail.example` }));
  const text = report([titleRow, headings.with(4, 'E-mail'), ...lines]);
  expect(text).toContain('Rows 3–8: Column E ("E-mail") holds e-mail addresses in 6 rows.');
  expect(text).not.toContain('mail.example');
});

test('a sheet with too few columns, in which nothing can be searched for, is told as such', () => {
  const text = report([
    ['', 'A', 'B', 'C'],
    ['1', 'x'],
    ['2', 'x'],
    ['3', '1', 'Asha', 'C++'],
  ]);
  expect(text).toContain('- Column B is the student.');
  expect(text).toContain('- No column is the certificate ID: the sheet has too few.');
});

test('of many findings of one kind the report shows the first, and what to do once', () => {
  const lines = Array.from({ length: 60 }, (_, at) =>
    row(String(at), 'Asha', 'C++', `X-${String(at >> 1)}`),
  );
  const others = lines.map(([serial = ''], at) => row(serial, 'Ben', 'C++', `Y-${at}`));
  const text = report([titleRow, headings, ...lines, ...others]);
  expect(text).toContain('"X-9" is in several rows');
  expect(text).not.toContain('"X-10" is in several rows');
  expect(text).toContain('… and 20 more like this');
  expect(text.match(/Give each certificate/g)).toHaveLength(1);
});

test('rows that follow each other are a range', () => {
  const lines = Array.from({ length: 15 }, (_, at) =>
    row(String(at + 1), [0, 1, 2, 3, 7, 8, 10].includes(at) ? '' : 'Dev', 'C++', `X-${at}`),
  );
  expect(report([titleRow, headings, ...lines])).toContain(
    'Rows 3–6, 10, 11, 13: Column B ("Student") is blank',
  );
  expect(report([titleRow, headings, ...lines.slice(8, 11)])).toContain('Rows 3, 5: Column B');
});

test('the sheet that is read is named, with its place in the workbook', () => {
  const text = (position: number, isHidden: boolean, ...others: string[]) => {
    const sheets = others.map((name) => ({ name, rows: [] }));
    const workbook = { name: 'Register 2024', position, isHidden, others: sheets };
    return report([titleRow, headings, ...usual()], { workbook });
  };
  const named = /^Sheet that is read: "Register 2024", 1st of 2 sheets\n/;
  expect(text(1, false, 'Fees')).toMatch(named);
  expect(text(2, true, 'Chart', 'Fees')).toMatch(/"Register 2024", 2nd of 3 sheets, .*hidden/);
  expect(text(1, false)).toMatch(/"Register 2024", the only sheet\n/);
});

test('a heading with a dollar sign is shown as it is', () => {
  const lines = usual(() => ({ 5: '3 Months' }));
  expect(report([titleRow, headings.with(5, "Time $& $'"), ...lines])).toContain(
    `Column F ("Time $& $'")`,
  );
});
