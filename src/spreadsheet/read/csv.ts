import papa, { type ParseStepResult } from 'papaparse';
import { textWithoutColumns } from '../file/text.ts';
import { damaged, SheetFault } from '../faults.ts';
import { isBlank, type ReadOptions } from '../sheet/cells.ts';
import type { SheetTable } from '../sheet/sheet-table.ts';
import { SheetBuilder } from '../sheet/sheet-builder.ts';

/**
 * The rows of a CSV (RFC 4180), with the texts that LibreOffice shows. Rows are numbered as in a spreadsheet: a cell
 * of two lines is in one row, and a blank line is a row.
 *
 * @throws SheetFault `not-a-spreadsheet` if there are no columns; `damaged` if a quotation mark is not closed, or
 *   if a register ends within a row; `too-large` beyond the limits
 */
export function readCsv(text: string, options: ReadOptions = {}): SheetTable {
  const lines = text.replace(/\r\n?/g, '\n');
  const delimiter = csvDelimiter(lines, options);
  if (delimiter === undefined) throw new SheetFault('not-a-spreadsheet', textWithoutColumns);
  refuseManyMisquotes(lines, delimiter);
  const builder = new SheetBuilder(options);
  const lengths: number[] = [];
  let lastCells: readonly string[] = [];
  const misquoted: number[] = [];
  const hasFormulas = text.includes('=');
  let number = 0;
  papa.parse<string[]>(parsable(lines.replace(namingLine, ''), delimiter), {
    newline: '\n',
    delimiter,
    step: ({ data, errors }) => {
      number++;
      checkQuotes(number, data, errors);
      if (errors.length > 0) misquoted.push(number);
      if (data.length > 1 || data[0] !== '') {
        lengths.push(data.length);
        lastCells = data;
      }
      data.forEach((cell, column) => {
        const shown = hasFormulas ? cellText(cell) : cell;
        if (shown === undefined) builder.setNotKnown(column);
        else if (!isBlank(shown)) builder.set(column, builder.counted(shown));
      });
      builder.endRow(number);
    },
  });
  const rows = builder.finish();
  if (options.isList !== true && !lines.endsWith('\n') && !isFooter(lastCells, rows))
    checkLastRow(lengths);
  markTornRows(rows, Math.max(...lengths.slice(0, rowsAbove)), misquoted);
  return rows;
}

/** The first two rows are titles or headings (R3). They may have more or fewer cells than the rows below. */
const rowsAbove = 2;

/**
 * Removes the spaces between delimiters and quotation marks: `1, "A, B" ,C` becomes `1,"A, B",C`. LibreOffice ignores
 * such spaces, but the parser does not, since RFC 4180 forbids them.
 */
function parsable(lines: string, delimiter: string): string {
  if (!lines.includes(`${delimiter} `) || !lines.includes(' "')) return lines;
  const sign = delimiter === '\t' ? '\\t' : `\\${delimiter}`;
  const cell = new RegExp(
    `(^|[${sign}\\n])(?: *("[^"]*(?:""[^"]*)*") *(?=[${sign}\\n]|$)|([^${sign}\\n]*))`,
    'g',
  );
  return lines.replace(cell, (_, before: string, quoted?: string, plain?: string) => {
    return before + (quoted ?? plain ?? '');
  });
}

/**
 * Programs write a text that looks like a number as `="0012"`, which shows 0012. A `HYPERLINK` formula shows the name
 * of its link. Any other formula gives undefined. If a sheet was saved while it displayed its formulas, the file
 * lacks their results (R7).
 */
function cellText(cell: string): string | undefined {
  const text = (aText.exec(cell) ?? aLink.exec(cell))?.[1];
  if (text !== undefined) return text.replaceAll('""', '"');
  return aFormula.test(cell) ? undefined : cell;
}

