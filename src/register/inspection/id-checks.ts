import type { CertificateRecord } from '../certificates/certificates.ts';
import { isOfShape, shapeOfId } from '../id-shapes.ts';
import { formedId } from '../ids.ts';
import { isShortenedNumber, visibleText } from './text-kinds.ts';
import type { Found, IdShape, InspectedSheet, InspectionContext } from './inspection-types.ts';

/** More shapes than this, and more than a fifth of the IDs: then IDs are random, and a shape says nothing. */
const mostShapes = 8;

type SheetWithIds = Pick<InspectedSheet, 'ids' | 'context' | 'changes'>;

export function shapesIn({ ids, context, changes }: SheetWithIds): IdShape[] {
  const { idShapes: confirmed = [], idPrefixes = [] } = context;
  const own = ids.filter(({ id }) => formedId(id, idPrefixes).form === 'other');
  const groups = Map.groupBy(own, ({ id }) => asciiShape(id));
  if (groups.size > mostShapes && groups.size * 5 > own.length) return [];
  // A sign that most IDs have is no mistake, if it can be seen.
  const areTyped = own.filter(({ id }) => odd.test(id)).length * 2 < own.length;
  // Where no shape could be confirmed, none can change.
  const areAsked = changes.isFirst || confirmed.length > 0;
  return [...groups]
    .map(([general, lines]) => ({
      shape: withLetters(general, lines),
      lines: lines.map(({ id, row }) => ({ id, row })),
      isConfirmed: lines.every(({ id }) => confirmed.some((shape) => isOfShape(id, shape))),
      isDamaged:
        disguised.test(general) ||
        visibleText(general) !== general ||
        (areTyped && odd.test(general)) ||
        lines.every(({ id }) => isShortenedNumber(id)) ||
        twice.test(general) ||
        [...groups.keys()].some((one) => isTwice(general, one)),
    }))
    .filter(({ isDamaged }) => areAsked || isDamaged)
    .toSorted((one, other) => one.lines.length - other.lines.length);
}

/** The shape of an ID, in which letters such as Greek ones stand for themselves, since they look like Latin ones. */
function asciiShape(id: string): string {
  return id.replaceAll(/[\P{L}A-Za-z]+/gu, shapeOfId);
}

/** A letter that may only look like a Latin one, such as a Greek one. */
const disguised = /(?!\p{Script=Latin})[\p{Lu}\p{Ll}]/u;

/** The same form twice with a comma, a word or the like between: two IDs in one cell. */
const twice = /^(?=.*0)(.+?)(?: ?[,;&+] ?| \/ | a+ )\1$/;

/** A sign that few people type, such as a long dash or a Greek letter, or a space beside another sign. */
const odd = /[^ -~\p{Lo}\p{M}]|(?<![\p{L}\p{M}\p{N}]) | (?![\p{L}\p{N}])/u;

/** Whether a shape is another one twice, such as `A-00 and A-00`: two IDs in one cell. */
function isTwice(shape: string, one: string): boolean {
  const isLonger = shape.length > 2 * one.length && /[^0]/.test(one);
  return isLonger && shape.startsWith(one) && shape.endsWith(one);
}

/** The shape with the letters that all of its IDs share, such as `ITA-0000-0000`. */
function withLetters(general: string, lines: readonly CertificateRecord[]): string {
  const [first = ''] = lines.map(({ id }) => id);
  return general.replaceAll(/[Aa]/g, (sign, at: number) =>
    lines.every(({ id }) => id[at] === first[at]) ? (first[at] ?? sign) : sign,
  );
}

/**
 * Finds the IDs that can be guessed: short IDs, and IDs that differ only in digits and have numbers close to each
 * other. Finds nothing if links have secrets, or the owner allows such IDs.
 */
export function guessable(
  records: readonly { readonly id: string; readonly row: number }[],
  settings: Partial<InspectionContext>,
): Found[] {
  const { idPrefixes = [], sealedLinks, sealedIdsAreGuessable } = settings;
  if (sealedLinks || sealedIdsAreGuessable) return [];
  const others = [...new Set(records.map(({ id }) => id))].filter(
    (id) => id !== '' && formedId(id, idPrefixes).form !== 'new',
  );
  const byFrame = Map.groupBy(others, (id) => id.replace(/\p{Nd}+/gu, '#'));
  // A computer can try all combinations of fewer than six letters and digits.
  const isShort = (id: string) => id.replace(/[^\p{L}\p{Nd}]/gu, '').length < 6;
  const ids = [...byFrame.values()].flatMap((same) =>
    isClose(same) ? same : same.filter(isShort),
  );
  const found = new Set(ids);
  return [{ lines: records.filter(({ id }) => found.has(id)), texts: ids.slice(0, 1) }];
}

/** Whether at least one in a million possible numbers is an ID. A computer can try a million numbers in a minute. */
function isClose(ids: readonly string[]): boolean {
  const digitsOf = (id: string) => Number(id.normalize('NFKC').replace(/[^0-9]/g, ''));
  const numbers = ids.map(digitsOf).toSorted((one, other) => one - other);
  const range = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1;
  return ids.length > 1 && range / ids.length <= 1_000_000;
}
