import { SSF, type CellObject } from '@e965/xlsx';

import { damaged, RegisterFault } from '../../faults/register-fault.ts';
import type { ReadLimits } from '../../sheet/sheet.ts';
import { generalText } from '../xlsx/number-formats/general-format.ts';
import { libraryFormat } from '../xlsx/number-formats/library-format.ts';

/** The texts that the cells of a workbook show, by the same formats as those of an .xlsx. */
export class ShownTexts {
  readonly #isDate1904: boolean;
  readonly #limits: ReadLimits;
  readonly #formats = new Map<string, Format>();
  #length = 0;

  constructor(isDate1904: boolean, limits: ReadLimits) {
    this.#isDate1904 = isDate1904;
    this.#limits = limits;
  }

  /**
   * @returns blank where the cell shows nothing
   * @throws RegisterFault `too-large` where a format makes more of a cell than the limits allow, `damaged`
   *   where it makes no sense
   */
  of({ t: type, v: value, w: shown, z: code }: CellObject): string {
    if (shown !== undefined) return shown;
    switch (type) {
      case 'n':
        return this.#formatted(this.#format(code).number(Number(value)));
      case 's':
        return this.#textShown(String(value ?? ''), this.#format(code));
      case 'b':
        return value ? 'TRUE' : 'FALSE';
      case 'e':
        return errorTexts.get(Number(value)) ?? '';
      default:
        return '';
    }
  }

  #textShown(text: string, format: Format): string {
    return format.text ? this.#formatted(format.text(text)) : text;
  }

  #formatted(text: string): string {
    this.#length += text.length;
    if (text.length > this.#limits.cellLength) {
      throw new RegisterFault('too-large', 'A number format makes the text of a cell too long.');
    }
    if (this.#length > this.#limits.shownLength) {
      throw new RegisterFault('too-large', 'Number formats make the texts of the sheet too long.');
    }
    return text;
  }

  /** @param code a format's code; a number is one that is General in any case */
  #format(code: string | number = general): Format {
    const key = String(code);
    let format = this.#formats.get(key);
    if (!format) this.#formats.set(key, (format = formatOf(key, this.#isDate1904)));
    return format;
  }
}

interface Format {
  number(value: number): string;
  /** Of texts, unless they are shown as they are. */
  text?(value: string): string;
}

const general = 'General';

function formatOf(code: string, isDate1904: boolean): Format {
  if (/^(general|@|\d*)$/i.test(code) && !/^0+$/.test(code)) return { number: generalText };
  const made = libraryFormat(code, isDate1904);
  // What the cells show can't be told then.
  if (!made) throw damaged(`The number format ${code} can't be understood.`);
  const number = fraction.test(code)
    ? (value: number) => fractionText(code, value) ?? made.number(value)
    : (value: number) => made.number(value);
  return /@|;.*;.*;/s.test(code) ? { number, text: (value) => made.text(value) } : { number };
}

// The library types this part of it as `any`; this is the function that is used.
const formatter = SSF as { format(code: string, value: number): string };

/** `# ?/?`, `# ??/16`: a fraction and no date. */
const fraction = /[?#0-9] *\/ *[?0-9]/;

/**
 * A number as a fraction, by SheetJS, which is right where numfmt 4.0.1 shows 0.99 as `1 98/99`; undefined where
 * it shows nothing or can't.
 */
function fractionText(code: string, value: number): string | undefined {
  try {
    const text = formatter.format(code, value);
    return text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What errors are called, by their number ([MS-XLS] 2.5.10). */
const errorTexts = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);
