import { format, getFormatFromId, isDateFormat, isValidFormat } from 'numfmt';
import type { FormatCode } from './format-code.ts';
import { isoDateSerial } from './iso-date.ts';
import { withWholeNumber } from './whole-fraction.ts';

export { isoDateSerial };

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
