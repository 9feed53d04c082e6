import { expect, test } from 'vitest';
import { headings, titleRow } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { inspectRegister } from './inspect-register.ts';

/** How long it takes to inspect these lines, which are the rows of another sheet too. */
function timeOf(lines: readonly (readonly string[])[]): number {
  const rows = sheetRows(titleRow, headings, ...lines);
  const others = [{ name: 'Notes', rows: rows.slice(0, 100) }];
  const workbook = { name: 'Register', position: 1, isHidden: false, others };
  const columns = { student: 2, course: 3, id: 5, status: 4, validUntil: 6 };
  const start = performance.now();
  inspectRegister(rows, { courses: ['Python', 'Core Java'], columns, workbook });
  return performance.now() - start;
}

test('ten times as many IDs that the spreadsheet shortened do not take a hundred times as long', () => {
  const time = (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => [
      String(at + 1),
      ...['Asha Rao', 'Python', '', '', '2.02E+11'],
    ]);
    return Math.min(timeOf(lines), timeOf(lines));
  };
  expect(time(40_000) / time(4000)).toBeLessThan(40);
}, 120_000);

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
])(
  'cells with 32,000 %s take no more than fifty times as long as short ones',
  (_, cell) => {
    const time = (text: string) => {
      const lines = Array.from({ length: 60 }, (_, at) => [
        String(at + 1),
        ...[text, text, text, text, `ITA-${at}${text}`, text, text],
      ]);
      return Math.min(timeOf(lines), timeOf(lines), timeOf(lines));
    };
    const ratio = time(cell) / time(cell.slice(0, 60));
    expect(ratio).toBeLessThan(50);
  },
  120_000,
);
