import type { StateColumn } from '../rules/register.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { ColumnUse } from './finding.ts';
import { visibleText } from './strange-characters.ts';

/** A text of the register between quotation marks; whatever cannot be seen in it is written out. */
export function quoted(text: string): string {
  return `"${shortened(visibleText(text))}"`;
}

/** A long text cut, so that it does not tear the report apart. */
export function shortened(text: string): string {
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}

/** The first of many. */
export function limited(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** `column G ("Certificate ID")` */
export function columnText(column: FoundColumn | undefined): string {
  const heading = column?.heading === undefined ? '' : ` (${quoted(column.heading)})`;
  return columnLetter(column) + heading;
}

/** `column G`; one without a letter by its place. */
export function columnLetter(column: FoundColumn | undefined): string {
  if (column === undefined) return 'a column';
  return column.name === undefined ? `column number ${column.index + 1}` : `column ${column.name}`;
}

/** How a column is moved to the left of another, in the words of the programs' menus. */
export function movingText(column: FoundColumn, before: FoundColumn): string {
  if (column.name === undefined || before.name === undefined) return '';
  const [from, to] = [column.name, before.name];
  return `In Excel right-click the letter ${from} above the column and choose Cut, then right-click the letter ${to} and choose Insert Cut Cells. In Google Sheets drag the letter ${from} to the left of ${to}.`;
}

/** `row 3`, or `rows 3, 5–9`: three and more that follow each other are written as a range. */
export function rowList(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range && row === range[1] + 1) range[1] = row;
    else ranges.push([row, row]);
  }
  const texts = ranges.flatMap(([first, last]) =>
    last - first >= 2
      ? [`${first}–${last}`]
      : first === last
        ? [`${first}`]
        : [`${first}`, `${last}`],
  );
  return `${rows.length === 1 ? 'row' : 'rows'} ${limited(texts, rangesShown)}`;
}

const rangesShown = 20;

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const useNames: Readonly<
  Record<ColumnUse, { readonly one: string; readonly many: string }>
> = {
  student: { one: 'student', many: 'students' },
  course: { one: 'course', many: 'courses' },
  id: { one: 'certificate ID', many: 'certificate IDs' },
};

export const stateColumnNames: Readonly<Record<StateColumn, string>> = {
  issued: 'the date of issue',
  validUntil: 'the last valid day',
  status: 'the status',
  statusSince: 'the day from which the status holds',
  replacedBy: 'the ID that replaces it',
};
