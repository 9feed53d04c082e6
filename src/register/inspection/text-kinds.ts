import { wordsOf } from '../words-of.ts';

/** Data of a person that must not be published. Only their form is known: no heading is read. */
const privateKinds = {
  'e-mail addresses': /[^\s@<>(),;:]@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i,
  // Indian mobile numbers, and telephone numbers with a country code.
  'phone numbers':
    /(?<![\w./-])(?:91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])|(?<!\w)\+[1-9](?:[\s()-]{0,3}\d){7,14}(?!\w)/,
  'Aadhaar numbers': /^[2-9]\d{3}([ -]?)\d{4}\1\d{4}$/,
  // The fourth letter of an income tax number stands for the kind of holder.
  'PAN numbers': /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/i,
};

export type PrivateKind = keyof typeof privateKinds;

export function privateKind(text: string): PrivateKind | undefined {
  // Every kind has a digit or an @, and most texts have neither.
  if (!/[\d@]/.test(text)) return undefined;
  // A cast, since `Object.keys` returns plain strings.
  return (Object.keys(privateKinds) as PrivateKind[]).find((kind) => privateKinds[kind].test(text));
}

/** Whether the text is a number that a spreadsheet has shortened, such as `2.02E+11` or `7.00E-03`. */
export function isShortenedNumber(text: string): boolean {
  return /^[-\u2212]?\d(?:(?:[.,]\d+)?E[+\u2212]|[.,]\d+E-)\d+$/i.test(text);
}

/**
 * Whether letters were lost when the text was saved. Question marks or U+FFFD stand for lost letters. UTF-8 that was
 * read as windows-1252 has signs such as `Ã©` for é, `à¤` in Hindi and Marathi, and `â€™` for ’.
 */
export function hasLostLetters(text: string): boolean {
  return (
    /\?{2}|\?\p{L}|\ufffd/u.test(text) ||
    /[ÂÃ][\u0080-\u00bf]|à[\u00a4-\u00b7]|â[€‚„]|Ã[ƒŠ‰š]|ï»¿|ï¿½|ðŸ/.test(text)
  );
}

/** Whether the text could be the ID of a certificate: letters and digits, but no words in lower case. */
export function isCode(text: string): boolean {
  return (
    text.length <= 40 &&
    /\p{Nd}/u.test(text) &&
    text.split(/\s+/).every((part) => /\p{Nd}|^\p{Lu}{1,5}$|^[^\p{L}\p{M}]+$/u.test(part))
  );
}

/** Returns a function that says whether a text is one of `names`, ignoring spaces, hyphens and capitals. */
export function isAmong(names: readonly string[]): (text: string) => boolean {
  const joined = new Set(names.map(folded));
  return (text) => joined.has(folded(text));
}

function folded(text: string): string {
  return wordsOf(text).join('') || text;
}

/** The text in quotation marks, whole, since its end may say that a certificate is not valid. */
export function quoted(text: string): string {
  // A public log shortens what is in quotation marks.
  return `"${visibleText(text).replaceAll('"', '”')}"`;
}

/**
 * Makes unintended and invisible characters visible.
 *
 * Plain spaces at either end, several spaces side by side, and all other white space become `␣`.
 *
 * Other invisible characters, such as control characters and soft hyphens, become `▯`. So does U+FFFD. The joiners
 * U+200C and U+200D stay, since Indian names need them.
 */
export function visibleText(text: string): string {
  return text
    .replaceAll(/ {2,}|^ | $/g, (blanks) => '␣'.repeat(blanks.length))
    .replaceAll(/[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/g, '␣')
    .replaceAll(/[^\P{C}\u200c\u200d]|\ufffd/gu, '▯');
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
