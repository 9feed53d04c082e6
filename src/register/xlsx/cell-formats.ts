import { loaded } from '../reading/loaded.ts';
import { damaged } from './damaged.ts';
import type { FormatCode } from './format-codes.ts';
import { generalText } from './general-text.ts';
import { Pause } from './scan-part.ts';

/** How cells of one style show their values. */
export interface CellFormat {
  number(value: number): string;
  /** Whether texts are shown as they are, so that `text` need not be asked. */
  readonly keepsText: boolean;
  text(value: string): string;
  /** Of a cell that holds a date in words of ISO 8601; shown as it is where the format is no date's. */
  isoDate(value: string): string;
}

/**
 * The formats of a workbook's cell styles.
 *
 * Most values need no formatting library. The first that does throws a `Pause` until it has loaded.
 */
export class CellFormats {
  readonly #codes: readonly FormatCode[];
  readonly #isDate1904: boolean;
  readonly #formats: CellFormat[] = [];

  constructor(codes: readonly FormatCode[], isDate1904: boolean) {
    this.#codes = codes;
    this.#isDate1904 = isDate1904;
  }

  /**
   * @param style The cell's style, an index into the workbook's cell styles.
   * @throws RegisterFault `damaged` if there is no such style.
   */
  of(style: number): CellFormat {
    return (this.#formats[style] ??= this.#make(style));
  }

  #make(style: number): CellFormat {
    // Cells without a style have style 0, and a workbook without styles has only that.
    const code = this.#codes[style] ?? (style === 0 ? 0 : undefined);
    if (code === undefined) throw damaged(`cell style ${style}`);
    if (isGeneral(code)) return generalFormat;
    const format = formatByLibrary(code, this.#isDate1904);
    return code === 1 || /^0+$/.test(String(code))
      ? filledWithZeros(String(code).length, format)
      : format;
  }
}

/** General, which shows texts as they are. */
const generalFormat: CellFormat = {
  number: generalText,
  keepsText: true,
  text: (value) => value,
  isoDate: (value) => value,
};

/** General, text, and the numbers that no standard gives a meaning (ECMA-376 part 1, 18.8.30). */
function isGeneral(code: FormatCode): boolean {
  return typeof code === 'number'
    ? code === 0 || code === 49 || code > 58
    : /^(general|@)?$/i.test(code);
}

/** `0`, `0000`: whole numbers filled up with zeros, for which the library isn't needed. */
function filledWithZeros(width: number, format: CellFormat): CellFormat {
  return {
    ...generalFormat,
    number(value) {
      const size = Math.round(Math.abs(value));
      if (size >= 1e15) return format.number(value);
      return (value < 0 && size > 0 ? '-' : '') + String(size).padStart(width, '0');
    },
  };
}

let library: typeof import('./library-format.ts') | undefined;

function formatByLibrary(code: FormatCode, isDate1904: boolean): CellFormat {
  let made: CellFormat | undefined;
  const format = () => {
    if (!library) throw new Pause(loadLibrary());
    made ??= library.libraryFormat(code, isDate1904);
    // What the cells show can't be told then.
    if (!made) throw damaged(`number format ${code}`);
    return made;
  };
  // A format shows texts through its section with `@`, or its fourth (18.8.31). Mostly that holds
  // only `@` and the space that keeps it clear of the border (`_(@_)`, and so do 41 to 44).
  const sections = typeof code === 'string' ? code : code > 40 && code < 45 ? '_(@_)' : '';
  const plain = /(?:^|[^\\];)((?:_.|\s)*)@((?:_.|\s)*)$/.exec(`;;${sections}`);
  const spaces = (padding = '') => padding.replace(/_./g, ' ');
  return {
    number: (value) => format().number(value),
    keepsText: plain ? !plain[1] && !plain[2] : !/@|;.*;.*;/s.test(sections),
    text: (value) => (plain ? spaces(plain[1]) + value + spaces(plain[2]) : format().text(value)),
    isoDate: (value) => format().isoDate(value),
  };
}

async function loadLibrary(): Promise<void> {
  library = await loaded(import('./library-format.ts'));
}
