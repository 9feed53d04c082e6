/** The letters of `text` that the build's fonts lack, each once. The fonts have European Latin and Devanagari. */
export function lettersLeftOut(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(others))];
}

const others = /(?!\p{Script=Devanagari}|[A-Za-zªµºÀ-ēĖ-ħĪ-īĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-ț])\p{L}/gu;
