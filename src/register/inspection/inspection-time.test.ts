import { expect, test } from 'vitest';
import { headings, titleRow } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { inspectRegister } from './inspect-register.ts';

// What takes the square of a length, or of a number, runs into the time limit of the test.

function inspect(lines: readonly (readonly string[])[]) {
  const rows = sheetRows(titleRow, headings, ...lines);
  const others = [{ name: 'Notes', rows: rows.slice(0, 100) }];
  const workbook = { name: 'Register', isHidden: false, others };
  const columns = { student: 2, course: 3, id: 5, status: 4, validUntil: 6 };
  return inspectRegister(rows, { courses: ['Python', 'Core Java'], columns, workbook });
}

test('80,000 IDs that the spreadsheet shortened are inspected', () => {
  const line = ['1', 'Asha Rao', 'Python', '', '', '2.02E+11'];
  const { findings } = inspect(Array.from({ length: 80_000 }, () => line));
  expect(findings.map(({ kind }) => kind)).toContain('spoilt-id');
});

const long = 32_000;

test.each([
  ['spaces', `x${' '.repeat(long)}x`],
  ['digits', `+${'1'.repeat(long)}x`],
  ['digits in groups', '+91 (98)-'.repeat(long / 9)],
  ['dates', '12 March 2024, '.repeat(long / 15)],
  ['letters', 'daymonday'.repeat(long / 9)],
  ['signs', '-'.repeat(long) + 'x'],
  ['at signs', 'a@a.'.repeat(long / 4)],
  ['brackets', '('.repeat(long)],
])('cells with 32,000 %s are inspected', (_, text) => {
  const lines = Array.from({ length: 60 }, (_line, at) => [
    String(at + 1),
    ...[text, text, text, text, `ITA-${at}${text}`, text, text],
  ]);
  expect(inspect(lines).register.records).toHaveLength(60);
});
