/** Crockford's base 32: digits and capital letters without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** In characters of five bits each. */
const randomLength = 12;

type FormedId =
  /** `PREFIX-XXXX-XXXX-XXXXC`, as it is printed. `C` is the check character. */
  | { readonly form: 'new'; readonly id: string }
  /** The check character is wrong, so the academy can't have issued this ID. */
  | { readonly form: 'mistyped' }
  | { readonly form: 'other' };

/**
 * Reads an ID of the form `PREFIX-XXXX-XXXX-XXXXC`, in any spacing and case. O counts as 0; I and L count as 1.
 *
 * @param prefixes the prefixes of the academy's own IDs, each 2 to 8 characters of A–Z and 0–9
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

/** The same text for all spellings of an ID. */
export function foldedId(text: string): string {
  // Every ID of the new form is shorter than this limit, even with a space after each character.
  if (text.length > 64) return text;
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The ID as it is printed, with the check character of the 12 characters in `body`. */
function printedId(prefix: string, body: string): string {
  const groups = [prefix, body.slice(0, 4), body.slice(4, 8), body.slice(8)];
  return groups.join('-') + checkCharacter(body);
}

/** Generates `count` random IDs, all different. None is an ID of `taken`, even in another spelling. */
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
  // A byte has 256 values, a multiple of 32, so all 32 characters are equally likely.
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/**
 * The check character of a text in the {@link alphabet}. In the finite field GF(32), each character's value is added
 * to the sum, and then the sum is doubled.
 *
 * The check character reveals one wrong character, a swap of two neighbours, a swap of two characters with one
 * between them, and a pair such as AA that became BB.
 */
function checkCharacter(text: string): string {
  let x = 0;
  for (const character of text) {
    x = (x ^ alphabet.indexOf(character)) << 1;
    // 37 is the polynomial x⁵ + x² + 1 of the field GF(32).
    if (x & 32) x ^= 37;
  }
  return alphabet.charAt(x);
}
