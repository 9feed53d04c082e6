import { xlsxFile } from '../../register/list/table-file.ts';
import { certificatesIn, textIn } from '../../register/certificates/certificates.ts';
import {
  keptColumn,
  sheetColumns,
  type RegisterColumns,
} from '../../register/certificates/columns.ts';
import type { SheetRow } from '../../register/sheet/sheet.ts';
import { trimText } from '../../register/sheet/cells.ts';

/**
 * The certificates of a sheet as .xlsx, with no more than the validator needs, below two rows of headings: each value in
 * the column in which the site's settings look for it, the certificate's number in column A, and nothing else.
 */
export function publishableCopy(
  rows: readonly SheetRow[],
  positions: RegisterColumns,
): Uint8Array<ArrayBuffer> {
  const { records, columns, names } = certificatesIn(rows, positions);
  const uses = usesOf(positions).map(([use, position]) => ({
    heading: headings[use],
    source: columns[use],
    // In a sheet whose first row has no letters.
    target: keptColumn(sheetColumns([]), position)?.index ?? 0,
  }));
  const width = Math.max(...uses.map(({ target }) => target)) + 1;
  const line = (first: string, textOf: (use: (typeof uses)[number]) => string) => {
    const cells = Array.from({ length: width }, () => '');
    cells[0] = first;
    for (const use of uses) cells[use.target] = textOf(use);
    return cells;
  };
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A');
  const certificates = records.map(({ cells }, at) =>
    line(serial(trimText(cells[columnA ?? -1] ?? ''), at), ({ source }) => textIn(cells, source)),
  );
  return xlsxFile([
    line('Register of certificates', () => ''),
    line('No.', ({ heading }) => heading),
    ...certificates,
  ]);
}

const headings: Readonly<Record<keyof RegisterColumns, string>> = {
  student: 'Student',
  course: 'Course',
  id: 'Certificate ID',
  issued: 'Issued on',
  validUntil: 'Valid until',
  status: 'Status',
  statusSince: 'Status since',
  replacedBy: 'Replaced by',
};

function usesOf(positions: RegisterColumns): [keyof RegisterColumns, number][] {
  // The keys of the settings, which `RegisterColumns` names.
  const entries = Object.entries(positions) as [keyof RegisterColumns, number | undefined][];
  return entries.flatMap(([use, position]) => (position === undefined ? [] : [[use, position]]));
}

/**
 * What is in column A, where that is the certificate's number. Any other text could be personal, and a number of our own
 * could be another certificate's ID.
 */
function serial(text: string, at: number): string {
  return /^\d{1,6}$/.test(text) ? text : `No. ${at + 1}`;
}
