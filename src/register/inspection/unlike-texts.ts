import type { ColumnProfile } from './inspection-types.ts';

/**
 * A second net for a mark, on the first check and in a column that is not read. The rule is that confirmed rows are
 * remembered, so this list must not grow.
 */
const stems =
  /cancel|revok|withdr|invalid|void|terminat|expel|fake|bogus|returned|रद्द|निरस्त|अमान्य|बनावट|રદ|અમાન્ય|radd|nirast/iu;

/** The least share of cells that a usual kind of text has. Fakes come in batches, so it is a fifth and not one. */
const usualShare = 0.2;

/** A text of a column. */
export interface CountedText {
  readonly text: string;
  /** The rows that have it, in sheet order. */
  readonly rows: readonly number[];
  /** Whether few texts of the column are of its kind, or it may say that a certificate is not valid. */
  readonly isUnlike: boolean;
  /** Whether it is unlike the others, or much rarer than the most usual text. */
  readonly isRare: boolean;
}

/**
 * The different texts of some cells of a column, those that are unlike the others first, then the rarest.
 *
 * @param among all cells of the column, which set what is usual
 */
export function rareFirst(
  cells: ColumnProfile['cells'],
  among: ColumnProfile['cells'] = cells,
): CountedText[] {
  const kinds = new Map<string, string>();
  const counts = new Map<string, number>();
  let most = 0;
  for (const [text, { length }] of Map.groupBy(among, (cell) => cell.text)) {
    const kind = kindOfText(text);
    kinds.set(text, kind);
    counts.set(kind, (counts.get(kind) ?? 0) + length);
    most = Math.max(most, length);
  }
  const usual = Math.max(...counts.values());
  const countOf = ({ text }: { readonly text: string }) => counts.get(kinds.get(text) ?? '') ?? 0;
  const rank = (one: CountedText) => (one.isUnlike ? countOf(one) : among.length);
  return [...Map.groupBy(cells, ({ text }) => text)]
    .map(([text, same]) => {
      const count = countOf({ text });
      const isUnlike = (count < among.length * usualShare && count < usual) || mayEnd(text);
      const isRare = isUnlike || same.length * 5 <= most;
      return { text, rows: same.map(({ row }) => row), isUnlike, isRare };
    })
    .toSorted((one, other) => rank(one) - rank(other) || one.rows.length - other.rows.length);
}

/** Whether a text may say that a certificate is not valid. */
export function mayEnd(text: string): boolean {
  return stems.test(text);
}

/** The kind of a text: its scripts, its signs, its use of capitals and whether it has digits. */
function kindOfText(text: string): string {
  const parts = text.match(/[\p{L}\p{M}]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}\s]/gu) ?? [];
  return [...new Set(parts.map(kindOfPart))].toSorted().join('');
}

function kindOfPart(part: string): string {
  if (/^\p{Nd}/u.test(part)) return '0';
  // A script without capitals, such as Devanagari: its letters are in blocks of 128.
  if (/^\p{L}/u.test(part) && !/^[\p{Lu}\p{Ll}]/u.test(part)) return `${part.charCodeAt(0) >> 7}`;
  if (!/^\p{L}/u.test(part)) return part;
  // Initials say nothing, as signs between them don't.
  if (part.length === 1) return '';
  if (part === part.toUpperCase()) return 'AA';
  return /^\p{Lu}/u.test(part) ? 'Aa' : 'a';
}
