import { checkCharacter, idAlphabet } from './check-character.ts';

/** How many random characters an ID of the new form has: 60 bits. */
export const randomLength = 12;

/** Longer texts are no ID of the new form, however they are spaced. */
const maxLength = 64;

/** What a text is, held against the form of the IDs that `npm run register:ids` makes. */
export type FormedId =
  /** As it is printed: the prefix, three groups of four, and the check character at the end. */
  | { readonly form: 'new'; readonly id: string }
  /** Of that form, but its check character is wrong: no ID of ours. */
  | { readonly form: 'mistyped' }
  | { readonly form: 'other' };

/**
 * Reads an ID of the form `PREFIX-XXXX-XXXX-XXXXC`, however it is spaced and in whatever case: O counts as 0, I and L
 * as 1.
 *
 * @param text as it was typed or is in the register
 * @param prefixes the academy's own, each 2 to 8 of A–Z and 0–9
 */
export function formedId(text: string, prefixes: readonly string[]): FormedId {
  const folded = foldedId(text);
  for (const prefix of prefixes) {
    const start = foldedId(prefix);
    const rest = folded.slice(start.length);
    if (!folded.startsWith(start) || !isBody(rest)) continue;
    const body = rest.slice(0, randomLength);
    if (rest.at(-1) !== checkCharacter(body)) return { form: 'mistyped' };
    return { form: 'new', id: printedId(prefix, body) };
  }
  return { form: 'other' };
}

/**
 * The ID as it is printed, its check character added.
 *
 * @param body 12 characters of the alphabet
 */
export function printedId(prefix: string, body: string): string {
  const [first, second, third] = [body.slice(0, 4), body.slice(4, 8), body.slice(8)];
  return `${prefix}-${first}-${second}-${third}${checkCharacter(body)}`;
}

/** Without what a reader may leave out or write otherwise; of two texts that read as one ID, the same. */
export function foldedId(text: string): string {
  if (text.length > maxLength) return text;
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const bodyPattern = new RegExp(`^[${idAlphabet}]{${String(randomLength + 1)}}$`);

function isBody(text: string): boolean {
  return bodyPattern.test(text);
}
