import { damaged } from '../../faults/register-fault.ts';
import type { SheetBuilder } from '../../sheet/sheet-builder.ts';
import { generalText } from './general-format.ts';
import { libraryFormat } from './library-format.ts';
import type { FormatCode } from './format-code.ts';

/** What the cells of a workbook show that is not an .xlsx, by the same number formats and within the limits. */
export class ShownTexts {
  readonly #isDate1904: boolean;
  readonly #formats = new Map<FormatCode, Format>();
  readonly #counted: (text: string) => string;

  /** @param sheet counts the texts that formats make against its limits */
  constructor(isDate1904: boolean, sheet: SheetBuilder) {
    this.#isDate1904 = isDate1904;
    this.#counted = (text) => sheet.counted(text);
  }

  /**
   * @throws RegisterFault `too-large` where a format makes more of the cells than the limits allow, `damaged`
   *   where it makes no sense
   */
  ofNumber(value: number, code: FormatCode): string {
    return this.#counted(this.#format(code).number(value));
  }

  /** The same of a text. */
  ofText(text: string, code: FormatCode): string {
    const format = this.#format(code);
    return format.text ? this.#counted(format.text(text)) : text;
  }

  #format(code: FormatCode): Format {
    let format = this.#formats.get(code);
    if (!format) this.#formats.set(code, (format = formatOf(code, this.#isDate1904)));
    return format;
  }
}

interface Format {
  number(value: number): string;
  /** Of texts, unless they are shown as they are. */
  text?(value: string): string;
}

function formatOf(code: FormatCode, isDate1904: boolean): Format {
  if (isGeneral(code)) return { number: generalText };
  const made = libraryFormat(code, isDate1904);
  // What the cells show can't be told then.
  if (!made) throw damaged(`The number format ${code} can't be understood.`);
  // A format shows texts through its section with `@`, or its fourth (ECMA-376 part 1, 18.8.31).
  const showsTexts = typeof code === 'number' ? code > 40 && code < 45 : /@|;.*;.*;/s.test(code);
  const number = (value: number) => made.number(value);
  return showsTexts ? { number, text: (value) => made.text(value) } : { number };
}

/** General, text, and the numbers that no standard gives a meaning (18.8.30). */
function isGeneral(code: FormatCode): boolean {
  return typeof code === 'number'
    ? code === 0 || code === 49 || code > 58
    : /^(general|@)?$/i.test(code);
}

/** What errors are called, by their number ([MS-XLS] 2.5.10, [MS-XLSB] 2.5.97.2). */
export const errorTexts: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);
