import type { Register } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { Finding } from './finding.ts';

/** Why no row of a sheet holds a certificate, if that is so. */
export function noCertificates(
  { records, dropped }: Register,
  rows: readonly SheetRow[],
  columnAt: (index: number) => FoundColumn,
): Finding[] {
  if (records.length > 0) return [];
  const numbers = new Set(
    dropped.filter(({ reason }) => reason === 'column-a-blank').map(({ row }) => row),
  );
  const blank = rows.filter((row) => numbers.has(row.number));
  const [columnA = 0, columnB = 1] = [0, 1, 2].filter((index) => columnAt(index).name);
  const isNumber = ({ cells }: SheetRow) => /^\d+\.?$/.test(trimText(cells[columnB] ?? ''));
  const kind =
    blank.length === 0
      ? 'no-certificates'
      : blank.filter(isNumber).length * 2 > blank.length
        ? 'numbers-in-b'
        : 'blank-column-a';
  return [{ kind, rows: [...numbers], columns: [columnAt(columnA)], texts: [] }];
}
