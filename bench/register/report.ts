import type { Goal } from '../goal.ts';
import type { Compared, Measured } from './measure.ts';

/** Above the lines of results. */
export function headings(): string {
  return line(['', 'floor', 'ours', 'SheetJS', 'ours, cold', 'ours/floor', 'SheetJS/ours']);
}

/** What was measured of a workbook. */
export function resultLine(measured: Measured, hasDates: boolean): string {
  const { oursToFloor, sheetjsToOurs, oursCold } = measured;
  const times = [oursToFloor.below, oursToFloor.above, sheetjsToOurs.above, oursCold];
  return line([
    nameOf(measured, hasDates),
    ...times.map((time) => time.toFixed(1)),
    ratioOf(oursToFloor),
    ratioOf(sheetjsToOurs),
  ]);
}

/** What is wanted of the largest workbooks. */
export function goalsOf(measured: Measured, hasDates: boolean): Goal[] {
  const { oursToFloor, sheetjsToOurs } = measured;
  const where = `at ${nameOf(measured, hasDates)}`;
  return [
    { text: `ours/floor at most 4 ${where}`, isMet: oursToFloor.ratio <= 4 },
    { text: `SheetJS/ours at least 4 ${where}`, isMet: sheetjsToOurs.ratio >= 4 },
  ];
}

function nameOf({ rows }: Measured, hasDates: boolean): string {
  return `${rows.toLocaleString('en')} rows${hasDates ? ' with dates' : ''}`;
}

/** The median, and the quartiles around it. */
function ratioOf({ ratio, quartiles: [lower, upper] }: Compared): string {
  return `${ratio.toFixed(2)} (${lower.toFixed(2)}–${upper.toFixed(2)})`;
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(i > 4 ? 20 : 11)))
    .join('');
}
