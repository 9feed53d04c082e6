import { damaged } from '../../../faults/register-fault.ts';
import { rareParts } from '../load-rare-parts.ts';
import { appendReference, withoutReferences } from './xml-text.ts';
import type { TextArena } from './text-arena.ts';
import {
  AMPERSAND,
  BANG,
  QUOTE,
  APOSTROPHE,
  SLASH,
  COLON,
  LESS,
  EQUALS,
  GREATER,
  QUESTION,
  isNameEnd,
  isSpace,
} from './xml-bytes.ts';

/** What `XmlCursor.next` came to. */
export const OPENED = 1;
export const CLOSED = 2;
export const ENDED = 3;

/** Thrown when the window ends within something; the caller goes back and calls again with more. */
export const needMoreBytes = new Error('the window ends here');

/**
 * Walks the tags of an XML document in UTF-8, held in memory whole or as a window that moves over it.
 *
 * It follows XML 1.0 as far as a workbook needs, and refuses what it does not understand: a document
 * type, an unknown entity, an end tag that does not match. Namespace prefixes are passed over: elements
 * go by their local name, as the number `nameCode` makes of it.
 *
 * @throws RegisterFault `damaged`, from every method, where the text is not well-formed.
 */
export class XmlCursor {
  /** The next byte to read, as an index into the window. */
  at = 0;
  /** How many elements are open. */
  depth = 0;
  /** The local name of the element that was opened or closed last, as `nameCode`. */
  name = 0;
  /** Whether the element that was opened last is empty (`<a/>`): it is not closed then. */
  isEmpty = false;
  attributeCount = 0;
  /** Three of each: its name (as `nameCode`; `:id` for a prefixed `id`), where its value starts and ends. */
  readonly attributes: number[] = [];
  /** The window's bytes, followed by a NUL. */
  bytes: Uint8Array = new Uint8Array(1);

  #end = 0;
  #isLast = false;
  readonly #open: number[] = [];
  readonly #part: string;

  /** @param part The part's name, for faults. */
  constructor(part: string) {
    this.#part = part;
  }

  /**
   * Moves the window.
   *
   * @param bytes Holds the window's bytes from 0 to `end`, and a NUL at `end`.
   * @param isLast Whether the document ends with this window.
   */
  load(bytes: Uint8Array, end: number, isLast: boolean): void {
    this.bytes = bytes;
    this.#end = end;
    this.#isLast = isLast;
    this.at = 0;
  }

  /** Goes on to the next tag, over text, comments and processing instructions. */
  next(): typeof OPENED | typeof CLOSED | typeof ENDED {
    const { bytes } = this;
    for (;;) {
      let at = this.at;
      while (bytes[at] !== LESS) {
        if (at >= this.#end) {
          if (!this.#isLast || this.depth > 0) throw this.#cutOff();
          return ENDED;
        }
        at++;
      }
      const byte = bytes[at + 1] ?? 0;
      if (byte === SLASH) return this.#readEndTag(at + 2);
      if (!isAside(byte)) return this.#readStartTag(at + 1);
      this.at = this.#behind(rareParts().endOfAside(bytes, at, this.#end));
    }
  }

  /** Reads on to the end of the element that was opened last. */
  skip(): void {
    if (!this.isEmpty) this.#closeDownTo(this.depth - 1);
  }

  /** Calls `visit` for each child of the element that was opened last; what it leaves is skipped. */
  eachChild(visit: (name: number) => void): void {
    if (this.isEmpty) return;
    const inside = this.depth;
    while (this.next() === OPENED) {
      visit(this.name);
      this.#closeDownTo(inside);
    }
  }

  /** The value of an attribute of the element that was opened last. */
  attribute(name: number): string | undefined {
    for (let i = 0; i < this.attributeCount * 3; i += 3) {
      if (this.attributes[i] !== name) continue;
      const value = this.bytes.subarray(this.attributes[i + 1], this.attributes[i + 2]);
      return withoutReferences(utf8.decode(value));
    }
    return undefined;
  }

  /**
   * Appends the text of the element that was opened last, entities and CDATA resolved and line ends
   * made LF (XML 1.0, 2.11), and closes the element, which may have no children.
   */
  appendText(arena: TextArena): void {
    if (this.isEmpty) return;
    this.#appendUntilTag(arena);
    this.close();
  }

  /** Reads the end tag of the element that was opened last, which must come next. */
  close(): void {
    if (this.next() !== CLOSED) throw this.malformed();
  }

  malformed(): Error {
    return damaged(`${this.#part}: malformed XML`);
  }

  #closeDownTo(depth: number): void {
    while (this.depth > depth) this.next();
  }

