import { asFault, damaged } from '../faults.ts';
import type { ZipEntry } from '../file/zip.ts';

export type XmlPart = Pick<ZipEntry, 'name' | 'chunks'>;

export interface XmlReader {
  /** The name of the element around all others, which is not given to it. */
  readonly root: string;
  /** @returns Whether the element's content is wanted; it is passed over if not, and `closed` is not called. */
  opened(tag: XmlTag): boolean;
  /** The element ends, with the text since its last child; an empty one (`<a/>`) ends at once. */
  closed?(tag: XmlTag): void;
  /**
   * An element that holds nothing but one child, which has no attributes and holds only text, as most do: `<c><v>7</v></c>`
   * with the tag of the `c` and the text of the `v`, which is its `only`.
   *
   * @returns Whether that was all; if not, both are opened and closed as usual.
   */
  took?(tag: XmlTag): boolean;
  /** Whether nothing more is wanted, so that the rest need not be read; it is not checked either. */
  isDone?(): boolean;
}

/**
 * Reads an XML part while it inflates, so that it is never in memory as a whole, nor as one text: only names and what a
 * reader asks for are decoded. It follows XML 1.0 as far as a spreadsheet needs, in UTF-8 as all programs write it, and
 * refuses what it does not understand: a document type, an unknown entity, an end tag that does not match.
 *
 * @throws RegisterFault `damaged` where the part is not well-formed, or whatever `part` and `reader` throw.
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const tag = new XmlTag(part.name);
  const open: ElementName[] = [];
  /** How many elements are around the one whose content is passed over. */
  let unwanted = Infinity;
  let roots = 0;
  let bytes = new Uint8Array(0);
  let from = 0;
  let end = 0;
  for await (const chunk of part.chunks()) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      append(chunk.subarray(at, at + PIECE));
      from = readTags();
      if (end - from > LONGEST_TAG) throw tag.malformed();
      if (reader.isDone?.()) return;
    }
  }
  if (roots === 0 || open.length > 0 || bytes.subarray(from, end).includes(LESS))
    throw tag.malformed();

  /** Puts bytes behind those that are yet to be read, and a `<` behind them, at which every search ends. */
  function append(piece: Uint8Array): void {
    const rest = bytes.subarray(from, end);
    end = rest.length + piece.length;
    if (end >= bytes.length) bytes = new Uint8Array(2 * end);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    bytes[end] = LESS;
    tag.bytes = bytes;
  }

  /** Where the last whole tag ends. */
  function readTags(): number {
    const codes = bytes;
    let start = 0;
    for (;;) {
      let at = start;
      while (codes[at] !== LESS) at++;
      const next = codes[at + 1];
      let after: number;
      if (at + 1 >= end) return start;
      if (next === SLASH) after = readEnd(start, at);
      else if (next === EXCLAMATION || next === QUESTION) after = readOther(start, at);
      else after = readStart(start, at);
      if (after === 0) return start;
      start = after;
    }
  }

  /** These give where what begins at a `<` ends, 0 if that is yet to come; the text before it is from `start` on. */
  function readStart(start: number, at: number): number {
    const codes = bytes;
    let after = endOfName(codes, at + 1);
    const nameEnd = after;
    if (after === at + 1) return notHere(after);
    tag.attributeCount = 0;
    for (;;) {
      const gap = after;
      after = endOfSpace(codes, gap);
      const code = codes[after];
      if (code === GREATER || code === SLASH) break;
      const attribute = after;
      after = endOfName(codes, attribute);
      if (attribute === gap || after === attribute) return notHere(after);
      const attributeEnd = after;
      after = endOfSpace(codes, after);
      if (codes[after] !== EQUALS) return notHere(after);
      after = endOfSpace(codes, after + 1);
      const quote = codes[after];
      if (quote !== QUOTE && quote !== APOSTROPHE) return notHere(after);
      const value = after + 1;
      after = endOfValue(codes, value, quote);
      if (codes[after] !== quote) return notHere(after);
      tag.addAttribute(attribute, attributeEnd, value, after);
      after++;
    }
    const isEmpty = codes[after] === SLASH;
    if (isEmpty) after++;
    if (codes[after] !== GREATER) return notHere(after);
    const name = tag.elementName(at + 1, nameEnd);
    if (unwanted > open.length) {
      tag.name = name.local;
      tag.depth = open.length;
      tag.setText(start, at);
      if (open.length === 0) {
        if (tag.name !== reader.root) throw tag.malformed();
      } else if (!isEmpty && reader.took) {
        const only = readOnlyChild(name.full.length, at + 1, after + 1);
        if (only > 0 && reader.took(tag)) {
          tag.clearText();
          return only;
        }
        tag.setText(start, at);
      }
      if (open.length === 0) {
        roots++;
      } else if (!reader.opened(tag)) {
        if (!isEmpty) unwanted = open.length;
      } else if (isEmpty) {
        tag.clearText();
        reader.closed?.(tag);
      }
      tag.clearText();
    }
    if (!isEmpty) open.push(name);
    return after + 1;
  }

  /** Where an element ends that begins here with its only child; 0 if it holds anything else. */
  function readOnlyChild(length: number, name: number, content: number): number {
    const codes = bytes;
    if (content >= end || codes[content] !== LESS) return 0;
    const child = content + 1;
    const childEnd = endOfName(codes, child);
    if (childEnd === child || codes[childEnd] !== GREATER) return 0;
    let text = childEnd + 1;
    while (codes[text] !== LESS) text++;
    const after = isEndTag(codes, text, child, childEnd - child);
    const end2 = after === 0 ? 0 : isEndTag(codes, after, name, length);
    // What lies behind the end is from earlier pieces.
    if (end2 === 0 || end2 > end) return 0;
    tag.only = tag.elementName(child, childEnd).local;
    tag.setText(childEnd + 1, text);
    return end2;
  }

  function readEnd(start: number, at: number): number {
    const nameEnd = endOfName(bytes, at + 2);
    const after = endOfSpace(bytes, nameEnd);
    if (bytes[after] !== GREATER) return notHere(after);
    const name = open.pop();
    if (!name || !isText(name.full, bytes, at + 2, nameEnd)) throw tag.malformed();
    if (open.length === unwanted) unwanted = Infinity;
    else if (open.length > 0 && open.length < unwanted) {
      tag.name = name.local;
      tag.depth = open.length;
      tag.setText(start, at);
      reader.closed?.(tag);
    }
    tag.clearText();
    return after + 1;
  }

  /** A comment, a processing instruction, or a CDATA section with what it holds (XML 1.0, 2.5 to 2.7). */
  function readOther(start: number, at: number): number {
    for (const [opening, closing] of others) {
      const isHere = opening.every((code, i) => bytes[at + i] === code || at + i >= end);
      if (!isHere) continue;
      const inside = at + opening.length;
      const close = bytes.indexOf(closing[0] ?? 0, inside);
      for (let found = close; found >= 0; found = bytes.indexOf(closing[0] ?? 0, found + 1)) {
        const after = found + closing.length;
        if (after > end) return 0;
        if (!closing.every((code, i) => bytes[found + i] === code)) continue;
        tag.keepText(start, at);
        if (opening === CDATA) tag.keepSection(inside, found);
        return after;
      }
      return 0;
    }
    throw tag.malformed();
  }

  /** What is found at a place is no part of a tag: it is yet to come, or the part is malformed. */
  function notHere(at: number): 0 {
    if (at < end) throw tag.malformed();
    return 0;
  }
}

