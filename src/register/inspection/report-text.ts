import type { FoundColumn } from './columns.ts';

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

/**
 * Whether a trimmed text has white space in it that nobody types on purpose: two spaces in a row, or
 * anything but a plain space, such as a no-break space, a tab or a line break.
 */
export function hasStraySpace(text: string): boolean {
  return / {2}|[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/.test(text);
}

/**
 * Whether a text has characters that nobody can see: controls, marks of direction, soft hyphens,
 * characters that no font has, and the replacement character of a wrong encoding. The two joiners,
 * U+200C and U+200D, belong to the spelling of Indian names.
 */
export function hasNonPrinting(text: string): boolean {
  return /[^\P{C}\u200c\u200d]|\ufffd/u.test(text);
}

/** The text with stray spaces as `␣`, and whatever else cannot be seen as `▯`. */
export function visibleText(text: string): string {
  return text
    .replaceAll(/^ +| +$| {2,}/g, (blanks) => '␣'.repeat(blanks.length))
    .replaceAll(/[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/g, '␣')
    .replaceAll(/[^\P{C}\u200c\u200d]|\ufffd/gu, '▯');
}
