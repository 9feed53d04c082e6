import type { ReactNode } from 'react';
import { fill } from '../../fill.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { daysOf, type RegisterDate } from '../../register/certificates/dates.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';

/**
 * A sentence with its blanks such as `{student}` filled in, each value as a text of its own:
 * its direction can't turn the words around it (HTML `bdi`), nothing in it is markup, and no browser translates it. An ID stays in one piece
 * where a line has room for it.
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
 * A date of the register as a visitor reads it, `31 January 2026`; any other text as it is.
 *
 * @param either the words for one that can be read in two ways, with `{earlier}` and `{later}`
 */
export function shownDate(date: RegisterDate, either: string): string {
  const [earlier, later] = daysOf(date);
  if (!/^\d{4}-\d\d-\d\d$/.test(later)) return date;
  if (earlier === later) return dayText(earlier);
  return fill(either, { earlier: dayText(earlier), later: dayText(later) });
}

function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months.split(' ')[(month ?? 0) - 1]} ${year}`;
}

/** Day and time on the visitor's clock: `31 January 2026, 08:34`. */
export function dayAndTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
  return `${dayText(local.slice(0, 10))}, ${local.slice(11, 16)}`;
}

/** The same with the clock's zone, for paper and files: `31 January 2026, 08:34 GMT+05:30`. */
export function shownMoment(moment: Date): string {
  const behind = moment.getTimezoneOffset();
  const zone = new Date(Math.abs(behind) * 60_000).toISOString().slice(11, 16);
  return `${dayAndTime(moment)} GMT${behind > 0 ? '-' : '+'}${zone}`;
}

// `Intl` holds up a cheap phone for longer, when it is first used, than a small register.
export const months =
  'January February March April May June July August September October November December';

/**
 * When the register was put online: with the time, unless only the day is known, as of a sealed one. Undefined where it is
 * not known, as of a file whose clock began in 1970.
 */
export function shownSince(asOf = ''): string | undefined {
  const moment = new Date(asOf);
  if (!(moment.getTime() > Date.UTC(2001, 0))) return undefined;
  return asOf.length === 10 ? shownDate(asOf, asOf) : shownMoment(moment);
}

/**
 * A whole number as it is written in India: 12,34,567. Without `Intl`, whose first use takes longer on a cheap phone than
 * a small register.
 */
export function inFigures(count: number): string {
  return String(count).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
}

/**
 * The beginning of a text that has more characters than there is room for, as a reader counts them (Unicode Standard Annex
 * 29). A tower of accents is one of these, so there is an end to code points too.
 */
export function short(text = '', most = 40): string {
  if (text.length <= most) return text;
  const start = [...text.slice(0, 20 * most)].slice(0, 4 * most).join('');
  // Firefox has it from version 125 on.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const characters = Segmenter
    ? Array.from(new Segmenter().segment(start), ({ segment }) => segment)
    : [...start];
  const isWhole = start === text && characters.length <= most;
  return isWhole ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** How far the loading has come, in words: bytes while it downloads, then rows. */
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
