import { format, getFormatFromId, isDateFormat, isValidFormat } from 'numfmt';

/** A number format, or the number of a built-in one. */
export type FormatCode = string | number;

/** What the library makes of the values of one format. */
export interface LibraryFormat {
  number(value: number): string;
  text(value: string): string;
  /** Of a date in words of ISO 8601. */
  isoDate(value: string): string;
}

/**
 * A format of any kind, through the formatting library: this module is loaded with it, on demand.
 *
 * @returns `undefined` if the library can't make sense of the format.
 */
export function libraryFormat(given: FormatCode, isDate1904: boolean): LibraryFormat | undefined {
  const code =
    typeof given === 'number'
      ? getFormatFromId(given)
      : given.replace(CURRENCY_LOCALE, '[$$$1]').replace(LANGUAGE_TAG, '');
  if (code.length > MAX_CODE_LENGTH || !isValidFormat(code)) return undefined;
  const isDate = isDateFormat(code);
  // A time that has passed, such as [h]:mm, starts from nothing and not from a date.
  const days = isDate1904 && isDate && !/\[[hms]+\]/i.test(code) ? DAYS_TO_1904 : 0;
  const shown = (value: number | string) => format(code, value, OPTIONS);
  const shownNumber = (value: number) => {
    // Dates before their system's first are only in that of 1904, with a minus sign.
    const sign = isDate1904 && isDate && value < 0 && !code.includes(';') ? '-' : '';
    const number = sign === '' ? value : -value;
    return sign + withWholeNumber(shown(number + days), number, code);
  };
  const known = new Map<number, string>();

  return {
    number(value) {
      let text = known.get(value);
      if (text === undefined) {
        if (known.size >= MAX_KNOWN) known.clear();
        text = shownNumber(value);
        if (text.length <= MAX_KNOWN_LENGTH) known.set(value, text);
      }
      return text;
    },
    text: shown,
    isoDate(value) {
      const serial = isoDateSerial(value);
      return serial === undefined ? value : shown(serial);
    },
  };
}

/** Excel writes at most 255 characters; and the time that a format takes grows with the square of its length. */
const MAX_CODE_LENGTH = 1000;
/** Days between the starts of the two date systems (ECMA-376 part 1, 18.17.4.1). */
const DAYS_TO_1904 = 1462;
/** Results that are kept for each format: dates and amounts repeat. */
const MAX_KNOWN = 10_000;
const MAX_KNOWN_LENGTH = 100;
/** Dates beyond those that Excel has are shown as it shows them, as a cell full of number signs. */
const OPTIONS = { dateErrorNumber: false, dateSpanLarge: false, overflow: '########' };
/** The locale of a currency sign chooses the sign; Excel's separators don't change with it. */
const CURRENCY_LOCALE = /\[\$([^\]-]+)-[^\]]*\]/g;
/** `[ENG]`, which Excel writes before the locale of some dates. */
const LANGUAGE_TAG = /\[(?!red)[a-z]{3}\]/gi;

/** A fraction after a whole number, in a format of one section: `# ?/?`, `0 ??/16`. */
const mixed = /^[^;]*([#0])\s+[?#0]+\s*\/[^;]*$/;

/**
 * The fraction that numfmt 4.0.1 shows, with the right whole number: it rounds that up from 0.95 on, so that it shows
 * 0.99 in `# ??/??` as `1 98/99` and in `# ?/?` as `1 1/1`. Excel shows ` 98/99` and `1`.
 *
 * @param shown what numfmt made of the value in the format `code`
 */
function withWholeNumber(shown: string, value: number, code: string): string {
  const parts = /^(\D*?)\d*(\s*)(\d+)(\s*\/\s*)(\d+)(\s*)$/.exec(shown);
  const [, digit] = mixed.exec(code) ?? [];
  if (parts === null || digit === undefined) return shown;
  const [, sign = '', gap = '', over = '', slash = '', under = '', end = ''] = parts;
  const isOne = over === under;
  const whole = Math.floor(Math.abs(value)) + Number(isOne);
  const fraction = `${over}${slash}${under}${end}`;
  const wholeText = whole === 0 && digit === '#' ? '' : String(whole);
  return `${sign}${wholeText}${gap}${isOne ? ' '.repeat(fraction.length) : fraction}`;
}

/**
 * The serial number, in the 1900 date system, of a date or time as cells of type `d` write it
 * (ISO 8601; ECMA-376 part 1, 18.18.11): `2021-01-31`, `2021-01-31T10:10:10.5Z` or `10:10:10`.
 * `undefined` if the text is none of these, or a day before 1900.
 */
export function isoDateSerial(text: string): number | undefined {
  const match =
    /^(?:(\d{4})-(\d\d)-(\d\d))?(?:(?:^|T| )(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?Z?$/.exec(text);
  if (!match || text === '' || text === 'Z') return undefined;
  const [, year, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = match;
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  if (year === undefined) return time;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCDate() !== Number(day)) return undefined;
  const days = date.getTime() / 86_400_000 + 25_569;
  // Before 1900 there are no serial numbers.
  if (days < 1) return undefined;
  // Serial 60 is a 29 February 1900 that never was.
  return (days < 61 ? days - 1 : days) + time;
}
