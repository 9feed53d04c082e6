import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import type { ValidatorWords } from '../content/schemas/validator.ts';
import { daysOf, months, type RegisterDate } from '../register/certificates/dates.ts';
import type { LoadProgress } from '../register/worker/worker-messages.ts';

/**
 * A sentence with its blanks such as `{student}` filled in. Each value is plain text that browsers don't translate.
 * The direction of a value does not affect the words around the value (HTML, `bdi`). A short ID is not broken into
 * two lines.
 */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string>>,
): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const isWhole = part === 'id' && (values[part]?.length ?? 0) <= 20;
    return (
      <bdi key={index} translate="no" className={isWhole ? 'whitespace-nowrap' : undefined}>
        {values[part]}
      </bdi>
    );
  });
}

/**
 * A date of the register in words, such as `31 January 2026`. A text that is not a date is unchanged.
 *
 * @param either the words for a date with two readings, with the blanks `{earlier}` and `{later}`
 */
export function shownDate(date: RegisterDate, either: string): string {
  const [earlier, later] = daysOf(date);
  if (!/^\d{4}-\d\d-\d\d$/.test(later)) return date;
  if (earlier === later) return dayText(earlier);
  return fill(either, { earlier: dayText(earlier), later: dayText(later) });
}

/** A day in ISO 8601 begins at half past five in India. */
function dayText(day: string): string {
  return momentText(new Date(day), months).replace(/,.*/, '');
}

/** The day and time in India: `31 January 2026, 08:34`. */
export function dayAndTime(moment: Date): string {
  return momentText(moment, months);
}

/** The day and time in India with India's zone, for paper and files: `31 January 2026, 08:34 GMT+05:30`. */
export function shownMoment(moment: Date): string {
  return `${dayAndTime(moment)} GMT+05:30`;
}

/**
 * The day and time in India. The build also copies this function's source into an inline script (begin-register.ts), so
 * the function can use nothing but its arguments.
 */
export function momentText(moment: Date, monthNames: readonly string[]): string {
  const inIndia = new Date(moment.getTime() + 330 * 60_000).toISOString();
  const [year, month, day] = inIndia.slice(0, 10).split('-').map(Number);
  return `${day} ${monthNames[(month ?? 0) - 1]} ${year}, ${inIndia.slice(11, 16)}`;
}

/**
 * The day and time when the register was put online. A sealed register gives only the day. Undefined if the date is
 * unknown or before 2001, such as 1970.
 *
 * @param shown `dayAndTime` or `shownMoment`
 */
export function shownSince(asOf = '', shown: (moment: Date) => string): string | undefined {
  const moment = new Date(asOf);
  if (!(moment.getTime() > Date.UTC(2001, 0))) return undefined;
  return asOf.length === 10 ? shownDate(asOf, asOf) : shown(moment);
}

/** A whole number in India's format: 12,34,567. On a cheap phone, the first use of `Intl` would be slow. */
export function inFigures(count: number): string {
  const figures = String(count);
  const pairs = figures.slice(0, -3).match(/^\d(?=(?:\d\d)*$)|\d\d/g) ?? [];
  return [...pairs, figures.slice(-3)].join(',');
}

/**
 * Shortens a text to `most` characters. A letter and its accents are one character (Unicode Standard Annex 29). The
 * number of accents has a limit too.
 */
export function short(text = '', most = 40): string {
  if (text.length <= most) return text;
  const start = [...text.slice(0, 20 * most)].slice(0, 4 * most).join('');
  // Firefox before 125 has no `Segmenter`.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const characters = Segmenter
    ? Array.from(new Segmenter().segment(start), ({ segment }) => segment)
    : [...start];
  const isWhole = start === text && characters.length <= most;
  return isWhole ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** The progress of loading in words: bytes during the download, then rows. */
export function progressText(progress: LoadProgress, words: ValidatorWords['progress']): string {
  if (progress.phase === 'rows') return fill(words.rows, { rows: inFigures(progress.rows) });
  const { received, expected } = progress;
  const sentence =
    expected === undefined ? words.bytesOnly : fill(words.bytes, { expected: size(expected) });
  return fill(sentence, { received: size(received) });
}

function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed()}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** The search box's name. If name and placeholder differ even by a capital, screen readers say both. */
export function boxName({
  placeholder,
  inputLabel,
}: Pick<ValidatorWords, 'placeholder' | 'inputLabel'>): string {
  return placeholder.toLowerCase() === inputLabel.toLowerCase() ? placeholder : inputLabel;
}
