/**
 * A date in ISO 8601: `2026-01-31`. If day and month can't be told apart, the text has both possible dates, the
 * earlier one first: `2026-03-04/2026-04-03`.
 */
export type RegisterDate = string;

type DateOrder = 'day-first' | 'month-first';

/**
 * Reads a date as people and spreadsheets write it: `2026-01-31`, `31 Jan 2026`, `31-Jan-26`, `January 31, 2026`,
 * `31/01/2026` or `1/31/2026`, with or without a time. A year of two digits is one from 2000 to 2099. Undefined for
 * any other text.
 *
 * @param order the order of day and month, if other dates of the same column show it
 */
export function registerDate(text: string, order?: DateOrder): RegisterDate | undefined {
  const { dayFirst, monthFirst } = readings(text);
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) {
    return dayFirst ?? monthFirst;
  }
  if (order !== undefined) return order === 'day-first' ? dayFirst : monthFirst;
  return [dayFirst, monthFirst].sort().join('/');
}

/** The earliest and the latest possible day of a date. */
export function daysOf(date: RegisterDate): readonly [earliest: string, latest: string] {
  const [earliest = date, latest = earliest] = date.split('/');
  return [earliest, latest];
}

/** The order of day and month in a column; undefined if its dates show no order, or show two. */
export function dateOrder(texts: Iterable<string>): DateOrder | undefined {
  const orders = new Set<DateOrder>();
  for (const text of texts) {
    const { dayFirst, monthFirst } = readings(text);
    if (dayFirst === undefined && monthFirst !== undefined) orders.add('month-first');
    if (monthFirst === undefined && dayFirst !== undefined) orders.add('day-first');
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}

/** The two possible readings of a date. Both are the same if day and month are certain. */
function readings(text: string) {
  const plain = plainDate(text);
  const [, first, second, numericYear] = numeric.exec(plain) ?? [];
  const { year, month, day } = certain.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  return {
    dayFirst: isoDate(year ?? numericYear, month ?? second, day ?? first),
    monthFirst: isoDate(year ?? numericYear, month ?? first, day ?? second),
  };
}

/** `text` without time and weekday, in English digits. */
function plainDate(text: string): string {
  // No date is longer, and long texts would slow the patterns down.
  if (text.length > 60) return '';
  return text
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:,? |T)\d{1,2}:\d{2}.*$/, '')
    .replace(/^[a-z]+day,? /i, '');
}

const numeric = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})$/;

const certain = [
  /^(?<year>\d{4}) ?[-/.] ?(?<month>\d{1,2}) ?[-/.] ?(?<day>\d{1,2})$/,
  /^(?<year>\d{4})[-/. ](?<month>[a-z]{3,9})[-/. ](?<day>\d{1,2})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,2}(?<month>[a-z]{3,9})[-/., ]{0,2}(?<year>\d{4}|\d{2})$/i,
  /^(?<month>[a-z]{3,9})[-/. ]{1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?[-/, ]{1,2}(?<year>\d{4}|\d{2})$/i,
];

/** The date in ISO 8601; undefined for a day that does not exist, such as 31 February. */
function isoDate(yearText = '', monthText = '', dayText = ''): string | undefined {
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  const month = /^\d/.test(monthText) ? Number(monthText) : monthNumber(monthText);
  const day = Number(dayText);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

// The names are written out: on a cheap phone, the first use of `Intl` takes longer than reading a small register.
export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The number of a month, from at least three letters of its name. 0 for any other word. */
function monthNumber(word: string): number {
  const name = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const start = name.replace(/^Sept$/, 'Sep');
  return start.length < 3 ? 0 : months.findIndex((month) => month.startsWith(start)) + 1;
}

/** What tells the time besides the device, in ISO 8601 or in HTTP's format (RFC 9110, 5.6.7). Any other text is ignored. */
export interface FileDates {
  /** When the file last changed, or when a register was sealed. */
  readonly asOf?: string | undefined;
  /** The clock of the register's host. */
  readonly sent?: string | undefined;
  /** The clock of the site's own host. */
  readonly siteSent?: string | undefined;
  /** The day on which the site was built. */
  readonly built?: string | undefined;
}

/** Today's date in India, as `2026-01-31`. */
export interface Today {
  /** The day by the fastest clock. A slow clock can't make an expired certificate valid again. */
  readonly latest: string;
  /** The day without a clock that is more than a day ahead of all others. A fast clock alone lets nothing expire. */
  readonly certain: string;
}

/**
 * The clocks are those of the device and of each host that sends its time. The day of the build has passed, and so has
 * the day of the file's last change, which is never in the future (RFC 9110, 8.8.2.1). That day counts only if the
 * file's host sends no time.
 */
export function todayInIndia({ asOf, sent, siteSent, built }: FileDates): Today {
  const clocks = [Date.now(), ...moments(sent, siteSent)].sort((some, other) => other - some);
  const [first = 0, second = first] = clocks;
  const passed = moments(built, sent === undefined ? asOf : undefined);
  const dayOf = (clock: number) => dayInIndia(new Date(Math.max(clock, ...passed)));
  const isAlone = first - second > 24 * 60 * 60_000;
  return { latest: dayOf(first), certain: dayOf(isAlone ? second : first) };
}

function moments(...dates: readonly (string | undefined)[]): number[] {
  return dates.map((date = '') => Date.parse(date)).filter((moment) => !Number.isNaN(moment));
}

/** The date in India at a moment, as `2026-01-31`. India is 5:30 hours ahead of UTC all year. */
export function dayInIndia(moment = new Date()): string {
  return new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 10);
}
