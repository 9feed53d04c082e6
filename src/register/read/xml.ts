import { asFault, damaged } from '../faults.ts';
import type { ZipEntry } from '../file/zip.ts';

export type XmlPart = Pick<ZipEntry, 'name' | 'chunks'>;

export interface XmlReader {
  /** The name of the outermost element, with which no method is called. */
  readonly root: string;
  /** @returns whether the element's content is wanted; if not, it is skipped, and `closed` is not called */
  opened(tag: XmlTag): boolean;
  /** Called where the element ends, with the text since its last child; for an empty element (`<a/>`), at once. */
  closed?(tag: XmlTag): void;
  /** The form of nearly all elements. `took` gets these, in place of `opened` and `closed`. */
  readonly leaf?: XmlLeaf;
  /** Whether the reader has all that it wants. The rest is then neither read nor checked. */
  isDone?(): boolean;
}

/**
 * An element whose only child holds nothing but text and has no attributes: `<c r="A1"><v>7</v></c>`. The names of its own
 * attributes have one letter.
 */
export interface XmlLeaf {
  /** How many elements are around it. */
  readonly depth: number;
  readonly name: string;
  readonly child: string;
  /** Called with its attributes and the text of its child. */
  took(tag: XmlTag): void;
}

/**
 * Reads an XML part while it inflates, so that the whole part is never in memory. Only names and what a reader asks for are
 * decoded. It follows XML 1.0 as far as spreadsheets need, in UTF-8 as all programs write it, and refuses what it does not
 * understand: a document type, an unknown entity, an end tag that does not match.
 *
 * @throws RegisterFault `damaged` where the part is not well-formed, or whatever `part` and `reader` throw.
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const tag = new XmlTag(part.name);
  const { leaf } = reader;
  const leafName = bytesOf(leaf?.name ?? '');
  const leafChild = leaf?.child.charCodeAt(0);
  const open: ElementName[] = [];
  /** The depth of the element whose content is being skipped. */
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

  /** Adds bytes to those not yet read, and a `<` after them, so that every search ends. */
  function append(piece: Uint8Array): void {
    const rest = bytes.subarray(from, end);
    end = rest.length + piece.length;
    if (end >= bytes.length) bytes = new Uint8Array(2 * end);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    bytes[end] = LESS;
    tag.bytes = bytes;
    tag.letterStarts.fill(0);
  }

  /** Reads all whole tags, and returns where the last one ends. */
  function readTags(): number {
    const codes = bytes;
    let start = 0;
    for (;;) {
      let at = start;
      while (codes[at] !== LESS) at++;
      if (open.length === leaf?.depth && unwanted === Infinity) {
        const leafStop = readLeaf(at);
        if (leafStop > 0) {
          leaf.took(tag);
          start = leafStop;
          continue;
        }
      }
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

  /**
   * This, `readEnd` and `readOther` read what begins with the `<` at `at`; the text before it begins at `start`. They return
   * where it ends, or 0 if its end has not arrived yet.
   */
  function readStart(start: number, at: number): number {
    const codes = bytes;
    let after = endOfName(codes, at + 1);
    const nameEnd = after;
    if (after === at + 1) return notHere(after);
    tag.begin(at);
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
    const name = tag.elementName(open.length, at + 1, nameEnd);
    if (unwanted > open.length) {
      tag.name = name.local;
      tag.depth = open.length;
      tag.setText(start, at);
      if (open.length === 0) {
        if (tag.name !== reader.root) throw tag.malformed();
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

  /** Where the leaf at this place ends; 0 if there is no leaf here, or only part of one so far. */
  function readLeaf(at: number): number {
    const codes = bytes;
    let after = afterWord(leafName, codes, at + 1);
    if (after === 0 || after > end) return 0;
    tag.begin(at);
    while (codes[after] === BLANK) {
      const name = codes[after + 1] ?? 0;
      if (kinds[name] !== IN_NAME || name > 0x7f) return 0;
      if (codes[after + 2] !== EQUALS || codes[after + 3] !== QUOTE) return 0;
      const value = after + 4;
      after = endOfValue(codes, value, QUOTE);
      if (codes[after] !== QUOTE) return 0;
      tag.setLetter(name, value, after);
      after++;
    }
    const text = after + 4;
    if (codes[after] !== GREATER || text > end) return 0;
    if (codes[after + 1] !== LESS || codes[after + 2] !== leafChild) return 0;
    if (codes[after + 3] !== GREATER) return 0;
    let textEnd = text;
    while (codes[textEnd] !== LESS) textEnd++;
    if (codes[textEnd + 1] !== SLASH || codes[textEnd + 2] !== leafChild) return 0;
    if (codes[textEnd + 3] !== GREATER || codes[textEnd + 4] !== LESS) return 0;
    if (codes[textEnd + 5] !== SLASH) return 0;
    after = afterWord(leafName, codes, textEnd + 6);
    // Bytes after the end are left over from earlier pieces.
    if (after === 0 || after >= end || codes[after] !== GREATER) return 0;
    tag.clearText();
    tag.setText(text, textEnd);
    return after + 1;
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

  /** Skips a comment or a processing instruction, or keeps the text of a CDATA section (XML 1.0, 2.5 to 2.7). */
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

  /** The tag does not continue here: either its rest has not arrived yet, or the part is malformed. */
  function notHere(at: number): 0 {
    if (at < end) throw tag.malformed();
    return 0;
  }
}

/** A tag and the text before it. One object serves for all tags, so a reader must copy what it needs later. */
export class XmlTag {
  /** The element's name without its prefix. */
  name = '';
  /** How many elements are around it. */
  depth = 0;
  /** The bytes that hold the tag and the text before it. */
  bytes = new Uint8Array(0);
  textStart = 0;
  textEnd = 0;
  /** Where the value of the attribute found last begins and ends. */
  valueStart = 0;
  valueEnd = 0;
  /** Where the values of attributes with one-letter names begin, by letter. Places before this tag belong to earlier tags. */
  readonly letterStarts = new Int32Array(128);
  readonly #letterEnds = new Int32Array(128);
  /** The attributes with longer names. */
  #attributes: Attribute[] = [];
  #start = 0;
  readonly #elementNames: ElementName[] = [];
  /** The text since the previous tag that stood before a comment or in a CDATA section. */
  #kept = '';
  readonly #part: string;

  constructor(part: string) {
    this.#part = part;
  }

  /** The text since the previous tag, with references and CDATA sections resolved and line ends made LF (XML 1.0, 2.11). */
  get text(): string {
    const text = this.#decoded(this.textStart, this.textEnd);
    return this.#kept === '' ? text : this.#kept + text;
  }

  /** The value of an attribute; `:id` is an `id` with any prefix. */
  attribute(name: string): string | undefined {
    return this.find(name) ? this.#decoded(this.valueStart, this.valueEnd) : undefined;
  }

  /** Whether the tag has this attribute. If so, its value is in `bytes`, from `valueStart` to `valueEnd`. */
  find(name: string): boolean {
    const first = name.charCodeAt(0);
    if (name.length === 1) {
      this.valueStart = this.letterStarts[first] ?? 0;
      this.valueEnd = this.#letterEnds[first] ?? 0;
      return this.valueStart > this.#start;
    }
    for (const attribute of this.#attributes) {
      // A name with a colon in front may have any prefix.
      const at = first === COLON ? attribute.nameEnd - name.length : attribute.name;
      if (at < attribute.name || !isText(name, this.bytes, at, attribute.nameEnd)) continue;
      this.valueStart = attribute.start;
      this.valueEnd = attribute.end;
      return true;
    }
    return false;
  }

  /** An attribute of 1 to 15 digits as a number; undefined if it is missing or empty, -1 if it holds anything else. */
  wholeNumber(name: string): number | undefined {
    if (!this.find(name) || this.valueStart === this.valueEnd) return undefined;
    return plainNumber(this.bytes, this.valueStart, this.valueEnd);
  }

  /** The text as a number, if it has only 1 to 15 digits and at most one point, as nearly all numbers have; else -1. */
  plainNumber(): number {
    if (this.#kept !== '') return -1;
    return plainNumber(this.bytes, this.textStart, this.textEnd, true);
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }

  // The scanner's part.

  /** The name of an element at this depth. It is usually the same as the last element's there, and then not decoded again. */
  elementName(depth: number, start: number, end: number): ElementName {
    const last = this.#elementNames[depth];
    if (last && isText(last.full, this.bytes, start, end)) return last;
    const full = this.#decoded(start, end);
    const name = { full, local: full.slice(full.indexOf(':') + 1) };
    this.#elementNames[depth] = name;
    return name;
  }

  /** Starts a new tag at this place. */
  begin(at: number): void {
    this.#start = at;
    if (this.#attributes.length > 0) this.#attributes = [];
  }

  addAttribute(name: number, nameEnd: number, start: number, end: number): void {
    const letter = this.bytes[name] ?? 0;
    if (nameEnd === name + 1 && letter < 128) this.setLetter(letter, start, end);
    else this.#attributes.push({ name, nameEnd, start, end });
  }

  setLetter(letter: number, start: number, end: number): void {
    this.letterStarts[letter] = start;
    this.#letterEnds[letter] = end;
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
    this.#kept += withLineFeeds(this.#written(start, end));
  }

  #decoded(start: number, end: number): string {
    const { bytes } = this;
    if (!isPlain(bytes, start, end)) return withoutReferences(this.#written(start, end));
    if (end - start === 1) return String.fromCharCode(bytes[start] ?? 0);
    if (end - start > LONGEST_SHORT) return this.#written(start, end);
    const codes: number[] = [];
    for (let at = start; at < end; at++) codes.push(bytes[at] ?? 0);
    return String.fromCharCode(...codes);
  }

  #written(start: number, end: number): string {
    try {
      return utf8.decode(this.bytes.subarray(start, end));
    } catch (cause) {
      throw asFault(cause, `${this.#part} is not in UTF-8`);
    }
  }
}

/** Where an attribute's name and value begin and end. */
interface Attribute {
  readonly name: number;
  readonly nameEnd: number;
  readonly start: number;
  readonly end: number;
}

interface ElementName {
  readonly full: string;
  /** Without its prefix. */
  readonly local: string;
}

/** Whether these bytes spell this text of ASCII characters. */
function isText(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  if (text.length !== length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Texts up to this length are put together from their characters, since a decoder takes longer just to start. */
const LONGEST_SHORT = 64;

/** Whether these bytes are only visible ASCII characters and spaces, without a reference. */
function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code < BLANK || code > 0x7e || code === AMPERSAND) return false;
  }
  return true;
}

/** 1 to 15 digits as a number, with at most one point among them if it may have one; -1 for anything else. */
export function plainNumber(bytes: Uint8Array, start: number, end: number, mayHavePoint = false) {
  let number = 0;
  let decimals = -1;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit >= 0 && digit <= 9) number = number * 10 + digit;
    else if (digit === POINT && mayHavePoint && decimals < 0) decimals = end - 1 - at;
    else return -1;
  }
  const digits = end - start - (decimals < 0 ? 0 : 1);
  if (digits < 1 || digits > 15) return -1;
  // Both are exact, so the division gives the nearest number.
  return decimals > 0 ? number / (powers[decimals] ?? 1) : number;
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** A text with its references resolved (XML 1.0, 4.1 and 4.6) and its line ends made LF. */
function withoutReferences(text: string): string {
  if (text.includes('\0')) throw damaged('a text holds a character that XML does not allow');
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

/** Where this word ends if it stands at this place, else 0. */
function afterWord(word: readonly number[], bytes: Uint8Array, at: number): number {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return 0;
  return at + word.length;
}

/** Where a value ends: at its closing quotation mark, or at a `<`, which a value must not hold. */
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

/** What each byte is in a tag. The bytes of characters beyond ASCII count as parts of names. */
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

const BLANK = 0x20;
const AMPERSAND = 0x26;
const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;
/** The code of a point, less that of the digit 0. */
const POINT = -2;

/** How many bytes are scanned at a time: few enough to stay in the processor's cache. */
const PIECE = 64 * 1024;
/** The most bytes of a tag with the text before it. */
const LONGEST_TAG = 1024 * 1024;
