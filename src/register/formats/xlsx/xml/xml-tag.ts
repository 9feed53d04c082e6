import { damaged } from '../../../faults/register-fault.ts';
import { codeWith } from './name-code.ts';
import type { TextArena } from './text-arena.ts';
import {
  APOSTROPHE,
  BANG,
  COLON,
  EQUALS,
  GREATER,
  LESS,
  QUESTION,
  QUOTE,
  SLASH,
  isNameEnd,
  isSpace,
} from './xml-bytes.ts';
import { appendXmlText, endOfAside, withoutReferences } from './xml-text.ts';

/** What `XmlTag.next` came to. */
export const OPENED = 1;
export const CLOSED = 2;
export const CUT = 3;

/**
 * A tag of an XML document in UTF-8 and the text before it, within a window that moves over the document.
 *
 * It follows XML 1.0 as far as a workbook needs, and refuses what it does not understand: a document
 * type, an unknown entity, an end tag that does not match. Namespace prefixes are passed over: elements
 * go by their local name, as the number `nameCode` makes of it.
 *
 * Where the window ends before the tag does, nothing of it has been read: a tag is whole or not there, so that no
 * reader can take the end of the window for an end of the text.
 *
 * @throws RegisterFault `damaged`, from every method, where the text is not well-formed.
 */
export class XmlTag {
  /** Where the next tag's text begins, as an index into the window; a reader may move it over whole elements. */
  at = 0;
  /** How many elements are around this one. */
  depth = 0;
  /** The local name of the element, as `nameCode`. */
  name = 0;
  /** Whether a start tag is an end tag, too (`<a/>`). */
  isEmpty = false;
  attributeCount = 0;
  /** Three of each: its name (as `nameCode`; `:id` for a prefixed `id`), where its value starts and ends. */
  readonly attributes: number[] = [];
  /** The window's bytes, followed by a NUL. */
  bytes: Uint8Array = new Uint8Array(1);
  /** Where the text before the tag begins and ends: all since the tag before. */
  textStart = 0;
  textEnd = 0;

  #end = 0;
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
   */
  load(bytes: Uint8Array, end: number): void {
    this.bytes = bytes;
    this.#end = end;
    this.at = 0;
  }

  /**
   * Goes on to the next tag, over text, comments and processing instructions.
   *
   * @returns CUT if the window ends before it does; it is read from its text on when the window has moved.
   */
  next(): typeof OPENED | typeof CLOSED | typeof CUT {
    const { bytes } = this;
    let { at } = this;
    this.textStart = at;
    for (;;) {
      while (bytes[at] !== LESS) if (at++ >= this.#end) return CUT;
      const byte = bytes[at + 1] ?? 0;
      this.textEnd = at;
      if (byte === SLASH) return this.#readEndTag(at + 2);
      if (byte !== BANG && byte !== QUESTION) return this.#readStartTag(at + 1);
      at = endOfAside(bytes, at, this.#end);
      if (at === Infinity) return CUT;
      if (at === 0) throw this.malformed();
    }
  }

  /** The value of an attribute. */
  attribute(name: number): string | undefined {
    for (let i = 0; i < this.attributeCount * 3; i += 3) {
      if (this.attributes[i] !== name) continue;
      const value = this.bytes.subarray(this.attributes[i + 1], this.attributes[i + 2]);
      return withoutReferences(utf8.decode(value));
    }
    return undefined;
  }

  /** Appends the text before the tag, entities and CDATA resolved and line ends made LF (XML 1.0, 2.11). */
  appendText(arena: TextArena): void {
    if (this.isEmpty) return;
    if (!appendXmlText(this.bytes, this.textStart, this.textEnd, arena)) throw this.malformed();
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }

  /** Whether the document may end here: there was an element, all are closed, and no tag has begun. */
  get mayEnd(): boolean {
    const rest = this.bytes.subarray(this.at, this.#end);
    return this.name !== 0 && this.#open.length === 0 && !rest.includes(LESS);
  }

  /** The byte at `at` fits nothing, unless the window simply ends there. */
  #unexpected(at: number): typeof CUT {
    if (at < this.#end) throw this.malformed();
    return CUT;
  }

  #readStartTag(from: number): typeof OPENED | typeof CUT {
    const { bytes, attributes } = this;
    let at = this.#readName(from);
    if (at === from) return this.#unexpected(at);
    let byte = bytes[at] ?? 0;

    let count = 0;
    for (;;) {
      while (isSpace(byte)) byte = bytes[++at] ?? 0;
      if (byte === GREATER || byte === SLASH) break;

      let attribute = 0;
      const nameStart = at;
      while (byte !== EQUALS && !isNameEnd(byte)) {
        attribute = byte === COLON ? COLON : codeWith(attribute, byte);
        byte = bytes[++at] ?? 0;
      }
      const isNamed = at > nameStart;
      while (isSpace(byte)) byte = bytes[++at] ?? 0;
      const hasValue = isNamed && byte === EQUALS;
      do byte = bytes[++at] ?? 0;
      while (isSpace(byte));
      const quote = byte;
      if (!hasValue || (quote !== QUOTE && quote !== APOSTROPHE)) return this.#unexpected(at);
      const start = ++at;
      while ((byte = bytes[at] ?? 0) !== quote) {
        if (byte === 0 || byte === LESS) return this.#unexpected(at);
        at++;
      }
      attributes[count++] = attribute;
      attributes[count++] = start;
      attributes[count++] = at;
      byte = bytes[++at] ?? 0;
    }
    const isEmpty = byte === SLASH;
    if (isEmpty && bytes[++at] !== GREATER) return this.#unexpected(at);

    this.attributeCount = count / 3;
    this.isEmpty = isEmpty;
    this.depth = this.#open.length;
    if (!isEmpty) this.#open.push(this.name);
    this.at = at + 1;
    return OPENED;
  }

  #readEndTag(from: number): typeof CLOSED | typeof CUT {
    const { bytes } = this;
    let at = this.#readName(from);
    let byte = bytes[at] ?? 0;
    while (isSpace(byte)) byte = bytes[++at] ?? 0;
    if (byte !== GREATER) return this.#unexpected(at);
    if (this.#open.pop() !== this.name) throw this.malformed();
    this.depth = this.#open.length;
    this.isEmpty = false;
    this.at = at + 1;
    return CLOSED;
  }

  /** Reads an element's name into `name` and tells where it ends. */
  #readName(from: number): number {
    let at = from;
    let name = 0;
    let byte;
    while (!isNameEnd((byte = this.bytes[at] ?? 0))) {
      name = byte === COLON ? 0 : codeWith(name, byte);
      at++;
    }
    this.name = name;
    return at;
  }
}

const utf8 = new TextDecoder();
