import { asSheetFault, damaged } from '../faults.ts';

/**
 * The bytes of an XML part that have arrived but have not been read yet. A `<` is added after the last byte, so that
 * every search ends.
 */
export class XmlBytes {
  codes = new Uint8Array(0);
  /** The index after the last byte, where the added `<` is. Any bytes after the `<` are leftovers. */
  end = 0;
  #view = new DataView(this.codes.buffer);
  readonly #part: string;

  constructor(part: string) {
    this.#part = part;
  }

  /** Drops the bytes before `from`, and appends the bytes of `added`. */
  replace(from: number, added: Uint8Array): void {
    const rest = this.codes.subarray(from, this.end);
    this.end = rest.length + added.length;
    if (this.end + SPARE > this.codes.length) {
      this.codes = new Uint8Array(2 * this.end + SPARE);
      this.#view = new DataView(this.codes.buffer);
    }
    this.codes.set(rest);
    this.codes.set(added, rest.length);
    this.codes[this.end] = LESS;
  }

  /** Whether the four characters of `four` (see `fourBytes`) are at the index `at`, which is at most `end + 12`. */
  has(four: number, at: number): boolean {
    return this.#view.getInt32(at) === four;
  }

  /** The end of the text that begins at `start`: the index of the next `<`. */
  endOfText(start: number): number {
    let at = start;
    while (this.codes[at] !== LESS) at++;
    return at;
  }

  /** The number from `start` to `end`, if it has 1 to 15 digits and perhaps a decimal point; -1 for anything else. */
  number(start: number, end: number): number {
    let number = 0;
    let decimals = -1;
    for (let at = start; at < end; at++) {
      const code = this.codes[at] ?? 0;
      if (isDigit(code)) number = number * 10 + code - ZERO;
      else if (code === POINT && decimals < 0) decimals = end - 1 - at;
      else return -1;
    }
    const digits = end - start - (decimals < 0 ? 0 : 1);
    if (digits < 1 || digits > 15) return -1;
    // The digits and the power of ten are exact numbers, so the division gives the nearest possible result.
    return decimals > 0 ? number / (powers[decimals] ?? 1) : number;
  }

  /** The text from `start` to `end`. References are resolved, and line ends become LF (XML 1.0, 2.11). */
  text(start: number, end: number): string {
    if (end - start > LONGEST_SHORT) return withoutReferences(this.written(start, end));
    const characters = (reusable[end - start] ??= new Array<number>(end - start));
    for (let at = start; at < end; at++) {
      const code = this.codes[at] ?? 0;
      const isPlain = code >= BLANK && code <= TILDE && code !== AMPERSAND;
      if (!isPlain) return withoutReferences(this.written(start, end));
      characters[at - start] = code;
    }
    return String.fromCharCode(...characters);
  }

  /** The text from `start` to `end`. References stay as they are, and line ends become LF. */
  written(start: number, end: number): string {
    try {
      return utf8.decode(this.codes.subarray(start, end)).replace(/\r\n?/g, '\n');
    } catch (cause) {
      throw asSheetFault(cause, `${this.#part} is not in UTF-8`);
    }
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }
}

/** Four ASCII characters as one number, so that `XmlBytes.has` needs only one comparison. */
export function fourBytes(characters: string): number {
  return new DataView(new TextEncoder().encode(characters).buffer).getInt32(0);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Texts of up to this number of bytes are built character by character, which is faster than the decoder. */
const LONGEST_SHORT = 64;

/** For each length, one list of character codes. Every short text of that length reuses the list. */
const reusable: number[][] = [];

/** A text with its references resolved (XML 1.0, 4.1 and 4.6). */
function withoutReferences(text: string): string {
  if (text.includes('\0')) throw damaged('a text has a character that XML does not allow');
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));|&/gi, (reference, name, decimal, hex) => {
    const entity = entities.get(String(name));
    const code = Number(decimal ?? `0x${String(hex)}`);
    if (entity !== undefined) return entity;
    if (code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) {
      return String.fromCodePoint(code);
    }
    throw damaged(`the reference ${reference} does not stand for a character`);
  });
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

export function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

const BLANK = 0x20;
const AMPERSAND = 0x26;
const POINT = 0x2e;
const ZERO = 0x30;
const LESS = 0x3c;
const TILDE = 0x7e;

/** The number of spare bytes after the last byte, so that `has` may read beyond `end`. */
const SPARE = 16;