/** A tag, and the text before it. It is the same object for each: what a reader wants of it later it must take. */
export class XmlTag {
  /** The local name of the element: prefixes are passed over. */
  name = '';
  /** The local name of its only child, where it was taken with that. */
  only = '';
  /** How many elements are around it. */
  depth = 0;
  /** Where the tag and the text before it are. */
  bytes = new Uint8Array(0);
  textStart = 0;
  textEnd = 0;
  attributeCount = 0;
  /** Those of the tag come first, and then what is left of tags that had more. */
  readonly #attributes: Attribute[] = [];
  readonly #elementNames = new Array<ElementName>(256).fill(noName);
  /** The text before comments, and that of CDATA sections, since the tag before. */
  #kept = '';
  readonly #part: string;
  readonly #words: Words;

  constructor(part: string) {
    this.#part = part;
    this.#words = new Words(part);
  }

  /** The text since the tag before: references and CDATA sections resolved, line ends made LF (XML 1.0, 2.11). */
  get text(): string {
    const text = this.#decoded(this.textStart, this.textEnd);
    return this.#kept === '' ? text : this.#kept + text;
  }

  /** The value of an attribute; `:id` is an `id` with any prefix. */
  attribute(name: string): string | undefined {
    const found = this.find(name);
    return found && this.#decoded(found.start, found.end);
  }