const aText = /^\s*="((?:[^"]|"")*)"\s*$/;
const aLink = /^\s*=HYPERLINK\("(?:[^"]|"")*"[,;]\s*"((?:[^"]|"")*)"\)\s*$/i;

/** A formula such as `=UPPER(B3)`, `=$B$3&"-1"` or `=Sheet2!F3`. */
const aFormula = /^\s*=[+-]?(?:[A-Z][A-Z\d.]*\(|(?:'[^']+'!|\w+!)?\$?[A-Z]{1,3}\$?\d+(?!\w))/i;

/**
 * Refuses a CSV with a cell that has many misplaced quotation marks, as if its closing mark were missing. The parser
 * would keep an error for each mark until the cell ends, in more memory than a phone has.
 */
function refuseManyMisquotes(lines: string, delimiter: string): void {
  const endsCell = (at: number) => [delimiter, '\n', ''].includes(lines.charAt(at));
  let open = lines.indexOf('"');
  while (open !== -1) {
    let mark = open;
    if (open === 0 || endsCell(open - 1)) {
      let misplaced = 0;
      mark = lines.indexOf('"', open + 1);
      while (mark !== -1 && misplaced <= mostMisplaced) {
        const isDouble = lines.charAt(mark + 1) === '"';
        let after = mark + 1;
        while (lines.charAt(after) === ' ') after++;
        if (!isDouble && endsCell(after)) break;
        if (!isDouble) misplaced++;
        mark = lines.indexOf('"', mark + (isDouble ? 2 : 1));
      }
      if (misplaced > mostMisplaced) throw damaged('a quotation mark is not closed');
      if (mark === -1) return;
    }
    open = lines.indexOf('"', mark + 1);
  }
}

/** The most misplaced quotation marks in a cell. People type a few, as in `"Asha "Rinku" Rao"`. */
const mostMisplaced = 50;

/**
 * Refuses a CSV if one of its cells may contain whole rows by mistake. Such a cell lacks its closing quotation mark,
 * or has a line end and a misplaced quotation mark.
 */
function checkQuotes(
  row: number,
  cells: readonly string[],
  errors: ParseStepResult<string[]>['errors'],
): void {
  const broken = errors.find((error) => error.type === 'Quotes');
  if (!broken) return;
  if (broken.code === 'MissingQuotes' || cells.some((cell) => cell.includes('\n'))) {
    throw damaged(`row ${row}: a quotation mark is not closed`);
  }
}

/**
 * Refuses a register that was cut off within its last row: nobody knows how many rows are missing. A complete last
 * row is hardly ever shorter than all others, even in a typed register. Programs that leave out the last line end,
 * such as Google Sheets, write the same number of delimiters in every row.
 *
 * @param lengths the number of cells in each row that is not an empty line
 */
function checkLastRow(lengths: readonly number[]): void {
  const below = lengths.slice(rowsAbove);
  const last = below.pop();
  if (last === undefined || below.length === 0 || below.some((length) => length <= last)) return;
  throw damaged(
    'the last row is shorter than all others and has no line end, so the file seems to be cut off (if it is complete, press Enter at the end of its last row)',
  );
}

/**
 * Whether a short last row, such as `Total,3`, is complete. Its first cell must have no digit, and the first cell of
 * each row above must have one.
 *
 * A last row of only one cell, such as `A`, could be the beginning of `A-12`. It counts as complete only if each row
 * above begins with a digit, since a cut-off row would then begin with a digit too.
 */
function isFooter(last: readonly string[], rows: SheetTable): boolean {
  const numbered = last.length > 1 ? /\d/ : /^\s*\d/;
  if (/\d/.test(last[0] ?? '')) return false;
  for (let index = rowsAbove; index < rows.length - 1; index++) {
    if (!numbered.test(rows.textAt(index, 0) ?? '')) return false;
  }
  return true;
}

/**
 * Marks the rows that may be split in the wrong places. Such a row has a quotation mark that is not doubled, or more
 * cells than the headings. If most rows have more cells than the headings, the number of cells does not count.
 *
 * @param width the number of cells in the headings, with the blank cells that programs write at the end of a row
 */
function markTornRows(rows: SheetTable, width: number, misquoted: readonly number[]): void {
  const longer: number[] = [];
  for (let index = 0; index < rows.length; index++) {
    const beyond = rows.findColumn(index, (_, column) => column >= width);
    if (beyond !== undefined) longer.push(rows.numberOf(index));
  }
  for (const number of misquoted) rows.torn.set(number, 'misquoted');
  if (longer.length * 2 > rows.length - rowsAbove) return;
  for (const number of longer) rows.torn.set(number, 'longer');
}

const delimiters = [',', ';', '\t', '|'];

/** `csvDelimiter` looks at this many lines. */
const tried = 100;

/**
 * The delimiter between columns; undefined if there are no columns. A first line such as `sep=;` decides. If most
 * lines have tabs, the delimiter is the tab, since nobody types tabs into a cell. Otherwise the best delimiter makes
 * the headings as wide as most rows. Ties go to the delimiter with the most headings, then to the delimiter with the
 * most columns.
 */
function csvDelimiter(lines: string, options: ReadOptions): string | undefined {
  const named = namingLine.exec(lines)?.[1];
  if (named !== undefined) return named;
  const sample = lines.slice(0, 200_000);
  if (isPartedByTabs(sample.split('\n', tried))) return '\t';
  let best: { readonly delimiter: string; readonly scores: readonly number[] } | undefined;
  for (const delimiter of delimiters) {
    const rows = papa.parse<string[]>(parsable(sample, delimiter), {
      newline: '\n',
      delimiter,
      preview: tried,
      skipEmptyLines: true,
    }).data;
    if (rows.every((row) => row.length < 2)) continue;
    const scores = delimiterScores(rows, options);
    if (!best || isMore(scores, best.scores)) best = { delimiter, scores };
  }
  return best?.delimiter;
}

/** A first line such as `sep=;`, in which Excel names the delimiter. */
const namingLine = /^"?sep=([^\w\n"])"?(?:\n|$)/i;

/**
 * Whether most of the `lines` have a tab between two texts, as in `A-1⇥HTML, CSS, JS`. A tab next to a delimiter or a
 * line end does not count, since copying may leave such a tab in a cell.
 */
export function isPartedByTabs(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => /[^\s,;]\t+[^\s,;]/.test(line)).length > filled.length / 2;
}

/** Rates a delimiter by the `rows` that it gives. The first score counts most. */
function delimiterScores(
  rows: readonly (readonly string[])[],
  { isList }: ReadOptions,
): readonly number[] {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual, count] = [...counts].reduce((most, other) => (other[1] > most[1] ? other : most));
  const headings = rows[rowsAbove - 1]?.length ?? 0;
  const isAsHeadings = count * 2 > rows.length && headings === usual;
  const columns = Math.max(...[...counts].map(([length, times]) => (length - 1) * times));
  return isList ? [columns] : [Number(isAsHeadings), headings, columns];
}

/** Compares two lists of scores. The first score that differs decides. */
function isMore(scores: readonly number[], than: readonly number[]): boolean {
  const at = scores.findIndex((score, index) => score !== than[index]);
  return at !== -1 && (scores[at] ?? 0) > (than[at] ?? 0);
}
