import { utils, write, type CellObject } from '@e965/xlsx';

/** `null` is a blank cell. A `CellObject` has a number format of its own. */
export type Cell = string | number | CellObject | null;

/** The two rows above the data (R3). */
export const headings: readonly Cell[][] = [
  ['Register of certificates'],
  ['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID', 'Clerk'],
];

/** A plain sheet: the two rows above the data, then `rows`. */
export function plainSheet(...rows: Cell[][]): Buffer {
  return workbook([...headings, ...rows]);
}

/**
 * Plain sheets, after a column was deleted, after one was inserted, and after two have changed places. If each row of
 * `rows` has a note and a clerk, column F has texts that differ, as IDs do.
 */
export function movedSheets(...rows: Cell[][]): Buffer[] {
  const all = [...headings, ...rows];
  return [
    all.map((row) => row.toSpliced(3, 1)),
    all.map((row) => row.toSpliced(2, 0, null)),
    all.map(([number = null, student = null, course = null, ...rest]) => [
      ...[number, course, student],
      ...rest,
    ]),
  ].map((moved) => workbook(moved));
}

/** A plain sheet as Google publishes it: a web page with row numbers, column letters and frozen headings. */
export function publishedPage(...rows: Cell[][]): Buffer {
  const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const letters = columns.map((letter) => `<th class="column-headers-background">${letter}</th>`);
  const lines = [...headings, ...rows].map((row, at) => {
    const cells = columns.map((_, column) => `<td class="s0" dir="ltr">${shown(row[column])}</td>`);
    const head = `<th class="row-headers-background"><div class="row-header-wrapper">${at + 1}</div></th>`;
    return `<tr style="height: 20px">${head}${cells.join('')}</tr>`;
  });
  const frozen = `<tr><th class="freezebar-cell"></th>${columns.map(() => '<td class="freezebar-cell"></td>').join('')}</tr>`;
  return Buffer.from(`<!DOCTYPE html><html><head><meta charset="utf-8"><title>Register - Google Drive</title><style>.s0{color:#000}</style></head>
    <body><div id="top-bar">Register of certificates</div><table class="waffle"><thead><tr><th class="row-header freezebar-origin-ltr"></th>
    ${letters.join('')}</tr></thead><tbody>${lines.toSpliced(2, 0, frozen).join('\n')}</tbody></table><script>document.write('no')</script></body></html>`);
}

function shown(cell: Cell | undefined): string {
  const text = typeof cell === 'object' && cell ? utils.format_cell(cell) : String(cell ?? '');
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** An .xlsx file. `rows` fill the first worksheet. Each item of `others` fills a further worksheet. */
export function workbook(rows: readonly Cell[][], ...others: Cell[][][]): Buffer {
  const book = utils.book_new();
  for (const [index, sheet] of [rows, ...others].entries()) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([...sheet]), `Sheet ${index + 1}`);
  }
  // The library returns `any`. With the type "buffer" its result is a Node Buffer.
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
