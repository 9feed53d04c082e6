import type { ZipArchive } from '../file/zip.ts';
import { cellFormats } from './cell-formats.ts';
import { localePartFor } from './digit-shapes.ts';
import type { CellFormat } from './library-format.ts';
import { scanXml, type XmlPart, type XmlReader, type XmlTag } from './xml.ts';

/** The number format of a cell style. */
interface OdsFormat {
  readonly shown: CellFormat;
  /** Whether the format is General, which can't show dates, times and percentages. */
  readonly isGeneral: boolean;
}

/** The number formats of an .ods. */
export interface OdsFormats {
  readonly isDate1904: boolean;
  readonly general: CellFormat;
  /**
   * Returns the format of the cell style named `cellStyle`, or the format of cells without a style. Undefined if the
   * file does not give the format.
   */
  of(cellStyle: string | undefined): OdsFormat | undefined;
}

/**
 * Reads the styles of an .ods (ODF 1.3 part 3, 16.29): those in `styles.xml`, and those before the first table in
 * `content.xml`. Number styles become format codes of .xlsx, so that the same functions format both kinds of file.
 *
 * @throws SheetFault `damaged`; `interrupted` if the library for formats could not be loaded
 */
export async function odsFormats(archive: ZipArchive, content: XmlPart): Promise<OdsFormats> {
  const styles = new StyleReader();
  const common = archive.find('styles.xml');
  if (common) await scanXml(common, styles.of('document-styles'));
  await scanXml(content, styles.of('document-content'));
  const { isDate1904, numberStyles } = styles;
  const names = [...numberStyles.keys()];
  const codes = names.map((name) => styles.codeOf(name));
  const formats = await cellFormats([...codes.map((code) => code ?? GENERAL), GENERAL], isDate1904);
  const general = formats.of(names.length);
  return {
    isDate1904,
    general,
    of(cellStyle = 'Default') {
      if (cellStyle === 'Default' && !styles.cellStyles.has(cellStyle)) return undefined;
      const name = styles.numberStyleOf(cellStyle) ?? '';
      const index = names.indexOf(name);
      // If the cell style has no number style, the format is General.
      const code = index < 0 ? GENERAL : codes[index];
      if (code === undefined) return undefined;
      return code === GENERAL
        ? { shown: general, isGeneral: true }
        : { shown: formats.of(index), isGeneral: false };
    },
  };
}

const GENERAL = 'General';

interface CellStyle {
  /** The name of the parent style, from which the cell style inherits. */
  readonly parent: string | undefined;
  readonly numberStyle: string | undefined;
}

interface NumberStyle {
  readonly kind: string;
  /** Whether the style counts hours beyond 24, as for elapsed time (ODF 1.3 part 3, 19.516). */
  readonly isTotal: boolean;
  /** The style's own format code, without the codes of `maps`. */
  code: string;
  /** Whether a format code can express the whole style. */
  isUsable: boolean;
  /** The styles that replace this style for numbers that meet a condition. */
  readonly maps: { readonly condition: string; readonly style: string }[];
}

class StyleReader {
  readonly cellStyles = new Map<string, CellStyle>();
  readonly numberStyles = new Map<string, NumberStyle>();
  isDate1904 = false;
  #style: NumberStyle | undefined;
  #digits: Digits | undefined;

