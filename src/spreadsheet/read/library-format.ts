import { inDigits, zeroOf } from './digit-shapes.ts';
import { remembered } from './remembered.ts';
import { format, getFormatFromId, getFormatInfo, isDateFormat, isValidFormat } from 'numfmt';

/** The code of a number format, or the number of a built-in format. */
export type FormatCode = string | number;

/**
 * The format of a cell style. `number` and `text` return the shown text, or undefined if the format can't show the
 * value.
 */
export interface CellFormat {
  number(value: number): string | undefined;
  /** The day of a serial number in ISO 8601. Missing if the format does not show the day of the month. */
  readonly day?: ((value: number) => string | undefined) | undefined;
  /** Whether texts are shown unchanged, so that `text` need not be called. */
  readonly keepsText: boolean;
  text(value: string): string | undefined;
}

/**
 * Makes a format from any format code. This module is loaded on demand, since it needs the formatting library.
 *
 * @param startDay the days to add to a serial number: 1,462 in the date system of 1904, 0 in that of 1900
 * @returns the format; its functions return undefined if the library rejects the code
 */
export function libraryFormat(given: FormatCode, startDay: number): CellFormat {
  const written = typeof given === 'number' ? builtInFormat(given) : given;
  const code = written.replace(CURRENCY_LOCALE, '[$$$1]').replace(LANGUAGE_TAG, '');
  // A format changes texts only if it has a section with `@`, or a fourth section (ECMA-376 part 1, 18.8.31).
  const keepsText = !/@|;.*;.*;/s.test(code);
  if (code.length > MAX_CODE_LENGTH || !isValidFormat(code)) {
    return { number: () => undefined, keepsText, text: () => undefined };
  }
  // Elapsed time, such as [h]:mm, does not depend on the date system, so no days are added.
  const isElapsed = isDateFormat(code) && /\[[hms]+\]/i.test(code);
  const days = isDateFormat(code) && !isElapsed ? startDay : 0;
  const { isText, type } = getFormatInfo(code);
  const wholeCode = isText ? '0' : withAllDigits(code);
  const zero = zeroOf(written);
  const day = showsDay(code)
    ? remembered((value) =>
        dateOf(value + startDay)
          ?.toISOString()
          .slice(0, 10),
      )
    : undefined;
  const inFigures = dayInFigures(code);
  return {
    number: remembered((value) => {
      // Most date formats show nothing but figures. Such dates can be written without the library.
      const date = inFigures && Number.isInteger(value) ? dateOf(value + startDay) : undefined;
      if (inFigures && date) return inDigits(zero, inFigures(date));
      // In the format General, the library shortens a number of twelve digits, but `wholeCode` keeps all digits (R7).
      const isWhole = Number.isInteger(value) && Math.abs(value) < 1e15;
      // In the date system of 1904, Excel shows a negative time. The library has no time below zero.
      const sign = isElapsed && startDay > 0 && value < 0 ? '-' : '';
      const text = shown(isWhole ? wholeCode : code, sign ? -value : value + days);
      // The library rounds 1.999 to the fraction 1/1 beside a whole number that it has rounded too.
      const isRounded = type === 'fraction' && /\d +(\d+)\/\1(?!\d)/.test(text ?? '');
      const sound = isRounded ? shown(code, Math.round(value)) : text;
      return sound === undefined ? undefined : inDigits(zero, sign + sound);
    }),
    day,
    keepsText,
    text: (value) => shown(code, value),
  };
}

function shown(code: string, value: number | string): string | undefined {
  try {
    return format(code, value, OPTIONS);
  } catch {
    return undefined;
  }
}

/** Excel adapts the order `m/d/yyyy` to the user's country. In India, the day comes first (R7). */
function builtInFormat(id: number): string {
  return getFormatFromId(id).replace('m/d/yyyy', 'dd-mm-yyyy');
}

/** The most characters of a format code, because reading a code takes quadratic time. Excel writes at most 255. */
const MAX_CODE_LENGTH = 1000;
/** Options for the library. A date outside Excel's range is shown as `########`, as in Excel. */
const OPTIONS = { dateErrorNumber: false, dateSpanLarge: false, overflow: '########' };
/**
 * A currency symbol with a locale, such as `[$€-407]`. In Excel, the locale does not change the grouping of digits.
 */
const CURRENCY_LOCALE = /\[\$([^\]-]+)-[^\]]*\]/g;
/** A tag such as `[ENG]`, which Excel writes before the locale of some dates. */
const LANGUAGE_TAG = /\[(?!red)[a-z]{3}\]/gi;
/** A literal part of a format code. */
const LITERAL = /"[^"]*"|\\.|[_*].|\[[^[\]]*\]/g;
/** A literal part, the word General or the end of a section. */
const GENERAL = new RegExp(`${LITERAL.source}|general|;`, 'gi');

/** The format code with `0` in place of General. The format `0` shows whole numbers with all their digits. */
function withAllDigits(code: string): string {
  let section = 0;
  return code.replace(GENERAL, (part) => {
    if (part === ';') section++;
    // The fourth section is for texts.
    return /^general$/i.test(part) && section < 3 ? '0' : part;
  });
}

/** Returns a function that writes dates. Undefined unless `code` is a plain date format such as `dd-mm-yyyy`. */
function dayInFigures(code: string): ((date: Date) => string) | undefined {
  const parts = code.toLowerCase().match(/y+|m+|d+|[^ymd]+/g) ?? [];
  // `mmm` (a word) and `yy` (a two-digit year) stay longer than one letter, so the check below refuses them.
  const letters = parts.map((part) => part.replace(/^(?:dd?|mm?|yyyy)$/, part.charAt(0)));
  if (!/^(?:dmy|mdy|ymd)$/.test(letters.join('').replace(/[-/. ]+/g, ''))) return undefined;
  return (date) => {
    let text = '';
    for (const part of parts) {
      if (part === 'yyyy') text += String(date.getUTCFullYear());
      else if (part === 'mm') text += twoDigits(date.getUTCMonth() + 1);
      else if (part === 'm') text += String(date.getUTCMonth() + 1);
      else if (part === 'dd') text += twoDigits(date.getUTCDate());
      else if (part === 'd') text += String(date.getUTCDate());
      else text += part;
    }
    return text;
  };
}

/** Whether the format shows the day of the month. */
function showsDay(code: string): boolean {
  return /(?:^|[^d])dd?(?!d)/i.test(code.replace(LITERAL, ' '));
}

/**
 * The day of a serial number in the date system of 1900 (ECMA-376 part 1, 18.17.4.1). In that system, 60 means 29
 * February 1900, a day that did not exist.
 */
function dateOf(serial: number): Date | undefined {
  const day = Math.floor(serial);
  if (day < 1 || day === 60 || day > LAST_DAY) return undefined;
  return new Date((day + (day < 60 ? 1 : 0) - 25_569) * 86_400_000);
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** The serial number of 31 December 9999, Excel's last day. */
const LAST_DAY = 2_958_465;
