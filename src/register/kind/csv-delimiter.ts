import papa from 'papaparse';

import type { Delimiter } from './opened-file.ts';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];

/** How many lines are tried. */
const lines = 100;

/**
 * What parts the columns of a CSV, or undefined where nothing does.
 *
 * The delimiter is the one that parts most lines into the same number of columns, and into the most: a
 * semicolon file whose numbers have decimal commas has more columns by its semicolons. Excel's own first
 * line `sep=;` decides at once, and so do tabs, which nobody types into a cell.
 */
export function csvDelimiter(text: string): Delimiter | undefined {
  const named = namedDelimiter(text);
  if (named) return named;
  const sample = text.slice(0, 200_000).replace(/\r\n?/g, '\n');
  if (isPartedByTabs(sample.split('\n', lines))) return '\t';
  let best: { delimiter: Delimiter; score: number } | undefined;
  for (const delimiter of delimiters) {
    const score = columnScore(sample, delimiter);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best?.delimiter;
}

/**
 * Whether most of these lines have a tab between two texts, as `A-1⇥HTML, CSS, JS`. One at the end of a CSV's cell, which
 * copying leaves behind, is beside a delimiter or the line's end.
 */
export function isPartedByTabs(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => /[^\s,;]\t+[^\s,;]/.test(line)).length > filled.length / 2;
}

/** The text without a first line `sep=;`. */
export function withoutNamedDelimiter(text: string): string {
  return text.replace(naming, '');
}

/** The delimiter in a first line `sep=;`. */
function namedDelimiter(text: string): Delimiter | undefined {
  const sign = naming.exec(text)?.[1];
  return delimiters.find((delimiter) => delimiter === sign);
}

const naming = /^"?sep=([,;\t])"?(?:\r\n?|\n|$)/i;

/** The commonest number of delimiters in a line, times how many lines have it. */
function columnScore(sample: string, delimiter: Delimiter): number {
  const { data } = papa.parse<string[]>(sample, {
    delimiter,
    newline: '\n',
    preview: lines,
    skipEmptyLines: true,
  });
  const counts = new Map<number, number>();
  for (const row of data) {
    if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([columns, rows]) => (columns - 1) * rows));
}
