import type { CertificateRecord } from '../rules/register.ts';
import { similarityKey } from '../lookup/similar-ids.ts';
import { looseShapeOf } from './id-shape.ts';
import { spoiltText, type SpoiltText } from './spoilt-text.ts';
import { dateIn, isShortenedNumber } from './value-kind.ts';

export type SpoiltId = SpoiltText | 'shortened-number' | 'date-for-id';

/**
 * The certificates whose ID can't be what is printed on them, by what it is instead.
 *
 * @param records those with an ID, in sheet order
 */
export function spoiltIds(
  records: readonly CertificateRecord[],
): Map<SpoiltId, CertificateRecord[]> {
  const isRounded = roundedAmong(records);
  const isWord = wordAmong(records);
  const isDate = dateAmong(records);
  const kindOf = (id: string): SpoiltId | undefined => {
    if (isShortenedNumber(id) || isRounded(id)) return 'shortened-number';
    return spoiltText(id) ?? (isWord(id) ? 'placeholder' : isDate(id) ? 'date-for-id' : undefined);
  };
  const spoilt = new Map<SpoiltId, CertificateRecord[]>();
  for (const record of records) {
    const kind = kindOf(record.id);
    const same = kind === undefined ? undefined : spoilt.get(kind);
    if (same) same.push(record);
    else if (kind !== undefined) spoilt.set(kind, [record]);
  }
  return spoilt;
}

type IsOne = (id: string) => boolean;

/** Numbers of more than 15 digits that all end with zeros: Excel has made zeros of the other digits. */
function roundedAmong(records: readonly CertificateRecord[]): IsOne {
  const long = records.filter(({ id }) => /^\d{16,}$/.test(id));
  const areRounded = long.length > 1 && long.every(({ id }) => /^\d{15}0+$/.test(id));
  return (id) => areRounded && /^\d{16,}$/.test(id);
}

/** A text without a digit where most IDs have one, such as "Cancelled"; `ITA-OI` may be meant for `ITA-01`. */
function wordAmong(records: readonly CertificateRecord[]): IsOne {
  const hasDigit = (id: string) => /\p{Nd}/u.test(id);
  const numbered = new Set(
    records.filter(({ id }) => hasDigit(id)).map(({ id }) => similarityKey(id)),
  );
  const areMost = records.filter(({ id }) => hasDigit(id)).length > records.length * 0.6;
  return (id) => areMost && !hasDigit(id) && !numbered.has(similarityKey(id));
}

/** A date where most IDs are none, and none of them has its shape: a spreadsheet makes `Jan-24` of `1-24`. */
function dateAmong(records: readonly CertificateRecord[]): IsOne {
  const isDate = (id: string) => dateIn(id) !== undefined || /^\d{1,2}-[A-Z][a-z]{2}$/.test(id);
  const others = records.filter(({ id }) => !isDate(id));
  if (others.length * 2 <= records.length) return () => false;
  const shapes = new Set(others.map(({ id }) => looseShapeOf(id)));
  return (id) => isDate(id) && !shapes.has(looseShapeOf(id));
}
