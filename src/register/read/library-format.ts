import { format, getFormatFromId, isDateFormat, isValidFormat } from 'numfmt';

/** A number format, or the number of a built-in one. */
export type FormatCode = string | number;

/** How cells of one style show their values. */
export interface CellFormat {
  number(value: number): string;
  /** Whether texts are shown as they are, so that `text` need not be asked. */
  readonly keepsText: boolean;
  text(value: string): string;
}

/**
 * A format of any kind, through the formatting library: this module is loaded with it, on demand.
 *
 * @param startDay The day from which the workbook's dates count, in the system of 1900: 0, or that of 1904.
 * @returns `undefined` if the library can't make sense of the format.
 */
export function libraryFormat(given: FormatCode, startDay: number): CellFormat | undefined {
  const code =
    typeof given === 'number'
      ? getFormatFromId(given)
      : given.replace(CURRENCY_LOCALE, '[$$$1]').replace(LANGUAGE_TAG, '');
  if (code.length > MAX_CODE_LENGTH || !isValidFormat(code)) return undefined;
  // A time that has passed, such as [h]:mm, starts from nothing and not from a date.
  const days = isDateFormat(code) && !/\[[hms]+\]/i.test(code) ? startDay : 0;
  const shown = (value: number | string) => format(code, value, OPTIONS);
  const known = new Map<number, string>();
  return {
    number(value) {
      const before = known.get(value);
      if (before !== undefined) return before;
      const text = shown(value + days);
      if (known.size < MAX_KNOWN) known.set(value, text);
      return text;
    },
    // A format shows texts through its section with `@`, or its fourth (18.8.31).
    keepsText: !/@|;.*;.*;/s.test(code),
    text: shown,
  };
}

/** Excel writes at most 255 characters; and the time that a format takes grows with the square of its length. */
const MAX_CODE_LENGTH = 1000;
/** Results that are kept for each format: dates and amounts repeat. */
const MAX_KNOWN = 10_000;
/** Dates beyond those that Excel has are shown as it shows them, as a cell full of number signs. */
const OPTIONS = { dateErrorNumber: false, dateSpanLarge: false, overflow: '########' };
/** The locale of a currency sign chooses the sign; Excel's separators don't change with it. */
const CURRENCY_LOCALE = /\[\$([^\]-]+)-[^\]]*\]/g;
/** `[ENG]`, which Excel writes before the locale of some dates. */
const LANGUAGE_TAG = /\[(?!red)[a-z]{3}\]/gi;
