import { damaged } from './damaged.ts';
import { referredCharacter } from './referred-character.ts';
import type { TextArena } from './text-arena.ts';
import { endOfAside } from './xml-asides.ts';
import {
  LINE_FEED,
  RETURN,
  BANG,
  QUOTE,
  AMPERSAND,
  APOSTROPHE,
  SLASH,
  COLON,
  LESS,
  EQUALS,
  GREATER,
  QUESTION,
  OPEN_BRACKET,
  BRACKET,
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
  /** Of each attribute: the name (as `nameCode`; `:id` for a prefixed `id`) and where its value is. */
  readonly attributeNames: number[] = [];
  readonly attributeStarts: number[] = [];
  readonly attributeEnds: number[] = [];
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
      if (byte !== BANG && byte !== QUESTION) return this.#readStartTag(at + 1);
      this.at = this.#endOfAside(at);
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
    for (let i = 0; i < this.attributeCount; i++) {
      if (this.attributeNames[i] !== name) continue;
      const value = this.bytes.subarray(this.attributeStarts[i], this.attributeEnds[i]);
      return utf8.decode(value).replace(/&([^;]*);?/g, (_, reference: string) => {
        return String.fromCodePoint(this.#referredTo(reference));
      });
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
    const { bytes } = this;
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
      if (at === nameStart) throw this.#unexpected(at);
      while (isSpace(byte)) byte = bytes[++at] ?? 0;
      if (byte !== EQUALS) throw this.#unexpected(at);
      do byte = bytes[++at] ?? 0;
      while (isSpace(byte));
      const quote = byte;
      if (quote !== QUOTE && quote !== APOSTROPHE) throw this.#unexpected(at);
      const start = ++at;
      while ((byte = bytes[at] ?? 0) !== quote) {
        if (byte === 0 || byte === LESS) throw this.#unexpected(at);
        at++;
      }
      this.attributeNames[count] = attribute;
      this.attributeStarts[count] = start;
      this.attributeEnds[count++] = at;
      byte = bytes[++at] ?? 0;
    }
    const isEmpty = byte === SLASH;
    if (isEmpty && bytes[++at] !== GREATER) throw this.#unexpected(at);

    this.attributeCount = count;
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

  /** Where the comment, CDATA section or processing instruction that starts at `at` ends. */
  #endOfAside(at: number): number {
    const end = endOfAside(this.bytes, at, this.#end);
    if (end === -1) throw this.#cutOff();
    if (Number.isNaN(end)) throw this.malformed();
    return end;
  }

  #appendUntilTag(arena: TextArena): void {
    const { bytes } = this;
    for (;;) {
      const at = arena.appendRun(bytes, this.at);
      const byte = bytes[at] ?? 0;
      if (byte === BRACKET) {
        arena.appendByte(byte);
        this.at = at + 1;
      } else if (byte === AMPERSAND) this.at = this.#appendReference(arena, at);
      else if (byte === RETURN) this.at = this.#appendLineEnd(arena, at);
      else if (byte === LESS) {
        const second = bytes[at + 1] ?? 0;
        if (second === BANG && bytes[at + 2] === OPEN_BRACKET) this.#appendSection(arena, at);
        else if (second === BANG || second === QUESTION) this.at = this.#endOfAside(at);
        else {
          this.at = at;
          return;
        }
      } else throw this.#unexpected(at);
    }
  }

  /** Appends the text of the CDATA section at `from`, in which only line ends have a meaning. */
  #appendSection(arena: TextArena, from: number): void {
    const end = this.#endOfAside(from) - ']]>'.length;
    let at = from + '<![CDATA['.length;
    while ((at = arena.appendRun(this.bytes, at)) < end) {
      if (this.bytes[at] === RETURN) at = this.#appendLineEnd(arena, at);
      else if (this.bytes[at] === 0) throw this.malformed();
      else arena.appendByte(this.bytes[at++] ?? 0);
    }
    this.at = end + ']]>'.length;
  }

  #appendLineEnd(arena: TextArena, at: number): number {
    if (at + 1 >= this.#end && !this.#isLast) throw needMoreBytes;
    arena.appendByte(LINE_FEED);
    return this.bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
  }

  /** Appends what the reference at `at` stands for (XML 1.0, 4.1 and 4.6). */
  #appendReference(arena: TextArena, at: number): number {
    const longest = at + LONGEST_REFERENCE;
    const name =
      String.fromCharCode(...this.bytes.subarray(at + 1, longest)).split(';', 1)[0] ?? '';
    const end = at + 1 + name.length;
    if (end >= Math.min(longest, this.#end)) throw this.#unexpected(longest);
    arena.appendCharacter(this.#referredTo(name));
    return end + 1;
  }

  /** The character that a reference stands for, given without its `&` and `;`. */
  #referredTo(reference: string): number {
    const code = referredCharacter(reference);
    if (code === 0) throw this.malformed();
    return code;
  }
}

const utf8 = new TextDecoder();
/** Bytes, with its `&` and `;`. */
const LONGEST_REFERENCE = 13;
