import { inDigits, zeroOf } from './digit-shapes.ts';
import { remembered } from './remembered.ts';
import { format, getFormatFromId, getFormatInfo, isDateFormat, isValidFormat } from 'numfmt';

/** A number format, or the number of a built-in one. */
export type FormatCode = string | number;

/** The format of cells of one style. Its texts are undefined for values that it can't show. */
export interface CellFormat {
  number(value: number): string | undefined;
  /** A number's day in ISO 8601, if the format shows days. */
  readonly day?: ((value: number) => string | undefined) | undefined;
  /** Whether texts are shown unchanged, so that `text` need not be called. */
  readonly keepsText: boolean;
  text(value: string): string | undefined;
}

/**
 * A format of any kind. This module is loaded on demand, since it brings the formatting library.
 *
 * @param startDay the first day of the workbook's dates, in the system of 1900: 0, or that of 1904
 * @returns a format without texts for numbers if the library rejects the code
 */
export function libraryFormat(given: FormatCode, startDay: number): CellFormat {
  const written = typeof given === 'number' ? builtInFormat(given) : given;
  const code = written.replace(CURRENCY_LOCALE, '[$$$1]').replace(LANGUAGE_TAG, '');
  // A format shows texts through its section with `@`, or its fourth (18.8.31).
  const keepsText = !/@|;.*;.*;/s.test(code);
  if (code.length > MAX_CODE_LENGTH || !isValidFormat(code)) {
    return { number: () => undefined, keepsText, text: () => undefined };
  }
  // Elapsed time, such as [h]:mm, does not count from a date.
  const days = isDateFormat(code) && !/\[[hms]+\]/i.test(code) ? startDay : 0;
  const wholeCode = getFormatInfo(code).isText ? '0' : withAllDigits(code);
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
      // Most dates are in figures, which need no library.
      const date = inFigures && Number.isInteger(value) ? dateOf(value + startDay) : undefined;
      if (inFigures && date) return inDigits(zero, inFigures(date));
      // In General the library shortens numbers of twelve digits (R7).
      const isWhole = Number.isInteger(value) && Math.abs(value) < 1e15;
      const text = shown(isWhole ? wholeCode : code, value + days);
      return text === undefined ? undefined : inDigits(zero, text);
    }),
    day,
    keepsText,
    text: (value) => shown(code, value),
  };
}

/** Undefined if the library fails for this value. */
function shown(code: string, value: number | string): string | undefined {
  try {
    return format(code, value, OPTIONS);
  } catch {
    return undefined;
  }
}

/** Dates in the system's own order show the day first, as Excel does in India (R7). */
function builtInFormat(id: number): string {
  return getFormatFromId(id).replace('m/d/yyyy', 'dd-mm-yyyy');
}

/** Excel writes at most 255 characters, and the time for a format is quadratic in its length. */
const MAX_CODE_LENGTH = 1000;
/** Dates outside Excel's range are shown as number signs, as in Excel. */
const OPTIONS = { dateErrorNumber: false, dateSpanLarge: false, overflow: '########' };
/** A currency's locale, which does not change how Excel separates the digits. */
const CURRENCY_LOCALE = /\[\$([^\]-]+)-[^\]]*\]/g;
/** `[ENG]`, which Excel writes before the locale of some dates. */
const LANGUAGE_TAG = /\[(?!red)[a-z]{3}\]/gi;
/** Literal parts of a format, and the word General. */
const LITERAL = /"[^"]*"|\\.|[_*].|\[[^\]]*\]/g;
const GENERAL = new RegExp(`${LITERAL.source}|general|;`, 'gi');

/** The format with `0` for General, which shows whole numbers with all their digits. */
function withAllDigits(code: string): string {
  let section = 0;
  return code.replace(GENERAL, (part) => {
    if (part === ';') section++;
    // The fourth section is for texts.
    return /^general$/i.test(part) && section < 3 ? '0' : part;
  });
}

/** Shows dates by a format of day, month and year in figures, each once; undefined for any other format. */
function dayInFigures(code: string): ((date: Date) => string) | undefined {
  const parts = code.toLowerCase().match(/y+|m+|d+|[^ymd]+/g) ?? [];
  // Longer parts, such as `mmm`, are words.
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

/** Whether the format shows the day of the month, and not only a month or a weekday. */
function showsDay(code: string): boolean {
  return /(?:^|[^d])dd?(?!d)/i.test(code.replace(LITERAL, ' '));
}

/** The day of a serial number in the system of 1900 (18.17.4.1), in which 60 is the non-existent 29 February 1900. */
function dateOf(serial: number): Date | undefined {
  const day = Math.floor(serial);
  if (day < 1 || day === 60 || day > LAST_DAY) return undefined;
  return new Date((day + (day < 60 ? 1 : 0) - 25_569) * 86_400_000);
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** 31 December 9999. */
const LAST_DAY = 2_958_465;