  /** A reader for the styles before the first table of an XML part. */
  of(root: string): XmlReader {
    let isDone = false;
    return {
      root,
      opened: (tag) => {
        isDone ||= tag.name === 'table';
        return !isDone && (this.#style ? this.#openedIn(this.#style, tag) : this.#opened(tag));
      },
      closed: (tag) => this.#closed(tag),
      isDone: () => isDone,
    };
  }

  numberStyleOf(cellStyle: string): string | undefined {
    let style = this.cellStyles.get(cellStyle);
    // The depth is limited, since the styles of a damaged file may inherit from each other in a cycle.
    for (let depth = 0; style && depth < 100; depth++) {
      if (style.numberStyle !== undefined) return style.numberStyle;
      style = this.cellStyles.get(style.parent ?? '');
    }
    return undefined;
  }

  /**
   * The number style `name` as a format code with all sections (ODF 1.3 part 3, 16.3). Undefined if no format code
   * can express the style.
   */
  codeOf(name: string): string | undefined {
    const own = this.numberStyles.get(name);
    if (!own?.isUsable) return undefined;
    const conditions = own.maps.map(({ condition }) => condition);
    // A format code need not contain the usual conditions, since they are the defaults of its sections.
    const isUsual = /^(>=0|>0,<0|>0,<0,=0)?$/.test(conditions.join());
    if (conditions.length > 2 && !isUsual) return undefined;
    const sections: string[] = [];
    for (const { condition, style } of own.maps) {
      const other = this.numberStyles.get(style);
      if (!other?.isUsable) return undefined;
      sections.push(isUsual ? other.code : `[${condition}]${other.code}`);
    }
    return [...sections, own.code].join(';');
  }

  #opened(tag: XmlTag): boolean {
    const name = tag.attribute(':name') ?? '';
    const [, kind] = numberStyle.exec(tag.name) ?? [];
    if (kind !== undefined) {
      const isTotal = tag.attribute(':truncate-on-overflow') === 'false';
      this.#style = { kind, isTotal, code: localeOf(tag), isUsable: true, maps: [] };
      this.numberStyles.set(name, this.#style);
      return true;
    }
    switch (tag.name) {
      case 'style':
        if (tag.attribute(':family') === 'table-cell') {
          const parent = tag.attribute(':parent-style-name');
          this.cellStyles.set(name, { parent, numberStyle: tag.attribute(':data-style-name') });
        }
        return false;
      case 'null-date':
        this.isDate1904 = tag.attribute(':date-value')?.startsWith('1904') === true;
        return false;
      default:
        return /^(styles|automatic-styles|body|spreadsheet|calculation-settings)$/.test(tag.name);
    }
  }

  #openedIn(style: NumberStyle, tag: XmlTag): boolean {
    switch (tag.name) {
      case 'number':
      case 'scientific-number':
        this.#digits = digitsOf(tag);
        return true;
      case 'embedded-text':
        this.#digits?.texts.push({ place: numberIn(tag, ':position') ?? 0, text: '' });
        return true;
      case 'text':
      case 'currency-symbol':
        return true;
      case 'map':
        style.maps.push({
          condition: (tag.attribute(':condition') ?? '')
            .replace(/^value\(\)|\s/g, '')
            .replace('!=', '<>'),
          style: tag.attribute(':apply-style-name') ?? '',
        });
        return false;
      case 'text-properties':
      case 'fill-character':
        return false;
      default: {
        const code = fieldCode(tag, style.isTotal);
        style.code += code ?? '';
        style.isUsable &&= code !== undefined;
        return false;
      }
    }
  }

  #closed(tag: XmlTag): void {
    const style = this.#style;
    const digits = this.#digits;
    if (!style) return;
    if (tag.name === 'embedded-text') {
      const last = digits?.texts.at(-1);
      if (last) last.text = tag.text;
    } else if (digits) {
      style.code += digitsCode(digits);
      this.#digits = undefined;
    } else if (tag.name === 'currency-symbol') {
      style.code += quoted(tag.text);
      // An empty symbol means the currency of the user's country, which is not known here.
      style.isUsable &&= tag.text !== '';
    } else if (tag.name === 'text') {
      // In a format code, an unquoted percent sign multiplies the number by 100. Only percentages need that.
      const isScaled = style.kind === 'percentage';
      style.code += isScaled ? tag.text.split('%').map(quoted).join('%') : quoted(tag.text);
    } else this.#style = undefined;
  }
}

const numberStyle = /^(number|currency|percentage|date|time|boolean|text)-style$/;

/** How a style shows the digits of a number (16.29.3 and 16.29.6). */
interface Digits {
  /** The most decimals to show; undefined if there is no limit. */
  readonly decimals: number | undefined;
  readonly minDecimals: number;
  readonly minInteger: number;
  readonly isGrouped: boolean;
  /** The divisor of the number: 1000 in a style that shows thousands. */
  readonly factor: number;
  /** The least number of digits in the exponent; undefined if the style does not use scientific notation. */
  readonly exponent: number | undefined;
  /** Texts between the digits. `place` is the number of digits after the text. */
  readonly texts: { readonly place: number; text: string }[];
}

