import { damaged, loadChunk } from '../faults.ts';
import type { FormatCode, LibraryFormat } from './library-format.ts';

/** How cells of one style show their values; `undefined` while the formatting library that it takes is not there. */
export interface CellFormat {
  number(value: number): string | undefined;
  /** Whether texts are shown as they are, so that `text` need not be asked. */
  readonly keepsText: boolean;
  text(value: string): string | undefined;
  /** Of a cell that holds a date in words of ISO 8601. */
  isoDate(value: string): string | undefined;
}

/**
 * The formats of a workbook's cell styles. Most are General or zeros; where there is another, the formatting library
 * begins to load at once, beside what is read next. If no cell needs it, it may fail to.
 */
export class CellFormats {
  readonly #codes: readonly FormatCode[] | 'missing';
  readonly #isDate1904: boolean;
  readonly #formats: CellFormat[] = [];

  /** @param codes Of each cell style; `missing` if the workbook's styles are, so that only the first is known. */
  constructor(codes: readonly FormatCode[] | 'missing', isDate1904: boolean) {
    this.#codes = codes;
    this.#isDate1904 = isDate1904;
    if (codes !== 'missing' && codes.some((code) => !isSimple(code))) {
      this.loaded().catch(() => undefined);
    }
  }

  /**
   * @param style The cell's style, an index into the workbook's cell styles; one that there is not is General.
   * @throws RegisterFault `damaged` if the styles are missing.
   */
  of(style: number): CellFormat {
    return (this.#formats[style] ??= this.#make(style));
  }

  /**
   * Waits until every format can tell what it shows.
   *
   * @throws RegisterFault `interrupted`
   */
  async loaded(): Promise<void> {
    library ??= await loadChunk((loading ??= import('./library-format.ts')));
  }

  #make(style: number): CellFormat {
    if (this.#codes === 'missing' && style > 0)
      throw damaged('the styles of the workbook are missing');
    const code = this.#codes === 'missing' ? 0 : (this.#codes[style] ?? 0);
    if (isGeneral(code)) return generalFormat;
    const format = otherFormat(code, this.#isDate1904);
    return isZeros(code) ? filledWithZeros(String(code).length, format) : format;
  }
}

/** General, which shows texts as they are. */
export const generalFormat: CellFormat = {
  number: generalText,
  keepsText: true,
  text: (value) => value,
  isoDate: (value) => isoDateText(value, generalText),
};

let library: typeof import('./library-format.ts') | undefined;
let loading: Promise<typeof import('./library-format.ts')> | undefined;

/** Dates in words are so rare, and mostly in a format of the library, that reading them comes with it. */
function isoDateText(
  value: string,
  show: (serial: number) => string | undefined,
): string | undefined {
  if (!library) return undefined;
  const serial = library.isoDateSerial(value);
  return serial === undefined ? value : show(serial);
}

/** Whether a format shows its values without the library, but for numbers that no register holds. */
function isSimple(code: FormatCode): boolean {
  return isGeneral(code) || isZeros(code);
}

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

/** Whole numbers filled up with zeros; `other` is for those too large. */
function filledWithZeros(width: number, other: CellFormat): CellFormat {
  return {
    ...generalFormat,
    number(value) {
      const size = Math.round(Math.abs(value));
      if (size >= 1e15) return other.number(value);
      return (value < 0 && size > 0 ? '-' : '') + String(size).padStart(width, '0');
    },
    isoDate(value) {
      return isoDateText(value, (serial) => this.number(serial));
    },
  };
}

/** Any other format, through the library; most texts need none. */
function otherFormat(code: FormatCode, isDate1904: boolean): CellFormat {
  let made: LibraryFormat | undefined;
  const format = () => {
    if (!library) return undefined;
    made ??= library.libraryFormat(code, isDate1904);
    // What the cells show can't be told then.
    if (!made) throw damaged(`the number format ${String(code).slice(0, 60)} can not be used`);
    return made;
  };
  // A format shows texts through its section with `@`, or its fourth (18.8.31). Mostly that holds
  // only `@` and the space that keeps it clear of the border (`_(@_)`, and so do 41 to 44).
  const sections = typeof code === 'string' ? code : code > 40 && code < 45 ? '_(@_)' : '';
  const plain = /(?:^|[^\\];)((?:_.|\s)*)@((?:_.|\s)*)$/.exec(`;;${sections}`);
  const spaces = (padding = '') => padding.replace(/_./g, ' ');
  return {
    number: (value) => format()?.number(value),
    keepsText: plain ? !plain[1] && !plain[2] : !/@|;.*;.*;/s.test(sections),
    text: (value) => (plain ? spaces(plain[1]) + value + spaces(plain[2]) : format()?.text(value)),
    isoDate: (value) => format()?.isoDate(value),
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
