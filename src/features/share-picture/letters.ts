/**
 * The letters of a text for which the build has no font, each once: a share picture leaves them out. The build has those of
 * the languages of Europe that are written in Latin letters, and Devanagari.
 */
export function lettersLeftOut(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(others))];
}

const others = /(?!\p{Script=Devanagari}|[A-Za-zªµºÀ-ēĖ-ħĪ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-ț])\p{L}/gu;
