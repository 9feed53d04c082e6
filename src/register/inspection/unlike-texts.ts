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
  /** Whether few texts of the column are of its kind, it may end a certificate, or is a course that the website lacks. */
  readonly isUnlike: boolean;
  /** Whether it is unlike the others, or much rarer than the most usual text. */
  readonly isRare: boolean;
}

/** The different texts of a column's cells, those that are unlike the others or not usual first, then the rarest. */
export function rareFirst(
  cells: readonly { readonly text: string; readonly row: number }[],
  isUsual?: (text: string) => boolean,
): CountedText[] {
  const texts = [...Map.groupBy(cells, ({ text }) => text)].map(([text, same]) => {
    return { text, rows: same.map(({ row }) => row), kind: kindOfText(text) };
  });
  const counts = new Map<string, number>();
  for (const { kind, rows } of texts) counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
  const usual = Math.max(...counts.values());
  const most = texts.reduce((count, { rows }) => Math.max(count, rows.length), 0);
  return texts
    .map(({ text, rows, kind }) => {
      const count = counts.get(kind) ?? 0;
      const isUnlike = isUsual
        ? !isUsual(text)
        : (count < cells.length * usualShare && count < usual) || mayEnd(text);
      const isRare = isUnlike || rows.length * 5 <= most;
      return { rank: isUnlike ? count : cells.length, told: { text, rows, isUnlike, isRare } };
    })
    .toSorted((a, b) => a.rank - b.rank || a.told.rows.length - b.told.rows.length)
    .map(({ told }) => told);
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