  /** Where the value of an attribute is in `bytes`; undefined if the tag has none. */
  find(name: string): Attribute | undefined {
    const { bytes } = this;
    const first = name.charCodeAt(0);
    for (let index = 0; index < this.attributeCount; index++) {
      const attribute = this.#attributes[index];
      if (!attribute) break;
      // A name with a colon in front may have any prefix.
      const at = first === COLON ? attribute.nameEnd - name.length : attribute.name;
      if (at < attribute.name || bytes[at] !== first) continue;
      if (isText(name, bytes, at, attribute.nameEnd)) return attribute;
    }
    return undefined;
  }

  /** The number that the digits of an attribute are, at most 15; undefined without it, -1 if it holds anything else. */
  wholeNumber(name: string): number | undefined {
    const found = this.find(name);
    if (!found || found.start === found.end) return undefined;
    return wholeNumber(this.bytes, found.start, found.end);
  }

  /** The text as a number, if it is written as nearly all are, by up to fifteen digits and a point; else -1. */
  plainNumber(): number {
    if (this.#kept !== '') return -1;
    return plainNumber(this.bytes, this.textStart, this.textEnd);
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }

  // The scanner's part.

  elementName(start: number, end: number): ElementName {
    const { bytes } = this;
    const first = bytes[start] ?? 0;
    const isLetter = end === start + 1;
    const slot = isLetter ? first : 128 | ((first + 3 * (bytes[end - 1] ?? 0) + end - start) & 127);
    const known = this.#elementNames[slot] ?? noName;
    if (isLetter ? known !== noName : isText(known.full, bytes, start, end)) return known;
    const full = this.#words.at(bytes, start, end);
    const name = { full, local: full.slice(full.indexOf(':') + 1) };
    this.#elementNames[slot] = name;
    return name;
  }

  addAttribute(name: number, nameEnd: number, start: number, end: number): void {
    const used = this.#attributes[this.attributeCount++];
    if (used) {
      used.name = name;
      used.nameEnd = nameEnd;
      used.start = start;
      used.end = end;
    } else this.#attributes.push({ name, nameEnd, start, end });
  }

  setText(start: number, end: number): void {
    this.textStart = start;
    this.textEnd = end;
  }

  clearText(): void {
    this.textStart = this.textEnd = 0;
    this.#kept = '';
  }

  keepText(start: number, end: number): void {
    this.#kept += this.#decoded(start, end);
  }

  keepSection(start: number, end: number): void {
    this.#kept += withLineFeeds(this.#words.decoded(this.bytes, start, end));
  }

  #decoded(start: number, end: number): string {
    return start === end ? '' : this.#words.at(this.bytes, start, end);
  }
}

/** Where an attribute's name and its value begin, and where they have ended. */
interface Attribute {
  name: number;
  nameEnd: number;
  start: number;
  end: number;
}

interface ElementName {
  readonly full: string;
  /** Without its prefix. */
  readonly local: string;
}

const noName: ElementName = { full: '', local: '' };

