/** Crockford's base 32: digits and capital letters without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of random characters in an ID: 60 bits. */
const randomLength = 12;

type FormedId =
  /** As it is printed: the prefix, three groups of four, and the check character at the end. */
  | { readonly form: 'new'; readonly id: string }
  /** Of that form, but with a wrong check character, so not one of the academy's IDs. */
  | { readonly form: 'mistyped' }
  | { readonly form: 'other' };

/**
 * Reads an ID of the form `PREFIX-XXXX-XXXX-XXXXC`, in any spacing and case: O counts as 0, I and L as 1.
 *
 * @param prefixes of the academy's own IDs, each 2 to 8 of A–Z and 0–9
 */
export function formedId(text: string, prefixes: readonly string[]): FormedId {
  const folded = foldedId(text);
  for (const prefix of prefixes) {
    const start = foldedId(prefix);
    const rest = folded.slice(start.length);
    if (!folded.startsWith(start) || !formed.test(rest)) continue;
    const body = rest.slice(0, randomLength);
    if (rest.at(-1) !== checkCharacter(body)) return { form: 'mistyped' };
    return { form: 'new', id: printedId(prefix, body) };
  }
  return { form: 'other' };
}

const formed = new RegExp(`^[${alphabet}]{${randomLength + 1}}$`);

/** A normal form: the same for all spellings of an ID. */
export function foldedId(text: string): string {
  // Longer texts can't be IDs, however they are spaced.
  if (text.length > 64) return text;
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The check character is added to the 12 characters of the body. */
function printedId(prefix: string, body: string): string {
  const groups = [prefix, body.slice(0, 4), body.slice(4, 8), body.slice(8)];
  return groups.join('-') + checkCharacter(body);
}

/**
 * New IDs from the system's random source, no two alike.
 *
 * @param prefix 2 to 8 of A–Z and 0–9
 * @param taken texts that no new ID may be read as
 */
export function randomIds(count: number, prefix: string, taken: Iterable<string> = []): string[] {
  const known = new Set(Array.from(taken, foldedId));
  const ids: string[] = [];
  while (ids.length < count) {
    const id = printedId(prefix, randomBody());
    if (!known.has(foldedId(id))) ids.push(id);
    known.add(foldedId(id));
  }
  return ids;
}

function randomBody(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomLength));
  // A byte has 256 values, eight for each of the 32 characters, so all are equally likely.
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/**
 * The check character of a text in the {@link alphabet}, over GF(32) with x⁵ = x² + 1: beginning with 0, x becomes
 * (x + value) · 2 for each character. One wrong character, two neighbours swapped, two swapped over one, and a doubled
 * pair that became another all change it.
 */
function checkCharacter(text: string): string {
  let x = 0;
  for (const character of text) {
    x = (x ^ alphabet.indexOf(character)) << 1;
    // The field's polynomial, x⁵ + x² + 1.
    if (x & 32) x ^= 37;
  }
  return alphabet.charAt(x);
}
