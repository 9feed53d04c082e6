/** What a status says of a certificate. */
export type Status = 'valid' | 'withdrawn' | 'replaced' | 'expired';

/** What the text in the column of the status says, in whatever case; undefined for words that are not known. */
export function statusMeant(text: string): Status | undefined {
  return statusWords.get(wordIn(text));
}

const statusWords = new Map<string, Status>([
  ['', 'valid'],
  ['valid', 'valid'],
  ['active', 'valid'],
  ['issued', 'valid'],
  ['withdrawn', 'withdrawn'],
  ['revoked', 'withdrawn'],
  ['cancelled', 'withdrawn'],
  ['canceled', 'withdrawn'],
  ['replaced', 'replaced'],
  ['reissued', 'replaced'],
  ['superseded', 'replaced'],
  ['expired', 'expired'],
]);

/** In small letters, without hyphens and a full stop: `Re-issued.` is `reissued`. */
function wordIn(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\.$|\p{Dash}/gu, '');
}
