import type { CertificateRecord } from '../certificates/certificates.ts';
import { similarityKey } from '../certificates/similar-ids.ts';
import { formedId } from '../ids.ts';
import type { HeadedColumn } from './column-profiles.ts';
import { isNumber, isShortenedNumber, looksLikeValue, visibleText } from './text-kinds.ts';

type Records = readonly CertificateRecord[];

/** Finds the certificates whose IDs the spreadsheet has changed, and those with unchanged IDs. Skips blank IDs. */
export function idsAsTyped(certificates: Records, column: HeadedColumn | undefined) {
  // If several IDs are 0, they are reported as `zero-value` and left out here.
  const zeros = certificates.filter(({ id }) => id === '0').length;
  const readable = certificates.filter(({ id }) => id !== '' && (id !== '0' || zeros === 1));
  const isChanged = changedAmong(readable, column);
  return {
    changed: readable.filter(isChanged),
    whole: readable.filter((record) => !isChanged(record)),
  };
}

/** The pattern of an ID, such as `AAA-0000-0000` for `ITA-2024-0017`. Each small letter becomes `a`. */
export function patternOf(id: string): string {
  return id
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a');
}

/** The pattern of an ID without repeated signs: `A-0-0` for `ITA-2024-0017`. Every dash becomes `-`. */
function loosePatternOf(id: string): string {
  return patternOf(id)
    .replaceAll(/([0Aa])\1+/g, '$1')
    .replaceAll(/\p{Dash}/gu, '-');
}

/**
 * Returns a function that says whether a spreadsheet must have changed an ID. A shortened number such as `2.02E+11`
 * was changed. If some IDs begin with zeros, a shorter number has lost its own zeros: beside `0012`, `13` was `0013`.
 *
 * IDs with the same pattern form a group. A group is unchanged if one of its IDs can't be a number, a date or a truth
 * value. For example, the series 24-12, 24-13 is unchanged, since 24-13 is no date.
 *
 * If most IDs are in unchanged groups, any other ID that looks like a number, a date or a truth value was changed.
 * For example, the spreadsheet turned the ID `24E005` into `2400000`, and the ID `1-3-1` into `01/03/01`.
 */
function changedAmong(
  records: Records,
  column: HeadedColumn | undefined,
): (record: CertificateRecord) => boolean {
  const isValue = ({ id, days }: CertificateRecord) =>
    looksLikeValue(id) || (column !== undefined && days?.[column.index] !== undefined);
  const shape = ({ id }: CertificateRecord) => (isNumber(id) ? patternOf(id) : loosePatternOf(id));
  const groups = [...Map.groupBy(records, shape).values()];
  const alike = new Set(groups.filter((same) => same.length > 1 && !same.every(isValue)).flat());
  const areAlike = alike.size * 2 >= records.length;
  const areNumbers = records.filter(({ id }) => isNumber(id)).length * 2 >= records.length;
  const padded = records.filter(({ id }) => /^0\d+$/.test(id)).map(({ id }) => id.length);
  const digits = padded.reduce((fewest, length) => Math.min(fewest, length), padded[0] ?? 0);
  return (record) => {
    const { id } = record;
    if (isShortenedNumber(id) || (/^[1-9]\d*$/.test(id) && id.length < digits)) return true;
    if (!areAlike || alike.has(record)) return false;
    return isValue(record) || (isNumber(id) && !areNumbers);
  };
}

/** The certificates whose IDs have invisible characters, or a space that other IDs of the same pattern lack. */
export function idsWithSpaces(records: Records): Records {
  const shapes = new Set(records.map(({ id }) => patternOf(id)));
  return records.filter(
    ({ id }) =>
      visibleText(id) !== id || (id.includes(' ') && shapes.has(patternOf(id.replaceAll(' ', '')))),
  );
}

export function duplicates(records: Records): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => id).values()].filter((same) => same.length > 1);
}

/** Groups of certificates with easily confused IDs, unless the owner has confirmed all IDs of the group. */
export function alike(records: Records, confirmed: readonly string[]): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => similarityKey(id)).values()].filter(
    (group) =>
      group.some(({ id }) => id !== group[0]?.id) &&
      !group.every(({ id }) => confirmed.includes(id)),
  );
}

/**
 * The IDs that can be guessed: short IDs, and IDs that differ only in digits and have numbers close to each other.
 */
export function guessable(ids: readonly string[], prefixes: readonly string[]): string[] {
  const others = [...new Set(ids)].filter(
    (id) => id !== '' && formedId(id, prefixes).form !== 'new',
  );
  const byFrame = Map.groupBy(others, (id) => id.replace(/\p{Nd}+/gu, '#'));
  // A computer can try all combinations of fewer than six letters and digits.
  const isShort = (id: string) => id.replace(/[^\p{L}\p{Nd}]/gu, '').length < 6;
  return [...byFrame.values()].flatMap((same) => (isClose(same) ? same : same.filter(isShort)));
}

/** Whether at least one in a million possible numbers is an ID. A computer can try a million numbers in a minute. */
function isClose(ids: readonly string[]): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const id of ids) {
    const number = Number(id.normalize('NFKC').replace(/[^0-9]/g, ''));
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const range = most - least + 1;
  return ids.length > 1 && range / ids.length <= 1_000_000;
}
