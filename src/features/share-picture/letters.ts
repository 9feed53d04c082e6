/**
 * The letters of a text for which the build has no font, each once; share pictures leave them out. The build's fonts have the
 * Latin letters of European languages, and Devanagari.
 */
export function lettersLeftOut(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(others))];
}

const others = /(?!\p{Script=Devanagari}|[A-Za-zªµºÀ-ēĖ-ħĪ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-ț])\p{L}/gu;
