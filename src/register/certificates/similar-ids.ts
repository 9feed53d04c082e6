/**
 * For each text that the register lacks, the IDs to offer (R8), in sheet order and each once. They differ from the text only in what
 * people mistype and copying changes. More than three are not offered. If there are none, separators are left out of the comparison.
 * Then an ID is offered only if it is the only one, since `1-11` and `11-1` are two IDs.
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
    // More than three would be a guess, and guesses are not offered.
    if (alike.length > 0) return alike.length > 3 ? [] : alike;
    const others = [...(separated.get(withoutSeparators(key)) ?? [])];
    return others.length > 1 ? [] : others;
  };
}

function withoutSeparators(key: string): string {
  return key.replace(/[-/\\_.]/g, '');
}

/**
 * A key for the comparison of IDs, without what people mistype and copying changes. IDs with the same key can be mistaken for each other.
 *
 * These count as the same: capital and small letters; O and 0; I, l and 1; all hyphens and dashes; the same digit in all scripts; all
 * forms of a character (NFKC, Unicode Standard Annex 15). These are left out: spaces and characters without width; brackets,
 * quotation marks and full stops around the ID; a label such as "Certificate ID:" before it.
 */
export function similarityKey(id: string): string {
  // A quick path for nearly every ID, since a register may have 100,000.
  if (/^[a-z\d/-]+$/i.test(id)) return sameShape(id);
  const bare = asAscii(id).replace(ends, '').replace(labelBefore, '').replace(ends, '');
  return sameShape(bare.replace(/\s/g, '').replace(dashes, '-'));
}

function asAscii(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(digits, asciiDigit);
}

/** Invisible characters except white space: controls, soft hyphens, zero-width characters and marks of direction. */
const unseen = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const digits = /\p{Nd}/gu;

const dashes = /[\p{Dash}\u2043]/gu;

/** A label before the ID. One without a colon must have two words, such as "Certificate no." or "Student ID". */
const labelBefore =
  /^(?:(?:enter\s+)?(?:certificate|cert\.?|student|registration|reg\.?)\s*(?:id|no\.?|number)(?:\s*[:=#]|\s+-\s|\s)|(?:id|no\.?|number|certificate)\s*[:=])/i;

/** Spaces, brackets, quotation marks, the ends of sentences in English or Hindi, and a chat's marks for bold and so on. */
const end = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"'\u0060.,;:!?\u0964*_~]`;

/** Without the lookbehind, many such characters in a row would take quadratic time. */
const ends = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu');

function sameShape(text: string): string {
  return text.toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}

/** The ASCII digit for a digit of any script. In Unicode the ten digits of a script follow each other, so counting back finds the zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
