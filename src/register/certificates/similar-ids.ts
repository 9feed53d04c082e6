/**
 * For each text that the register lacks, the IDs to offer to the visitor (R8), each once and in sheet order. An
 * offered ID differs from the text only in what people mistype and what copying changes. If more than three IDs are
 * similar, none is offered.
 *
 * If no ID is similar, the comparison is repeated without separators. A result of the second comparison is offered
 * only if it is the only one, since `1-11` and `11-1` are two IDs.
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
      const alike = separated.get(withoutSeparators(key));
      if (!alike) continue;
      alike.add(id);
      similar.get(key)?.add(id);
    }
  }
  return (text) => {
    const key = similarityKey(text);
    const alike = [...(similar.get(key) ?? [])];
    // To offer more than three similar IDs would be a guess, so then none is offered.
    if (alike.length > 0) return alike.length > 3 ? [] : alike;
    const others = [...(separated.get(withoutSeparators(key)) ?? [])];
    return others.length > 1 ? [] : others;
  };
}

function withoutSeparators(key: string): string {
  return key.replace(/[-/\\_.]/g, '');
}

/**
 * A key for the comparison of IDs, without what people mistype and what copying changes. IDs with the same key can be
 * mistaken for each other.
 *
 * These count as the same: capital and small letters; O and 0; I, l and 1; all hyphens and dashes; the same digit in
 * all scripts; all forms of a character (NFKC, Unicode Standard Annex 15).
 *
 * These are left out: spaces and characters without width; brackets, quotation marks and full stops around the ID; a
 * label such as "Certificate ID:" before the ID.
 */
export function similarityKey(id: string): string {
  // Nearly all of the 100,000 IDs that a register may have take this quick path.
  if (/^[a-z\d/-]+$/i.test(id)) return sameShape(id);
  const bare = asAscii(id).replace(ends, '').replace(labelBefore, '').replace(ends, '');
  return sameShape(bare.replace(/\s/g, '').replace(dashes, '-'));
}

function asAscii(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(digits, asciiDigit);
}

/**
 * Matches invisible characters except white space: control characters, soft hyphens, zero-width characters and marks
 * of direction.
 */
const unseen = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const digits = /\p{Nd}/gu;

const dashes = /[\p{Dash}\u2043]/gu;

/**
 * Matches a label before the ID. A label without a colon must have two words, such as "Certificate no." or "Student
 * ID".
 */
const labelBefore =
  /^(?:(?:enter\s+)?(?:certificate|cert\.?|student|registration|reg\.?)\s*(?:id|no\.?|number)(?:\s*[:=#]|\s+-\s|\s)|(?:id|no\.?|number|certificate)\s*[:=])/i;

/**
 * Matches a space, a bracket, a quotation mark, the end of a sentence in English or Hindi, or a messenger's mark for
 * bold and so on.
 */
const end = String.raw`[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"'\u0060.,;:!?\u0964*_~]`;

/**
 * Matches the characters of `end` at both ends of a text. Without the lookbehind, many such characters in a row would
 * take quadratic time.
 */
const ends = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu');

function sameShape(text: string): string {
  return text.toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}

/**
 * The ASCII digit for a digit of any script. In Unicode, the ten digits of a script are consecutive. So counting back
 * to the first of them gives the value of `digit`.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
