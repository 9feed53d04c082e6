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
