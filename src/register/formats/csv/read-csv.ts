import papa, { type ParseStepResult } from 'papaparse';

import { withoutNamedDelimiter } from '../../kind/csv-delimiter.ts';
import type { CsvFile } from '../../kind/opened-file.ts';
import { RegisterFault } from '../../faults/register-fault.ts';
import { SheetBuilder } from '../../sheet/sheet-builder.ts';
import { defaultLimits, type Limits, type ReadOptions, type SheetRow } from '../../sheet/sheet.ts';

/**
 * The rows of a CSV (RFC 4180), every cell as the text that is there.
 *
 * A row ends with CRLF, LF or CR, whatever the others end with. Rows are numbered as a spreadsheet would: a
 * cell of two lines is one row, a blank line is one too.
 *
 * @throws RegisterFault `damaged` where a quotation mark swallows the rows after it, `too-large` beyond
 *   the limits
 */
export function readCsv({ text, delimiter }: CsvFile, options: ReadOptions = {}): SheetRow[] {
  const body = withoutNamedDelimiter(text);
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
