import papa, { type ParseStepResult } from 'papaparse';

import { textWithoutColumns } from '../file/text.ts';
import { RegisterFault } from '../faults.ts';
import { defaultLimits, type Limits, type ReadOptions, type SheetRow } from '../sheet/sheet.ts';
import { SheetBuilder } from './sheet-builder.ts';

/**
 * The rows of a CSV (RFC 4180), every cell as the text that is there.
 *
 * A row ends with CRLF, LF or CR, whatever the others end with. Rows are numbered as a spreadsheet would: a
 * cell of two lines is one row, a blank line is one too.
 *
 * @throws RegisterFault `not-a-spreadsheet` where nothing parts columns, `damaged` where a quotation mark swallows the rows after it, `too-large` beyond
 *   the limits
 */
export function readCsv(text: string, options: ReadOptions = {}): SheetRow[] {
  const delimiter = csvDelimiter(text);
  if (delimiter === undefined) throw new RegisterFault('not-a-spreadsheet', textWithoutColumns);
  const body = text.replace(namingLine, '');
  checkColumns(body, delimiter, options.limits ?? defaultLimits);
  const rows = new SheetBuilder(options);
  // papaparse knows one line end for the whole file, so it gets one; cells get back what they had.
  const lineEnds = body.matchAll(anyLineEnd);
  const nextLineEnd = () => lineEnds.next().value?.[0] ?? '';
  let number = 0;
  papa.parse<string[]>(body.replace(anyLineEnd, '\n'), {
    delimiter,
    newline: '\n',
    step: ({ data, errors }: ParseStepResult<string[]>) => {
      number++;
      checkQuotes(number, data, errors);
      const cells = data.map((cell) =>
        cell.includes('\n') ? cell.replaceAll('\n', nextLineEnd) : cell,
      );
      nextLineEnd();
      rows.addRow(number, cells);
    },
  });
  return rows.finish();
}

const anyLineEnd = /\r\n?|\n/g;

/** Blank cells are not kept, but a line of nothing but delimiters would be an array of as many. */
const delimitersToACell = 8;

function checkColumns(text: string, delimiter: string, limits: Limits): void {
  let count = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) count++;
  if (count > limits.maxCells * delimitersToACell)
    throw new RegisterFault('too-large', 'blank cells');
}

/**
 * A cell that begins with a quotation mark goes on to the next one, over line ends if it must. Where that
 * one is missing, or is where none may be, and a line end was passed, rows may have been swallowed.
 */
function checkQuotes(
  row: number,
  cells: readonly string[],
  errors: ParseStepResult<string[]>['errors'],
): void {
  const broken = errors.find((error) => error.type === 'Quotes');
  if (!broken) return;
  if (broken.code === 'MissingQuotes' || cells.some((cell) => cell.includes('\n'))) {
    throw new RegisterFault('damaged', `row ${row}: a quotation mark is not closed`);
  }
}

const delimiters = [',', ';', '\t'] as const;

type Delimiter = (typeof delimiters)[number];

/** How many lines are tried. */
const lines = 100;

/**
 * What parts the columns of a CSV, or undefined where nothing does.
 *
 * The delimiter is the one that parts most lines into the same number of columns, and into the most: a
 * semicolon file whose numbers have decimal commas has more columns by its semicolons. Excel's own first
 * line `sep=;` decides at once, and so do tabs, which nobody types into a cell.
 */
function csvDelimiter(text: string): Delimiter | undefined {
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

/** The delimiter in a first line `sep=;`. */
function namedDelimiter(text: string): Delimiter | undefined {
  const sign = namingLine.exec(text)?.[1];
  return delimiters.find((delimiter) => delimiter === sign);
}

const namingLine = /^"?sep=([,;\t])"?(?:\r\n?|\n|$)/i;

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
