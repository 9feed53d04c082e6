/**
 * The letters of `text` that none of the build's fonts has, each once. Share pictures leave such letters out. The
 * build's fonts have the Latin letters of European languages, and Devanagari.
 */
export function lettersLeftOut(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(others))];
}

const others = /(?!\p{Script=Devanagari}|[A-Za-zªµºÀ-ēĖ-ħĪ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-ț])\p{L}/gu;
