import type { CellFormat, FormatCode } from './library-format.ts';
import { damaged, loadChunk } from '../faults.ts';
import { remembered } from './remembered.ts';

/** The number formats of a workbook's cell styles. */
export interface CellFormats {
  /** Whether the workbook counts dates from 1904 rather than from 1900. */
  readonly isDate1904: boolean;
  /**
   * Returns the format of the cell style with the index `style`.
   *
   * @throws SheetFault `damaged` if the workbook lacks its styles and `style` is not 0
   */
  of(style: number): CellFormat;
}

/**
 * Prepares the formats of a workbook. The formatting library is loaded unless every format is General or a row of
 * zeros, such as `0000`.
 *
 * @param codes the format code of each cell style. If the workbook lacks its styles, `codes` is undefined, and cells
 *   may use only style 0.
 * @throws SheetFault `interrupted` if the formatting library could not be loaded
 */
export async function cellFormats(
  codes: readonly FormatCode[] | undefined,
  isDate1904: boolean,
): Promise<CellFormats> {
  const isPlain = (codes ?? []).every((code) => isGeneral(code) || isZeros(code));
  const library = isPlain ? undefined : await loadChunk(import('./library-format.ts'));
  const formats: CellFormat[] = [];
  return { isDate1904, of: (style: number) => (formats[style] ??= formatOf(style)) };

  function formatOf(style: number): CellFormat {
    if (!codes && style > 0) throw damaged('the styles of the workbook are missing');
    // A style without an entry in `codes` counts as General.
    const code = codes?.[style] ?? 0;
    if (isGeneral(code)) return generalFormat;
    if (isZeros(code)) return filledWithZeros(String(code).length);
    return library?.libraryFormat(code, isDate1904 ? DAYS_TO_1904 : 0) ?? generalFormat;
  }
}

const generalFormat: CellFormat = {
  number: generalText,
  keepsText: true,
  text: (value) => value,
};

/**
 * The text format (`@`) also counts as General. So do format numbers without a standard meaning (ECMA-376 part 1,
 * 18.8.30).
 */
function isGeneral(code: FormatCode): boolean {
  return typeof code === 'number'
    ? code === 0 || code === 49 || code > 58
    : /^(general|@)?$/i.test(code);
}

/** Whether a format is a row of zeros, such as `0000`. Format number 1 is the built-in format `0`. */
function isZeros(code: FormatCode): boolean {
  return code === 1 || /^0+$/.test(String(code));
}

function filledWithZeros(width: number): CellFormat {
  const filling = '0'.repeat(width);
  return {
    ...generalFormat,
    number(value) {
      if (isPlainWhole(value)) {
        const digits = String(value);
        return filling.slice(digits.length) + digits;
      }
      const size = Math.round(Math.abs(value));
      const digits = size < 1e21 ? BigInt(size).toString() : generalText(size);
      return (value < 0 && size > 0 ? '-' : '') + digits.padStart(width, '0');
    },
  };
}

/** Whether General shows the number as plain digits, without a sign, a point or an exponent. */
function isPlainWhole(value: number): boolean {
  return value >= 0 && value < 1e15 && Number.isInteger(value);
}

/**
 * The text of a number in the format General, as in a wide cell of Excel. The text has at most eleven characters
 * without the sign (ECMA-376 part 1, 18.8.30). Decimals are rounded to fit. Very large and very small numbers are in
 * scientific notation with six digits. But a whole number of up to fifteen digits keeps all its digits (R7).
 */
function generalText(value: number): string {
  return isPlainWhole(value) ? String(value) : shortened(value);
}

const shortened = remembered((value: number): string => {
  const width = value < 0 ? 12 : 11;
  const shortest = String(value);
  if (shortest.length <= width && !shortest.includes('e')) return shortest;
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) return shortest;
  if (size >= 1e11 || size < 1e-4) return scientific(value);
  const decimals = Math.max(0, 9 - Math.max(0, Math.floor(Math.log10(size))));
  const plain = withoutZeros(value.toFixed(decimals));
  return plain.length <= width ? plain : scientific(value);
});

function scientific(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(5).split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${withoutZeros(digits)}E${sign}${exponent.slice(1).padStart(2, '0')}`;
}

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?(?<!0)0+$/, '') : digits;
}

/**
 * The serial number of a date or time in ISO 8601, such as `2021-01-31`, `2021-01-31T10:10:10.5Z` or `10:10:10`.
 * Cells of type `d` contain such texts (ECMA-376 part 1, 18.18.11). Undefined for any other text, and for a day
 * before 1900.
 */
export function isoDateSerial(text: string, isDate1904 = false): number | undefined {
  const match = /^(?:(\d{4}-\d\d-\d\d)(?:[T ]|Z?$))?(?:(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/.exec(
    text,
  );
  if (!match || text === '') return undefined;
  const [, day, time = '00:00'] = match;
  const moment = Date.parse(`${day ?? '1970-01-01'}T${time}Z`);
  if (Number.isNaN(moment)) return undefined;
  if (day === undefined) return moment / 86_400_000;
  const days = moment / 86_400_000 + 25_569;
  // Some JavaScript engines read 31 February as a day in March.
  if (days < 1 || !new Date(moment).toISOString().startsWith(day)) return undefined;
  if (isDate1904) return days - DAYS_TO_1904;
  // Serial 60 is 29 February 1900, a day that did not exist.
  return days < 61 ? days - 1 : days;
}

/** A finite number in the form of xsd:double; undefined for any other text. */
export function decimalNumber(text: string): number | undefined {
  const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
  const value = Number(text);
  return isNumber && Number.isFinite(value) ? value : undefined;
}

/** The day of an ISO date with or without a time; undefined for a time without a day. */
export function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
}

/** The number of days between the starts of the date systems of 1900 and 1904 (ECMA-376 part 1, 18.17.4.1). */
const DAYS_TO_1904 = 1462;
