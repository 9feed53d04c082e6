import { fill } from '../../content/fill.ts';
import { daysOf, type RegisterDate } from '../../register/certificates/dates.ts';

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
  return new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Day and time on the visitor's clock, with its zone. */
export function shownMoment(moment: Date): string {
  return moment.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'long' });
}

/** When the register was put online; undefined if that is not known, as of a file whose clock began in 1970. */
export function momentOf(asOf = ''): Date | undefined {
  const moment = new Date(asOf);
  return moment.getTime() > Date.UTC(2001, 0) ? moment : undefined;
}

/** The same as a visitor reads it: with the time, unless only the day is known, as of a sealed register. */
export function shownSince(asOf: string | undefined): string | undefined {
  const moment = momentOf(asOf);
  if (moment === undefined) return undefined;
  return asOf?.length === 10 ? shownDate(asOf, asOf) : shownMoment(moment);
}
