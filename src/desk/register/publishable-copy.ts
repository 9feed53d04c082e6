import { certificatesIn, textIn } from '../../register/certificates/certificates.ts';
import {
  columnsAt,
  mainColumns,
  sheetColumns,
  stateColumns,
  type RegisterColumns,
} from '../../register/certificates/columns.ts';
import { columnLabels } from '../../register/inspection/columns.ts';
import { capitalised } from '../../register/inspection/findings.ts';
import { xlsxFile } from '../../register/list/table-file.ts';
import { trimText } from '../../register/sheet/cells.ts';
import type { SheetRow } from '../../register/sheet/sheet.ts';

/**
 * The certificates of a sheet as .xlsx, with no more than the validator needs, below two rows of headings: each value in
 * the column in which the site's settings look for it, the certificate's number in column A, and nothing else.
 */
export function publishableCopy(
  rows: readonly SheetRow[],
  positions: RegisterColumns,
): Uint8Array<ArrayBuffer> {
  const { records, columns, names } = certificatesIn(rows, positions);
  // In a sheet whose first row has no letters.
  const targets = columnsAt(positions, sheetColumns([]));
  const uses = [...mainColumns, ...stateColumns].filter((use) => targets[use]);
  const line = (first: string, textOf: (use: (typeof uses)[number]) => string) => {
    const cells = [first];
    for (const use of uses) cells[targets[use]?.index ?? 0] = textOf(use);
    // The columns between them are blank.
    return Array.from(cells, (text?: string) => text ?? '');
  };
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A');
  const certificates = records.map(({ cells }, at) =>
    line(serial(trimText(cells[columnA ?? -1] ?? ''), at), (use) => textIn(cells, columns[use])),
  );
  return xlsxFile([
    line('Register of certificates', () => ''),
    line('No.', (use) => capitalised(columnLabels[use].short)),
    ...certificates,
  ]);
}

/**
 * What is in column A, where that is the certificate's number. Any other text could be personal, and a number of our own
 * could be another certificate's ID.
 */
function serial(text: string, at: number): string {
  return /^\d{1,6}$/.test(text) ? text : `No. ${at + 1}`;
}