  /** A fault if the document ends here, otherwise the wish for more of it. */
  #cutOff(): Error {
    return this.#isLast ? this.malformed() : needMoreBytes;
  }

  /** What to throw where the byte at `at` fits nothing: the window may simply end there. */
  #unexpected(at: number): Error {
    return at >= this.#end ? this.#cutOff() : this.malformed();
  }

  #readStartTag(from: number): typeof OPENED {
    const { bytes, attributes } = this;
    let at = this.#readName(from);
    if (at === from) throw this.#unexpected(at);
    let byte = bytes[at] ?? 0;

    let count = 0;
    for (;;) {
      while (isSpace(byte)) byte = bytes[++at] ?? 0;
      if (byte === GREATER || byte === SLASH) break;

      let attribute = 0;
      const nameStart = at;
      while (byte !== EQUALS && !isNameEnd(byte)) {
        attribute = byte === COLON ? COLON : (Math.imul(attribute, 31) + byte) | 0;
        byte = bytes[++at] ?? 0;
      }
      const isNamed = at > nameStart;
      while (isSpace(byte)) byte = bytes[++at] ?? 0;
      const hasValue = isNamed && byte === EQUALS;
      do byte = bytes[++at] ?? 0;
      while (isSpace(byte));
      const quote = byte;
      if (!hasValue || (quote !== QUOTE && quote !== APOSTROPHE)) throw this.#unexpected(at);
      const start = ++at;
      while ((byte = bytes[at] ?? 0) !== quote) {
        if (byte === 0 || byte === LESS) throw this.#unexpected(at);
        at++;
      }
      attributes[count++] = attribute;
      attributes[count++] = start;
      attributes[count++] = at;
      byte = bytes[++at] ?? 0;
    }
    const isEmpty = byte === SLASH;
    if (isEmpty && bytes[++at] !== GREATER) throw this.#unexpected(at);

    this.attributeCount = count / 3;
    this.isEmpty = isEmpty;
    if (!isEmpty) this.#open[this.depth++] = this.name;
    this.at = at + 1;
    return OPENED;
  }

  #readEndTag(from: number): typeof CLOSED {
    const { bytes } = this;
    let at = this.#readName(from);
    let byte = bytes[at] ?? 0;
    while (isSpace(byte)) byte = bytes[++at] ?? 0;
    if (byte !== GREATER) throw this.#unexpected(at);
    if (this.depth === 0 || this.#open[this.depth - 1] !== this.name) throw this.malformed();
    this.depth--;
    this.at = at + 1;
    return CLOSED;
  }

  /** Reads an element's name into `name` and tells where it ends. */
  #readName(from: number): number {
    let at = from;
    let name = 0;
    let byte;
    while (!isNameEnd((byte = this.bytes[at] ?? 0))) {
      name = byte === COLON ? 0 : (Math.imul(name, 31) + byte) | 0;
      at++;
    }
    this.name = name;
    return at;
  }

  #appendUntilTag(arena: TextArena): void {
    const { bytes } = this;
    for (;;) {
      const at = arena.appendRun(bytes, this.at);
      this.at = at;
      if (bytes[at] === LESS && !isAside(bytes[at + 1])) return;
      const append = bytes[at] === AMPERSAND ? appendReference : rareParts().appendMarkup;
      this.at = this.#behind(append(bytes, at, this.#end, arena));
    }
  }

  /** Where something ends, unless it is malformed (0) or the bytes end before it does (Infinity). */
  #behind(end: number): number {
    if (end === 0 || end === Infinity) throw this.#unexpected(end);
    return end;
  }
}

/** Whether a tag goes on as that of a comment, a CDATA section or a processing instruction. */
function isAside(second: number | undefined): boolean {
  return second === BANG || second === QUESTION;
}

const utf8 = new TextDecoder();
