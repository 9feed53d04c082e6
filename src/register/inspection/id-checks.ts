import type { CertificateRecord } from '../certificates/certificates.ts';
import { similarityKey } from '../certificates/similar-ids.ts';
import { formedId } from '../ids.ts';
import { isDate, isShortenedNumber, visibleText } from './text-kinds.ts';

type Records = readonly CertificateRecord[];

/** The IDs that the spreadsheet has changed, and those that are whole. */
export function idsAsTyped(certificates: Records) {
  const zeros = certificates.filter(({ id }) => id === '0').length;
  const readable = certificates.filter(({ id }) => id !== '' && (id !== '0' || zeros === 1));
  const isSpoilt = spoiltAmong(readable.map(({ id }) => id));
  return {
    spoilt: readable.filter(({ id }) => isSpoilt(id)),
    whole: readable.filter(({ id }) => !isSpoilt(id)),
  };
}

/** `AAA-0000-0000` for `ITA-2024-0017`; small letters are `a`. */
export function shapeOf(id: string): string {
  return id
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a');
}

/** `A-0-0` for `ITA-2024-0017`, whichever dash is in it. */
function looseShapeOf(id: string): string {
  return shapeOf(id)
    .replaceAll(/([0Aa])\1+/g, '$1')
    .replaceAll(/\p{Dash}/gu, '-');
}

/** Whether an ID can't be what is printed: a number or a date that the spreadsheet made of it. */
function spoiltAmong(ids: readonly string[]): (id: string) => boolean {
  // A date where most IDs are none, and none of them has its shape: a spreadsheet makes `Jan-24` of `1-24`.
  const mayBeDate = (id: string) => isDate(id) || /^\d{1,2}-[A-Z][a-z]{2}$/.test(id);
  const others = ids.filter((id) => !mayBeDate(id));
  const shapes = new Set(others.map(looseShapeOf));
  const areNoDates = others.length * 2 > ids.length;
  // Numbers with fewer digits than those that begin with a zero: `7` among `0008` and `0009`.
  const padded = ids.filter((id) => /^0\d+$/.test(id)).map(({ length }) => length);
  const digits = padded.reduce((fewest, length) => Math.min(fewest, length), padded[0] ?? 0);
  return (id) =>
    isShortenedNumber(id) ||
    (areNoDates && mayBeDate(id) && !shapes.has(looseShapeOf(id))) ||
    (/^[1-9]\d*$/.test(id) && id.length < digits);
}

/** With something in them that nobody sees, or with a space without which they would have the shape of others. */
export function withSpaces(records: Records): Records {
  const shapes = new Set(records.map(({ id }) => shapeOf(id)));
  return records.filter(
    ({ id }) =>
      visibleText(id) !== id || (id.includes(' ') && shapes.has(shapeOf(id.replaceAll(' ', '')))),
  );
}

export function duplicates(records: Records): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => id).values()].filter((same) => same.length > 1);
}

/** Those whose IDs differ only in what people mistype, unless the owner has compared and confirmed all of them. */
export function alike(records: Records, confirmed: readonly string[]): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => similarityKey(id)).values()].filter(
    (group) =>
      group.some(({ id }) => id !== group[0]?.id) &&
      !group.every(({ id }) => confirmed.includes(id)),
  );
}

/**
 * The IDs that can be guessed: short ones, and those that differ from others in their digits only and are close to each
 * other, as numbered ones are.
 *
 * @param prefixes of the IDs that have a check character, which are random
 */
export function guessable(ids: readonly string[], prefixes: readonly string[]): string[] {
  const others = [...new Set(ids)].filter(
    (id) => id !== '' && formedId(id, prefixes).form !== 'new',
  );
  // `ITA-#-#` for `ITA-2024-0017`
  const byFrame = Map.groupBy(others, (id) => id.replace(/\p{Nd}+/gu, '#'));
  // So few letters and digits are found by trying them all.
  const isShort = (id: string) => id.replace(/[^\p{L}\p{Nd}]/gu, '').length < 6;
  return [...byFrame.values()].flatMap((same) => (isClose(same) ? same : same.filter(isShort)));
}

/** Whether at least one in a million of the numbers between the first and the last is an ID: a computer tries more in a minute. */
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
