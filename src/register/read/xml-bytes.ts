import { asFault, damaged } from '../faults.ts';

/** The bytes of an XML part that have arrived and are not yet read. A `<` stands after them, so that every search ends. */
export class XmlBytes {
  codes = new Uint8Array(0);
  /** Where the bytes that have arrived end. The `<` and older bytes are after them. */
  end = 0;
  #view = new DataView(this.codes.buffer);
  readonly #part: string;

  constructor(part: string) {
    this.#part = part;
  }

  /** Drops the bytes before `from` and adds these. */
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

  /** Whether four characters, given as `fourBytes`, stand at this place, which must not be after `end`. */
  has(four: number, at: number): boolean {
    return this.#view.getInt32(at) === four;
  }

  /** Where the text from this place on ends: at the next `<`. */
  endOfText(start: number): number {
    let at = start;
    while (this.codes[at] !== LESS) at++;
    return at;
  }

  /** 1 to 15 digits, perhaps with a point, as a number; -1 for anything else. */
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
    // Both are exact, so the division gives the nearest number.
    return decimals > 0 ? number / (powers[decimals] ?? 1) : number;
  }

  /** The text between two places, with references resolved and line ends made LF (XML 1.0, 2.11). */
  text(start: number, end: number): string {
    if (end - start > LONGEST_SHORT) return withoutReferences(this.written(start, end));
    const characters = new Array<number>(end - start);
    for (let at = start; at < end; at++) {
      const code = this.codes[at] ?? 0;
      const isPlain = code >= BLANK && code <= TILDE && code !== AMPERSAND;
      if (!isPlain) return withoutReferences(this.written(start, end));
      characters[at - start] = code;
    }
    return String.fromCharCode(...characters);
  }

  /** The text between two places as it is written, but with line ends made LF. */
  written(start: number, end: number): string {
    try {
      return utf8.decode(this.codes.subarray(start, end)).replace(/\r\n?/g, '\n');
    } catch (cause) {
      throw asFault(cause, `${this.#part} is not in UTF-8`);
    }
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }
}

/** Four ASCII characters as one number, which `XmlBytes.has` compares at once. */
export function fourBytes(characters: string): number {
  return new DataView(new TextEncoder().encode(characters).buffer).getInt32(0);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Texts up to this length are put together from their characters, since a decoder takes longer just to start. */
const LONGEST_SHORT = 64;

/** A text with its references resolved (XML 1.0, 4.1 and 4.6). */
function withoutReferences(text: string): string {
  if (text.includes('\0')) throw damaged('a text holds a character that XML does not allow');
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));|&/gi, (reference, name, decimal, hex) => {
    const entity = entities.get(String(name));
    const code = Number(decimal ?? `0x${String(hex)}`);
    if (entity !== undefined) return entity;
    if (code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) {
      return String.fromCodePoint(code);
    }
    throw damaged(`the reference ${reference} stands for no character`);
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

/** Room behind the bytes, so that four can be compared at any place. */
const SPARE = 16;
