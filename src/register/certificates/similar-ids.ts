import { digitValue, shapeFinder } from '../id-shapes.ts';

/**
 * For each text that the register lacks, finds the similar IDs to offer to the visitor (R8), in sheet order.
 *
 * If no ID is similar, the IDs are compared without separators. An ID is then offered only if no other ID matches:
 * both `1-11` and `11-1` match `111`, so neither is offered. If no ID matches, the cells are offered in which the text
 * stands beside others: `A-1 / A-2` for `A-2`.
 *
 * What the shapes of IDs lack is left out of texts and cells, such as the `.pdf` of a file's name.
 */
export function similarIds(
  records: Iterable<{ readonly id: string }>,
  typed: Iterable<string>,
  shapes: readonly string[] = [],
): (typed: string) => readonly string[] {
  const shaped = shapeFinder(shapes);
  const readings = (text: string) => {
    // The sign "=" is `=3D` in mails (RFC 2045, 6.7).
    const whole = text.replace(/^=?3D(?=.)/, '');
    return [...new Set([text, whole, ...shaped(whole)])];
  };
  const keys = new Set(Array.from(typed).flatMap(readings).map(similarityKey));
  const asked = [...keys].filter((key) => withoutSeparators(key) !== '');
  const alike = ways.map((way) => ({
    ...way,
    ids: new Map(asked.map((key) => [way.typedAs(key), new Set<string>()])),
  }));
  if (asked.length > 0) {
    for (const { id } of records) {
      const key = similarityKey(id);
      for (const { cellAs, ids } of alike) {
        for (const text of cellAs(key, id, shaped)) ids.get(text)?.add(id);
      }
    }
  }
  const offersFor = (text: string) => {
    const key = similarityKey(text);
    for (const { typedAs, ids, most } of alike) {
      const found = [...(ids.get(typedAs(key)) ?? [])];
      if (found.length > 0) return found.length > most ? [] : found;
    }
    return [];
  };
  return (text) =>
    readings(text)
      .map(offersFor)
      .find((ids) => ids.length > 0) ?? [];
}

/** A way in which the text that was typed and a cell of the register can be alike: as the same text of some kind. */
interface Way {
  /** If more IDs are alike, any offer would be a guess. */
  readonly most: number;
  readonly typedAs: (key: string) => string;
  readonly cellAs: (
    key: string,
    id: string,
    shaped: ReturnType<typeof shapeFinder>,
  ) => readonly string[];
}

/** The nearest way first. */
const ways: readonly Way[] = [
  { most: 3, typedAs: (key) => key, cellAs: (key) => [key] },
  { most: 1, typedAs: withoutSeparators, cellAs: (key) => [withoutSeparators(key)] },
  { most: 3, typedAs: withoutSeparators, cellAs: (_, id, shaped) => partsOf(id, shaped(id)) },
];

/**
 * The texts that stand side by side in a cell, those of a few neighbours together, those of which only the end is
 * written, and those with the shape of an ID, all without separators.
 */
function partsOf(id: string, shaped: readonly string[]): string[] {
  if (shaped[0] === id) return [];
  const whole = shaped.map((text) => withoutSeparators(similarityKey(text)));
  if (!betweenIds.test(id)) return whole;
  const parts = asAscii(id)
    .split(betweenIds)
    .map((part) => withoutSeparators(sameShape(part.replace(dashes, '-'))))
    .filter((part) => part !== '');
  const ofOneId = (_: string, first: number) =>
    Array.from({ length: mostParts }, (_, more) => parts.slice(first, first + more + 1).join(''));
  return parts.length > 1 ? [...whole, ...parts.flatMap(ofOneId), ...withBeginnings(parts)] : whole;
}

/** Each part with the beginning of the one before that it lacks: `0002` in `ITA-0001/0002` stands for `ITA-0002`. */
function withBeginnings(parts: readonly string[]): string[] {
  let before = '';
  return parts.map((part) => {
    before = before.slice(0, -part.length) + part;
    return before;
  });
}

/** The most words of one ID, such as 3 for `ITA 2024 0001`. */
const mostParts = 5;

/** What may stand between two IDs in one cell. Dashes don't count, since most IDs have them. */
const betweenIds = /[^\p{L}\p{M}\p{N}\p{Dash}\p{Cf}._\\]+/u;

function withoutSeparators(key: string): string {
  return key.replace(/[-/\\_.]/g, '');
}

/**
 * A key that IDs share if people can mistake one for the other.
 *
 * These count as the same: capital and small letters; O and 0; I, l and 1; all hyphens and dashes; the same digit in
 * all scripts; all forms of a character (NFKC, Unicode Standard Annex 15).
 *
 * These are left out: spaces and invisible characters; punctuation around the ID; a label such as "Certificate ID:"
 * before the ID.
 */
export function similarityKey(id: string): string {
  // Nearly all of up to 100,000 IDs take this quick path.
  if (/^[a-z\d/-]+$/i.test(id)) return sameShape(id);
  const bare = asAscii(id).replace(ends, '').replace(labelBefore, '').replace(ends, '');
  return sameShape(bare.replace(/\s/g, '').replace(dashes, '-'));
}

function asAscii(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Control characters, soft hyphens, zero-width characters and marks of text direction. */
const unseen = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const dashes = /[\p{Dash}\u2043]/gu;

/** A label before the ID, such as "ID:". Without a colon, a label must have two words, such as "Certificate no.". */
const labelBefore =
  /^(?:(?:enter\s+)?(?:certificate|cert\.?|student|registration|reg\.?)\s*(?:id|no\.?|number)(?:\s*[:=#]|\s+-\s|\s)|(?:id|no\.?|number|certificate)\s*[:=])/i;

/** White space, brackets, quotation marks, punctuation, and a messenger's signs for bold or italic text. */
const end = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"'\u0060.,;:!?\u0964*_~]`;

/** The lookbehind prevents quadratic time for a text with many such characters side by side. */
const ends = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu');

function sameShape(text: string): string {
  return text.toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}
