import papa, { type ParseStepResult } from 'papaparse';
import { textWithoutColumns } from '../file/text.ts';
import { RegisterFault } from '../faults.ts';
import type { ReadOptions, SheetRow } from '../sheet/cells.ts';
import { SheetBuilder } from './sheet-builder.ts';

/**
 * The rows of a CSV (RFC 4180), every cell as the text that is there.
 *
 * A row ends with CRLF, LF or CR, whatever the others end with; in a cell each is LF. Rows are numbered as a spreadsheet
 * would: a cell of two lines is one row, a blank line is one too.
 *
 * @throws RegisterFault `not-a-spreadsheet` where nothing parts columns, `damaged` where a quotation mark swallows the
 *   rows after it, `too-large` beyond the limits
 */
export function readCsv(text: string, options: ReadOptions = {}): SheetRow[] {
  const lines = text.replace(/\r\n?/g, '\n');
  const delimiter = csvDelimiter(lines);
  if (delimiter === undefined) throw new RegisterFault('not-a-spreadsheet', textWithoutColumns);
  const body = lines.replace(namingLine, '');
  const rows = new SheetBuilder(options);
  let number = 0;
  papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }: ParseStepResult<string[]>) => {
      number++;
      checkQuotes(number, data, errors);
      rows.addRow(number, data);
    },
  });
  return rows.finish();
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

const delimiters = [',', ';', '\t'];

/** In lines. */
const tried = 100;

/**
 * The delimiter with which most lines have the same number of columns, times that number: a semicolon file whose numbers
 * have decimal commas has more columns by its semicolons. Excel's own first line `sep=;` decides at once, and so do tabs, which nobody
 * types into a cell. Undefined where nothing parts columns.
 */
function csvDelimiter(lines: string): string | undefined {
  const named = namingLine.exec(lines)?.[1];
  if (named !== undefined) return named;
  const sample = lines.slice(0, 200_000);
  if (isPartedByTabs(sample.split('\n', tried))) return '\t';
  const scores = delimiters.map((delimiter) => columnScore(sample, delimiter));
  const best = Math.max(...scores);
  return best > 0 ? delimiters[scores.indexOf(best)] : undefined;
}

/** Excel's own first line, `sep=;`. */
const namingLine = /^"?sep=([,;\t])"?(?:\n|$)/i;

/**
 * Whether most of these lines have a tab between two texts, as `A-1⇥HTML, CSS, JS`. One at the end of a CSV's cell, which
 * copying leaves behind, is beside a delimiter or the line's end.
 */
export function isPartedByTabs(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => /[^\s,;]\t+[^\s,;]/.test(line)).length > filled.length / 2;
}

/** The commonest number of delimiters in a line, times how many lines have it. */
function columnScore(sample: string, delimiter: string): number {
  const { data } = papa.parse<string[]>(sample, {
    delimiter,
    newline: '\n',
    preview: tried,
    skipEmptyLines: true,
  });
  const counts = new Map<number, number>();
  for (const row of data) {
    if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([columns, rows]) => (columns - 1) * rows));
}
