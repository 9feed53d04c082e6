/**
 * For each of some texts that the register lacks, the IDs in it that differ only in what typing and copying spoil, in
 * sheet order, each once: for an offer where nothing matches exactly (R8). At most three, else none. Where none fits, the
 * one ID that differs in separators too, if there is only one: `1-11` and `11-1` are two IDs.
 */
export function similarIds(
  records: Iterable<{ readonly id: string }>,
  typed: Iterable<string>,
): (typed: string) => readonly string[] {
  const similar = new Map<string, Set<string>>();
  const separated = new Map<string, Set<string>>();
  for (const text of typed) {
    const key = similarityKey(text);
    const bare = withoutSeparators(key);
    if (bare === '') continue;
    similar.set(key, new Set());
    separated.set(bare, new Set());
  }
  if (similar.size > 0) {
    for (const { id } of records) {
      const key = similarityKey(id);
      similar.get(key)?.add(id);
      separated.get(withoutSeparators(key))?.add(id);
    }
  }
  return (text) => {
    const key = similarityKey(text);
    const alike = [...(similar.get(key) ?? [])];
    // More are a guess, and a guess is not offered.
    if (alike.length > 0) return alike.length > 3 ? [] : alike;
    const others = [...(separated.get(withoutSeparators(key)) ?? [])];
    return others.length > 1 ? [] : others;
  };
}

function withoutSeparators(key: string): string {
  return key.replace(/[-/\\_.]/g, '');
}

/**
 * What is left of an ID without that which people mistype and copying spoils; two with the same key can be taken for each
 * other.
 *
 * The same: capital and small letters; O and 0; I, l and 1; all hyphens and dashes; the digits of all scripts; characters
 * that are the same in another form (NFKC, Unicode Standard Annex 15). Left out: spaces and whatever takes no room;
 * brackets, quotation marks and full stops around the ID; a label such as "Certificate ID:" before it.
 */
export function similarityKey(id: string): string {
  // Nearly every ID in a register is as plain as this, so that 100,000 are compared in a moment.
  if (/^[a-z\d/-]+$/i.test(id)) return sameShape(id);
  const bare = asAscii(id).replace(ends, '').replace(labelBefore, '').replace(ends, '');
  return sameShape(bare.replace(/\s/g, '').replace(dashes, '-'));
}

function asAscii(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(digits, asciiDigit);
}

/** Controls but white space, soft hyphens, zero-width characters, marks of direction. */
const unseen = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const digits = /\p{Nd}/gu;

const dashes = /[\p{Dash}\u2043]/gu;

/** What is before the ID on a certificate or in a message. Without a colon it must say whose number it is. */
const labelBefore =
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
