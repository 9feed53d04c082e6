import { rowsAboveData } from '../rules/certificates-in.ts';
import { filledCells } from '../rules/filled-cells.ts';
import type { RegisterColumns } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { columnProfiles, foundColumns } from './column-profiles.ts';
import type { Finding, PlainFindingKind } from './finding.ts';
import { isRegister, type OtherSheet } from './other-sheets.ts';
import { personalData } from './personal-data.ts';

/**
 * The other sheets of a workbook that is published as it is, since everybody can download them with the register: a
 * fault where one holds personal data, else a note. One that is a register too is for `otherSheets` to tell.
 *
 * @param today tells dates of birth from other dates
 */
export function publishedSheets(
  others: readonly OtherSheet[],
  positions: RegisterColumns,
  today: Date,
): Finding[] {
  return others.flatMap(({ name, rows }): Finding[] => {
    const filled = rows.filter(({ cells }) => filledCells(cells).length > 0);
    const personal = personalKinds(filled, today);
    const isTold = filled.length === 0 || isRegister(filled, positions);
    const kinds = personal.length > 0 || isTold ? personal : (['other-sheet'] as const);
    return kinds.map((kind) => ({ kind, rows: [], columns: [], texts: [name] }));
  });
}

/** A single one may be the academy's own. */
const fewest = 2;

/** What there is of several people. */
function personalKinds(rows: readonly SheetRow[], today: Date): PlainFindingKind[] {
  const columnAt = foundColumns(rows, rows.slice(0, rowsAboveData));
  const found = personalData(columnProfiles(rows, columnAt), today);
  const several = found.filter((finding) => finding.rows.length >= fewest);
  return [...new Set(several.flatMap(({ kind }) => inSheet.get(kind) ?? []))];
}

/** Old dates may be something else, and are not told of a sheet that is no register. */
const inSheet = new Map<Finding['kind'], PlainFindingKind>([
  ['e-mail-addresses', 'e-mail-addresses-in-sheet'],
  ['phone-numbers', 'phone-numbers-in-sheet'],
  ['dates-of-birth', 'dates-of-birth-in-sheet'],
  ['aadhaar-numbers', 'aadhaar-numbers-in-sheet'],
]);