/** Whether these bytes are a text of ASCII. */
function isText(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  if (text.length !== length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

/**
 * Decodes text with its references resolved and its line ends made LF. Short words that come again and again are the
 * same text each time.
 */
class Words {
  readonly #part: string;
  readonly #known = new Array<string>(512).fill('');

  constructor(part: string) {
    this.#part = part;
  }

  at(bytes: Uint8Array, start: number, end: number): string {
    const length = end - start;
    if (length === 1) {
      const letter = letters[bytes[start] ?? 0];
      if (letter) return letter;
    }
    if (length > LONGEST_WORD) return withoutReferences(this.decoded(bytes, start, end));
    let hash = length;
    for (let at = start; at < end; at++) hash = Math.imul(hash, 31) + (bytes[at] ?? 0);
    const slot = (hash ^ (hash >>> 9)) & 511;
    const known = this.#known[slot] ?? '';
    if (isText(known, bytes, start, end)) return known;
    const written = this.decoded(bytes, start, end);
    const text = withoutReferences(written);
    // A text of as many characters as bytes is one of ASCII.
    if (text === written && text.length === length) this.#known[slot] = text;
    return text;
  }

  /** As it is written. */
  decoded(bytes: Uint8Array, start: number, end: number): string {
    const part = bytes.subarray(start, end);
    // A decoder takes its time to begin, and most texts are short ones of ASCII.
    if (part.length <= LONGEST_SHORT && isAscii(part))
      return Reflect.apply(String.fromCharCode, null, part) as string;
    try {
      return utf8.decode(part);
    } catch (cause) {
      throw asFault(cause, `${this.#part} is not in UTF-8`);
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** By their codes; those of other characters, and of what is no character of XML or a line end, are blank. */
const letters = Array.from({ length: 256 }, (_, code) =>
  /[ -%'-~]/.test(String.fromCharCode(code)) ? String.fromCharCode(code) : '',
);

const LONGEST_WORD = 16;
const LONGEST_SHORT = 64;

function isAscii(bytes: Uint8Array): boolean {
  let all = 0;
  for (const code of bytes) all |= code;
  return all < 0x80;
}

/** The number that digits are, at most 15 of them; -1 of anything else. */
export function wholeNumber(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return end > start && end <= start + 15 ? number : -1;
}

/** The same with or without a point among them. */
function plainNumber(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  let point = -1;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit >= 0 && digit <= 9) number = number * 10 + digit;
    else if (digit === POINT && point < 0) point = at;
    else return -1;
  }
  const decimals = point < 0 ? 0 : end - 1 - point;
  const digits = end - start - (point < 0 ? 0 : 1);
  // Both are exact, so that what comes out is the number that is nearest.
  if (digits < 1 || digits > 15) return -1;
  return decimals === 0 ? number : number / (powers[decimals] ?? 1);
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** A text with its references resolved (XML 1.0, 4.1 and 4.6) and its line ends made LF. */
function withoutReferences(text: string): string {
  if (text.includes('\0')) throw damaged('a text holds what is no character of XML');
  const lines = withLineFeeds(text);
  if (!lines.includes('&')) return lines;
  return lines.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));|&/gi, (reference, name, decimal, hex) => {
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

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function endOfName(bytes: Uint8Array, from: number): number {
  let at = from;
  while (kinds[bytes[at] ?? 0] === IN_NAME) at++;
  return at;
}

/** Where an end tag ends that is here and has a name that is also there; 0 if there is none. */
function isEndTag(bytes: Uint8Array, at: number, name: number, length: number): number {
  if (bytes[at] !== LESS || bytes[at + 1] !== SLASH || bytes[at + 2 + length] !== GREATER) return 0;
  for (let i = 0; i < length; i++) if (bytes[at + 2 + i] !== bytes[name + i]) return 0;
  return at + 3 + length;
}

/** Where the quotation mark is that ends a value, or the `<` that may not be in it. */
function endOfValue(bytes: Uint8Array, from: number, quote: number): number {
  let at = from;
  for (;;) {
    const code = bytes[at];
    if (code === quote || code === LESS) return at;
    at++;
  }
}

function endOfSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (kinds[bytes[at] ?? 0] === SPACE) at++;
  return at;
}

const IN_NAME = 0;
const SPACE = 1;
const OTHER = 2;

/** What a byte can be in a tag; those of characters beyond ASCII are parts of names. */
const kinds = Uint8Array.from({ length: 256 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[\t\n\v\f\r ]/.test(character)) return SPACE;
  return /[<>/="'!?]/.test(character) ? OTHER : IN_NAME;
});

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const CDATA = bytesOf('<![CDATA[');
const others = [
  [bytesOf('<!--'), bytesOf('-->')],
  [bytesOf('<?'), bytesOf('?>')],
  [CDATA, bytesOf(']]>')],
] as const;

const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;
/** A point, counted from the digit 0. */
const POINT = -2;

/** Bytes that are looked at together: few enough to stay in the processor's cache. */
const PIECE = 64 * 1024;
/** No tag with the text before it is longer. */
const LONGEST_TAG = 1024 * 1024;
