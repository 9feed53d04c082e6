import type { CertificateRecord } from '../rules/register.ts';
import { grouped } from './grouped.ts';
import { looseShapeOf } from './id-shape.ts';

export type OddId = 'odd-id' | 'short-numbers' | 'long-number';

/**
 * IDs that may be right, and are worth a look.
 *
 * @param records those whose ID is not spoilt, in sheet order
 */
export function oddIds(records: readonly CertificateRecord[]): Map<OddId, CertificateRecord[]> {
  const areShort = records.length >= 3 && records.every(({ id }) => /^\d{1,2}$/.test(id));
  return new Map([
    ['odd-id', ofAnotherShape(records)],
    ['short-numbers', areShort ? [...records] : []],
    ['long-number', records.filter(({ id }) => /^\d{16,}$/.test(id))],
  ]);
}

/** Whether the ID has a dash that no keyboard types; spreadsheets and phones put it in for a hyphen. */
export function withLongDash({ id }: CertificateRecord): boolean {
  return /(?!-)\p{Dash}/u.test(id);
}

/** Fewer IDs than this have no usual shape. */
const fewest = 5;

function ofAnotherShape(records: readonly CertificateRecord[]): CertificateRecord[] {
  const shapes = grouped(records, ({ id }) => looseShapeOf(id));
  const usual = [...shapes.values()].find(({ length }) => length >= records.length * 0.8);
  if (records.length < fewest || usual === undefined) return [];
  const isUsual = new Set(usual);
  return records.filter((record) => !isUsual.has(record));
}
