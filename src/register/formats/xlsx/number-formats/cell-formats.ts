import { damaged } from '../../../faults/register-fault.ts';
import type { FormatCode } from './read-styles.ts';
import { rareParts } from '../load-rare-parts.ts';

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
 * Most are General or zeros. The first other one throws a `Pause` until what knows it has loaded.
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
    const format = () => rareParts().numberFormat(code, this.#isDate1904);
    return code === 1 || /^0+$/.test(String(code))
      ? filledWithZeros(String(code).length, format)
      : format();
  }
}

/** General, which shows texts as they are. */
export const generalFormat: CellFormat = {
  number: (value) => ((value | 0) === value ? String(value) : rareParts().generalText(value)),
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

/** `0`, `0000`: whole numbers filled up with zeros; `otherwise` is for those too large. */
function filledWithZeros(width: number, otherwise: () => CellFormat): CellFormat {
  return {
    ...generalFormat,
    number(value) {
      const size = Math.round(Math.abs(value));
      if (size >= 1e15) return otherwise().number(value);
      return (value < 0 && size > 0 ? '-' : '') + String(size).padStart(width, '0');
    },
  };
}
