import type { ColumnProfile } from './inspection-types.ts';

/**
 * A second net for a mark, on the first check and in a column that is not read. The rule is that confirmed rows are
 * remembered, so this list must not grow.
 */
const stems =
  /cancel|revok|withdr|invalid|void|terminat|expel|fake|bogus|returned|रद्द|निरस्त|अमान्य|बनावट|રદ|અમાન્ય|radd|nirast/iu;

/** The least share of cells that a usual kind of text has. Fakes come in batches, so it is a fifth and not one. */
const usualShare = 0.2;

/**
 * The cells of a column whose texts are unlike the others, the rarest kind first.
 *
 * @param among the cells that set what is usual
 */
export function unlikeTexts(
  among: ColumnProfile['cells'],
  cells: ColumnProfile['cells'] = among,
): ColumnProfile['cells'] {
  const kinds = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { text } of among) {
    const kind = kinds.get(text) ?? kindOfText(text);
    kinds.set(text, kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const countOf = ({ text }: { readonly text: string }) => counts.get(kinds.get(text) ?? '') ?? 0;
  const most = Math.max(0, ...counts.values());
  return cells
    .filter((cell) => {
      const count = countOf(cell);
      return (count < among.length * usualShare && count < most) || mayEnd(cell.text);
    })
    .toSorted((one, other) => countOf(one) - countOf(other));
}

/** Whether a text may say that a certificate is not valid. */
export function mayEnd(text: string): boolean {
  return stems.test(text);
}

export interface CountedText {
  readonly text: string;
  readonly count: number;
  /** Whether it is unlike the others, or much rarer than the most usual text. */
  readonly isRare: boolean;
}

/** The different texts of a column with their counts, those that are unlike the others first, then the rarest. */
export function rareFirst(cells: ColumnProfile['cells']): CountedText[] {
  const unlike = new Set(unlikeTexts(cells).map(({ text }) => text));
  const counts = new Map<string, number>();
  for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const isFirst = ({ text }: CountedText) => (unlike.has(text) ? 0 : 1);
  return [...counts]
    .map(([text, count]) => ({ text, count, isRare: unlike.has(text) || count * 5 <= most }))
    .toSorted((one, other) => isFirst(one) - isFirst(other) || one.count - other.count);
}

/** The kind of a text: its scripts, its signs, its use of capitals and whether it has digits. */
function kindOfText(text: string): string {
  const parts = text.match(/[\p{L}\p{M}]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}\s]/gu) ?? [];
  return [...new Set(parts.map(kindOfPart))].toSorted().join('');
}

function kindOfPart(part: string): string {
  if (/^\p{Nd}/u.test(part)) return '0';
  if (/^\p{Script=Devanagari}/u.test(part)) return 'अ';
  if (/^\p{Script=Gujarati}/u.test(part)) return 'અ';
  // Initials say nothing, as signs between them don't.
  if (!/^\p{Lu}|^\p{Ll}/u.test(part)) return part.length > 1 ? '*' : part;
  if (part.length === 1) return '';
  if (part === part.toUpperCase()) return 'AA';
  return /^\p{Lu}/u.test(part) ? 'Aa' : 'a';
}