function digitsOf(tag: XmlTag): Digits {
  const decimals = numberIn(tag, ':decimal-places');
  const isReplaced = tag.attribute(':decimal-replacement') !== undefined;
  return {
    decimals,
    minDecimals: isReplaced ? 0 : (numberIn(tag, ':min-decimal-places') ?? decimals ?? 0),
    minInteger: numberIn(tag, ':min-integer-digits') ?? 0,
    isGrouped: tag.attribute(':grouping') === 'true',
    factor: Number(tag.attribute(':display-factor') ?? 1),
    exponent: tag.name === 'number' ? undefined : (numberIn(tag, ':min-exponent-digits') ?? 1),
    texts: [],
  };
}

function digitsCode(digits: Digits): string {
  const { decimals, minDecimals, minInteger, exponent } = digits;
  if (decimals === undefined && exponent === undefined) return GENERAL;
  const places = digits.texts.map(({ place }) => place + 1);
  let code = '';
  for (
    let place = Math.max(minInteger, digits.isGrouped ? 4 : 1, ...places) - 1;
    place >= 0;
    place--
  ) {
    code += place < minInteger ? '0' : '#';
    for (const text of digits.texts) if (text.place === place) code += quoted(text.text);
    if (digits.isGrouped && place > 0 && place % 3 === 0) code += ',';
  }
  if (decimals)
    code += `.${'0'.repeat(minDecimals)}${'#'.repeat(Math.max(0, decimals - minDecimals))}`;
  if (exponent !== undefined) code += `E+${'0'.repeat(exponent)}`;
  return code + ','.repeat(Math.max(0, Math.round(Math.log10(digits.factor) / 3) || 0));
}

/** The format code for an empty element such as `<number:day/>`; undefined if there is no such code. */
function fieldCode(tag: XmlTag, isTotal: boolean): string | undefined {
  const isLong = tag.attribute(':style') === 'long';
  switch (tag.name) {
    case 'day':
      return isLong ? 'dd' : 'd';
    case 'month':
      return (tag.attribute(':textual') === 'true' ? 'mm' : '') + (isLong ? 'mm' : 'm');
    case 'year':
      return isLong ? 'yyyy' : 'yy';
    case 'day-of-week':
      return isLong ? 'dddd' : 'ddd';
    case 'hours': {
      const code = isLong ? 'hh' : 'h';
      return isTotal ? `[${code}]` : code;
    }
    case 'minutes':
      return isLong ? 'mm' : 'm';
    case 'seconds': {
      const decimals = numberIn(tag, ':decimal-places') ?? 0;
      return (isLong ? 'ss' : 's') + (decimals > 0 ? `.${'0'.repeat(decimals)}` : '');
    }
    case 'am-pm':
      return 'AM/PM';
    case 'boolean':
      return '"TRUE";"TRUE";"FALSE"';
    case 'text-content':
      return '@';
    case 'fraction': {
      const whole = numberIn(tag, ':min-integer-digits');
      const below = tag.attribute(':denominator-value');
      return (
        (whole === undefined ? '' : `${'0'.repeat(whole) || '#'} `) +
        '?'.repeat(numberIn(tag, ':min-numerator-digits') ?? 1) +
        `/${below ?? '?'.repeat(numberIn(tag, ':min-denominator-digits') ?? 1)}`
      );
    }
    default:
      return undefined;
  }
}

/** The value of an attribute as a whole number below 100; undefined for any other value. */
function numberIn(tag: XmlTag, attribute: string): number | undefined {
  const text = tag.attribute(attribute) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** The part of a format code that names the language of words, such as months, and the script of digits. */
function localeOf(tag: XmlTag): string {
  const language = tag.attribute(':language') ?? '';
  const shape = localePartFor(tag.attribute(':transliteration-format') ?? '');
  const isWordy = tag.name === 'date-style' && /^[a-z]{2,3}$/.test(language) && language !== 'en';
  return isWordy || shape !== '' ? `[$-${isWordy ? language : ''}${shape}]` : '';
}

/** Quotes a text so that a format code shows the text unchanged. */
function quoted(text: string): string {
  return text
    .split('"')
    .map((part) => (part === '' ? '' : `"${part}"`))
    .join('\\"');
}
