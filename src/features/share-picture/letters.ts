/**
 * The letters of `text` that share pictures leave out, each once. The build's fonts have only the Latin letters of
 * European languages, and Devanagari.
 */
export function lettersLeftOut(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(others))];
}

const others = /(?!\p{Script=Devanagari}|[A-Za-zªµºÀ-ēĖ-ħĪ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-ț])\p{L}/gu;
