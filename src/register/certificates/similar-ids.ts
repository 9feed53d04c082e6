/** More than this many similar IDs are a guess, and a guess is not offered. */
const maxOffers = 3;

/**
 * The IDs in the register that differ from the one typed only in what typing and copying spoil, in sheet
 * order, each once: for an offer where nothing matches exactly (R8). None where more than three fit. Where
 * there is no such ID, the only one that differs in separators as well.
 *
 * @param records the certificates; of each, only the ID is compared
 */
export function similarIds(records: Iterable<{ readonly id: string }>, typed: string): string[] {
  const key = similarityKey(typed);
  const bare = withoutSeparators(key);
  const similar = new Set<string>();
  const separated = new Set<string>();
  if (bare === '') return [];
  for (const { id } of records) {
    const other = similarityKey(id);
    if (other === key) similar.add(id);
    if (withoutSeparators(other) === bare) separated.add(id);
  }
  return offered(similar, separated);
}

/**
 * What is offered of the IDs with the same key, and of those whose key is the same without separators: `1-11`
 * and `11-1` are two IDs, so that of the latter only one can be meant.
 */
export function offered(similar: ReadonlySet<string>, separated: ReadonlySet<string>): string[] {
  const [offers, most] = similar.size > 0 ? [similar, maxOffers] : [separated, 1];
  return offers.size > most ? [] : [...offers];
}

/** A key without hyphens, slashes, underscores and dots; it holds no spaces. */
export function withoutSeparators(key: string): string {
  return key.replace(/[-/\\_.]/g, '');
}

/**
 * What is left of an ID without that which people mistype and copying spoils. Two IDs with the same key
 * can be taken for each other. An ID of which nothing is left has the empty key.
 *
 * The same: capital and small letters; O and 0; I, l and 1; all hyphens and dashes; the digits of all
 * scripts; characters that are the same in another form, such as full-width ones (NFKC, Unicode Standard
 * Annex 15). Left out: spaces, soft hyphens, zero-width characters and marks of direction; brackets,
 * quotation marks and full stops around the ID; a label such as "Certificate ID:" and a link before it.
 */
export function similarityKey(id: string): string {
  // Nearly every ID in a register is as plain as this, so that 100,000 are compared in a moment.
  if (/^[a-z\d/-]+$/i.test(id)) return sameShape(id);
  const bare = asAscii(idInLink(id) ?? id)
    .replace(ends, '')
    .replace(label, '')
    .replace(ends, '');
  return sameShape(bare.replace(/\s/g, '').replace(dashes, '-'));
}

/** As far as characters that look alike or are not seen allow. */
function asAscii(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(digits, asciiDigit);
}

/** Controls but white space, and whatever takes no room: soft hyphens, zero-width characters, marks of direction. */
const unseen = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const digits = /\p{Nd}/gu;

const dashes = /[\p{Dash}\u2043]/gu;

/** What is before the ID on a certificate or in a message. Without a colon it must say whose number it is. */
const label =
  /^(?:(?:enter\s+)?(?:certificate|cert\.?|student|registration|reg\.?)\s*(?:id|no\.?|number)(?:\s*[:=#]|\s+-\s|\s)|(?:id|no\.?|number|certificate)\s*[:=])/i;

/** Spaces, brackets, quotation marks, what ends a sentence in English or Hindi, and a chat's marks for bold and the like. */
const end = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"'\u0060.,;:!?\u0964*_~]`;

/** The lookbehind finds the first such character at once, however many there are. */
const ends = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu');

function sameShape(text: string): string {
  return text.toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}

/** Each script has its ten digits in a row, and nothing but other digits may be beside them. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** The ID in a link to the validator, after `#id=` or `?id=`; undefined for another text. */
export function idInLink(text: string): string | undefined {
  const [, encoded] = /[#?&]id=([^&\s]*)/i.exec(text) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * For each unknown ID what `similarIds` offers for it, in one pass over the register; those without an offer are
 * left out.
 */
export function similarMany(
  records: Iterable<{ readonly id: string }>,
  unknown: Iterable<string>,
): Map<string, readonly string[]> {
  const keys = new Map([...unknown].map((id) => [id, similarityKey(id)]));
  keys.forEach((key, id) => withoutSeparators(key) === '' && keys.delete(id));
  const similar = new Map([...keys.values()].map((key) => [key, new Set<string>()]));
  const separated = new Map(
    [...similar.keys()].map((key) => [withoutSeparators(key), new Set<string>()]),
  );
  if (similar.size > 0) {
    for (const { id } of records) {
      const key = similarityKey(id);
      similar.get(key)?.add(id);
      separated.get(withoutSeparators(key))?.add(id);
    }
  }
  const none = new Set<string>();
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const sameBare = separated.get(withoutSeparators(key)) ?? none;
      const offers = offered(similar.get(key) ?? none, sameBare);
      return offers.length > 0 ? [[id, offers]] : [];
    }),
  );
}
