import type { ColumnProfile } from './column-profiles.ts';

/**
 * A second net for a mark of few words beside a name, on the first check alone. The rule is that confirmed rows are
 * remembered, so this list must not grow.
 */
const stems =
  /cancel|revok|withdr|invalid|void|terminat|expel|fake|bogus|returned|रद्द|निरस्त|अमान्य|बनावट|રદ|અમાન્ય|radd|nirast/iu;

/** The least share of cells that a usual kind of text has. Fakes come in batches, so it is a fifth and not one. */
const usualShare = 0.2;

/**
 * The cells of a column whose texts are unlike the others, the rarest kind first. The kind of a text is its scripts,
 * its signs, its use of capitals and, if its digits matter, its shape.
 *
 * @param among the cells that set what is usual
 */
export function unlikeTexts(
  { cells: among }: Pick<ColumnProfile, 'cells'>,
  cells: ColumnProfile['cells'] = among,
): ColumnProfile['cells'] {
  const counts = new Map<string, number>();
  const kindOf = remembering(kindOfText);
  for (const { text } of among) counts.set(kindOf(text), (counts.get(kindOf(text)) ?? 0) + 1);
  const countOf = ({ text }: ColumnProfile['cells'][number]) => counts.get(kindOf(text)) ?? 0;
  const most = Math.max(0, ...counts.values());
  return cells
    .filter((cell) => {
      const count = countOf(cell);
      return (count < among.length * usualShare && count < most) || stems.test(cell.text);
    })
    .toSorted((one, other) => countOf(one) - countOf(other));
}

/** The filled cells of a column with different texts, those that are unlike the others first, then the rarest. */
export function rareFirst({
  cells,
}: Pick<ColumnProfile, 'cells'>): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  const unlike = new Set(unlikeTexts({ cells }).map(({ text }) => text));
  const isFirst = (text: string) => (unlike.has(text) ? 0 : 1);
  return [...counts].toSorted(
    ([one, few], [other, many]) => isFirst(one) - isFirst(other) || few - many,
  );
}

function kindOfText(text: string): string {
  const scripts = ['Latin', 'Devanagari', 'Gujarati'].filter((_, at) =>
    scriptSigns[at]?.test(text),
  );
  const others = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gujarati}\P{L}]/u.test(text);
  const signs = new Set(text.match(/[^\p{L}\p{M}\p{Nd}\s]/gu));
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const capitals = new Set(words.map(capitalsOf));
  const digits = /\p{L}/u.test(text)
    ? /\p{Nd}/u.test(text)
      ? '0'
      : ''
    : text.replaceAll(/\p{Nd}+/gu, '0');
  return [scripts, others, [...signs].toSorted(), [...capitals].toSorted(), digits].join('|');
}

const scriptSigns = [/\p{Script=Latin}/u, /\p{Script=Devanagari}/u, /\p{Script=Gujarati}/u];

function capitalsOf(word: string): string {
  if (word.length === 1) return '';
  if (word === word.toUpperCase()) return word === word.toLowerCase() ? '' : 'AA';
  return /^\p{Lu}/u.test(word) ? 'Aa' : 'a';
}

function remembering(made: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? made(text);
    known.set(text, found);
    return found;
  };
}
