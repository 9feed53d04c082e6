import { eachFilledCell } from '../rules/filled-cells.ts';
import { isKeptColumn } from '../rules/sheet-columns.ts';
import type { CertificateRecord } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { FoundColumn } from './column-profiles.ts';
import { grouped } from './grouped.ts';
import { looseShapeOf } from './id-shape.ts';

/** An ID in a column that is dropped (R4), in a row that has none where it belongs. */
export interface UnreadId {
  readonly record: CertificateRecord;
  readonly column: FoundColumn;
  readonly id: string;
}

/**
 * The IDs in dropped columns, by column: texts there that have the form of other IDs, in rows without an ID.
 *
 * @param withoutId the certificates in whose column of IDs nothing is
 * @param withId the others
 */
export function idsInUnreadColumns(
  withoutId: readonly CertificateRecord[],
  withId: readonly CertificateRecord[],
  rows: readonly SheetRow[],
  columnAt: (index: number) => FoundColumn,
): UnreadId[][] {
  if (withoutId.length === 0) return [];
  const shapes = new Set(withId.map(({ id }) => looseShapeOf(id)));
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]));
  const found = withoutId.flatMap((record) => {
    const unread: UnreadId[] = [];
    eachFilledCell(cellsOf.get(record.row) ?? [], (id, index) => {
      if (!shapes.has(looseShapeOf(id))) return;
      const column = columnAt(index);
      if (column.name !== undefined && !isKeptColumn(column.name))
        unread.push({ record, column, id });
    });
    return unread.slice(0, 1);
  });
  return [...grouped(found, ({ column }) => column.index).values()];
}
