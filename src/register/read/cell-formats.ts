import type { CellFormat, FormatCode } from './library-format.ts';
import { loadChunk } from '../faults.ts';
import { damaged } from '../faults.ts';

/**
 * The formats of a workbook's cell styles. Most are General or zeros; where there is another, the formatting library
 * begins to load at once, beside what is read next.
 */
export class CellFormats {
  readonly isDate1904: boolean;
  readonly #codes: readonly FormatCode[] | 'missing';
  readonly #formats: CellFormat[] = [];
  readonly #loading: Promise<Library> | undefined;
  #library: Library | undefined;

  /** @param codes Of each cell style; `missing` if the workbook's styles are, so that only the first is known. */
  constructor(codes: readonly FormatCode[] | 'missing', isDate1904: boolean) {
    this.#codes = codes;
    this.isDate1904 = isDate1904;
    if (codes !== 'missing' && !codes.every((code) => isGeneral(code) || isZeros(code))) {
      this.#loading = import('./library-format.ts');
      // That it failed is told by `loaded`.
      this.#loading.catch(() => undefined);
    }
  }

  /**
   * Waits until every format can tell what it shows.
   *
   * @throws RegisterFault `interrupted`
   */
  async loaded(): Promise<this> {
    if (this.#loading) this.#library ??= await loadChunk(this.#loading);
    return this;
  }

  /**
   * @param style The cell's style, an index into the workbook's cell styles; one that there is not is General.
   * @throws RegisterFault `damaged` if the styles are missing, or the library can't make sense of the format.
   */
  of(style: number): CellFormat {
    return (this.#formats[style] ??= this.#make(style));
  }

  #make(style: number): CellFormat {
    if (this.#codes === 'missing' && style > 0) {
      throw damaged('the styles of the workbook are missing');
    }
    const code = this.#codes === 'missing' ? 0 : (this.#codes[style] ?? 0);
    if (isGeneral(code)) return generalFormat;
    if (isZeros(code)) return filledWithZeros(String(code).length);
    const format = this.#library?.libraryFormat(code, this.isDate1904 ? DAYS_TO_1904 : 0);
    if (format) return format;
    // What the cells show can't be told then.
    throw damaged(`the number format ${String(code).slice(0, 60)} can not be used`);
  }
}

type Library = typeof import('./library-format.ts');

/** General, which shows texts as they are. */
export const generalFormat: CellFormat = {
  number: generalText,
  keepsText: true,
  text: (value) => value,
};

/** General, text, and the numbers that no standard gives a meaning (ECMA-376 part 1, 18.8.30). */
function isGeneral(code: FormatCode): boolean {
  return typeof code === 'number'
    ? code === 0 || code === 49 || code > 58
    : /^(general|@)?$/i.test(code);
}

/** `0`, `0000`; 1 is the built-in `0`. */
function isZeros(code: FormatCode): boolean {
  return code === 1 || /^0+$/.test(String(code));
}

/** Whole numbers filled up with zeros. */
function filledWithZeros(width: number): CellFormat {
  return {
    ...generalFormat,
    number(value) {
      const size = Math.round(Math.abs(value));
      const digits = size < 1e21 ? BigInt(size).toString() : generalText(size);
      return (value < 0 && size > 0 ? '-' : '') + digits.padStart(width, '0');
    },
  };
}

/**
 * A number in the format General, as a wide enough cell of Excel shows it: at most eleven characters
 * without the sign, so that the decimals are rounded to what fits, and scientific notation with six
 * digits where that would lose the number's size (ECMA-376 part 1, 18.8.30).
 *
 * A whole number of up to fifteen digits shows them all, as in Google Sheets and LibreOffice: Excel would show
 * all IDs of a year as the same `2.02403E+11` (R7).
 */
export function generalText(value: number): string {
  const width = value < 0 ? 12 : 11;
  const shortest = String(value);
  if (shortest.length <= width && !shortest.includes('e')) return shortest;
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) return shortest;
  if (size >= 1e11 || size < 1e-9) return scientific(value);

  const exponent = Math.floor(Math.log10(size));
  // Below 0.0001 the decimals stay only if all of them fit.
  const decimals = exponent < -4 ? 12 : exponent < 0 ? 9 : Math.max(0, 9 - exponent);
  const plain = withoutZeros(value.toFixed(decimals));
  return plain.length <= width ? plain : scientific(value);
}

function scientific(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(5).split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${withoutZeros(digits)}E${sign}${exponent.slice(1).padStart(2, '0')}`;
}

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/**
 * The serial number of a date or time as cells of type `d` write it (ISO 8601; ECMA-376 part 1, 18.18.11): `2021-01-31`,
 * `2021-01-31T10:10:10.5Z` or `10:10:10`. `undefined` if the text is none of these, or a day before 1900.
 */
export function isoDateSerial(text: string, isDate1904 = false): number | undefined {
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
  if (isDate1904) return days - DAYS_TO_1904 + time;
  // Serial 60 is a 29 February 1900 that never was.
  return (days < 61 ? days - 1 : days) + time;
}

/** Days between the starts of the two date systems (ECMA-376 part 1, 18.17.4.1). */
const DAYS_TO_1904 = 1462;
