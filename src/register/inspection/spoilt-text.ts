/** What can be in a cell instead of its text, whatever column it is in. */
export type SpoiltText = 'error-value' | 'placeholder' | 'lost-letters';

/** What a trimmed text is instead of one that somebody meant; undefined for all others. */
export function spoiltText(text: string): SpoiltText | undefined {
  if (errorValue.test(text)) return 'error-value';
  if (lostLetters.test(text)) return 'lost-letters';
  return placeholder.test(text) ? 'placeholder' : undefined;
}

/** As Excel, Google Sheets and LibreOffice write them, and a number for which its column was too narrow. */
const errorValue = /^(?:#[A-Z][A-Z\d_/]*[!?]?|Err:\d{3}|#{3,})$/;

/** What people write into a cell that is yet to be filled, or that is to be like the one above. */
const placeholder =
  /^(?:[\p{P}\p{S}]+|n\.?\/?a\.?|nil|none|null|tb[adc]|to be (?:issued|announced|decided|given)|(?:not yet|yet to be) issued|pending|awaited|(?:same )?as above|same|-?d(?:o|itto)\.?-?)$/iu;

/** Question marks where a program knew no other sign, and Devanagari in UTF-8 that was read as Western European. */
const lostLetters = /\?{2,}|à[¤¥]/;
