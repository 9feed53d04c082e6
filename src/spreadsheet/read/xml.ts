import type { ZipEntry } from '../file/zip.ts';
import { XmlBytes } from './xml-bytes.ts';

export type XmlPart = Pick<ZipEntry, 'name' | 'chunks'>;

export interface XmlReader {
  /** The name of the outermost element. The methods are not called for the outermost element. */
  readonly root: string;
  /**
   * Called at the start of an element. Returns whether the element's content is wanted. If not, the content is
   * skipped, and `closed` is not called for the element.
   */
  opened(tag: XmlTag): boolean;
  /**
   * Called at the end of an element, with the text after the element's last child. For an empty element (`<a/>`),
   * `closed` is called right after `opened`.
   */
  closed?(tag: XmlTag): void;
  /** A faster way to read elements in their usual form, straight from the bytes. */
  readonly usual?: UsualForm;
  /** Whether the reader needs nothing more. If so, the rest of the part is not read and not checked. */
  isDone?(): boolean;
}

interface UsualForm {
  /** The depth of the elements to read. */
  readonly depth: number;
  /**
   * Reads elements from `start` on, and returns where the last element ends. Stops before an element that has another
   * form or has not arrived completely. Returns 0 if nothing was read.
   */
  read(xml: XmlBytes, start: number): number;
}

/**
 * Reads an XML part while it inflates, so that the whole part is never in memory. The part must be in UTF-8. Forms of
 * XML 1.0 that spreadsheets don't use are refused, such as a document type or an unknown entity.
 *
 * @throws SheetFault `damaged` if the part is not well-formed, and any error that `part` or `reader` throws
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const xml = new XmlBytes(part.name);
  const tag = new XmlTag(xml);
  const { usual } = reader;
  /** The names of the open elements, with their prefixes. */
  const open: string[] = [];
  /** The depth of the element whose content is being skipped; `Infinity` if nothing is skipped. */
  let unwanted = Infinity;
  let roots = 0;
  let from = 0;
  for await (const chunk of part.chunks()) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      xml.replace(from, chunk.subarray(at, at + PIECE));
      from = readTags();
      if (xml.end - from > LONGEST_TAG) throw xml.malformed();
      if (reader.isDone?.()) return;
    }
  }
  if (roots === 0 || open.length > 0 || xml.codes.subarray(from, xml.end).includes(LESS))
    throw xml.malformed();

  /** Reads all tags that have arrived completely, and returns where the last of those tags ends. */
  function readTags(): number {
    const { codes, end } = xml;
    let start = 0;
    for (;;) {
      let at = start;
      while (codes[at] !== LESS) at++;
      if (at + 1 >= end) return start;
      const next = codes[at + 1];
      let after = 0;
      if (open.length === usual?.depth && unwanted === Infinity) after = usual.read(xml, at);
      if (after > 0) tag.clearText();
      else if (next === SLASH) after = readEnd(start, at);
      else if (next === EXCLAMATION || next === QUESTION) after = readOther(start, at);
      else after = readStart(start, at);
      if (after === 0) return start;
      start = after;
    }
  }

  /**
   * Reads a start tag. `readStart`, `readEnd` and `readOther` all return where the tag ends, or 0 if its end has not
   * arrived yet.
   *
   * @param start where the text before the tag begins
   * @param at the index of the tag's `<`
   */
  function readStart(start: number, at: number): number {
    const { codes } = xml;
    let after = endOf(IN_NAME, codes, at + 1);
    const nameEnd = after;
    if (after === at + 1) return notHere(after);
    tag.begin();
    for (;;) {
      const gap = after;
      after = endOf(SPACE, codes, gap);
      const code = codes[after];
      if (code === GREATER || code === SLASH) break;
      const attribute = after;
      after = endOf(IN_NAME, codes, attribute);
      if (attribute === gap || after === attribute) return notHere(after);
      const attributeEnd = after;
      after = endOf(SPACE, codes, after);
      if (codes[after] !== EQUALS) return notHere(after);
      after = endOf(SPACE, codes, after + 1);
      const quote = codes[after];
      if (quote !== QUOTE && quote !== APOSTROPHE) return notHere(after);
      const value = after + 1;
      after = value;
      while (codes[after] !== quote && codes[after] !== LESS) after++;
      if (codes[after] !== quote) return notHere(after);
      tag.addAttribute(attribute, attributeEnd, value, after);
      after++;
    }
    const isEmpty = codes[after] === SLASH;
    if (isEmpty) after++;
    if (codes[after] !== GREATER) return notHere(after);
    const name = tag.elementName(open.length, at + 1, nameEnd);
    if (unwanted > open.length) {
      tag.set(name, open.length, start, at);
      if (open.length === 0) {
        if (tag.name !== reader.root) throw xml.malformed();
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

  function readEnd(start: number, at: number): number {
    const { codes } = xml;
    const nameEnd = endOf(IN_NAME, codes, at + 2);
    const after = endOf(SPACE, codes, nameEnd);
    if (codes[after] !== GREATER) return notHere(after);
    const name = open.pop();
    if (name === undefined || !isText(name, codes, at + 2, nameEnd)) throw xml.malformed();
    if (open.length === unwanted) unwanted = Infinity;
    else if (open.length > 0 && open.length < unwanted) {
      tag.set(name, open.length, start, at);
      reader.closed?.(tag);
    }
    tag.clearText();
    return after + 1;
  }

  /** Skips a comment or a processing instruction, or keeps the text of a CDATA section (XML 1.0, 2.5 to 2.7). */
  function readOther(start: number, at: number): number {
    const { codes, end } = xml;
    for (const [opening, closing] of others) {
      const isHere = opening.every((code, i) => codes[at + i] === code || at + i >= end);
      if (!isHere) continue;
      const inside = at + opening.length;
      const close = codes.indexOf(closing[0] ?? 0, inside);
      for (let found = close; found >= 0; found = codes.indexOf(closing[0] ?? 0, found + 1)) {
        const after = found + closing.length;
        if (after > end) return 0;
        if (!closing.every((code, i) => codes[found + i] === code)) continue;
        tag.keepText(start, at);
        if (opening === CDATA) tag.keepSection(inside, found);
        return after;
      }
      return 0;
    }
    throw xml.malformed();
  }

  /** Returns 0 if the byte at `at` has not arrived yet. Otherwise throws, since the XML is malformed. */
  function notHere(at: number): 0 {
    if (at < xml.end) throw xml.malformed();
    return 0;
  }
}

/** A tag and the text before it. All tags share one object, so a reader must copy what it needs later. */
export class XmlTag {
  /** The element's name without its prefix. */
  name = '';
  /** The number of elements around this element. */
  depth = 0;
  readonly #xml: XmlBytes;
  #textStart = 0;
  #textEnd = 0;
  /** The start of `text`, up to the end of the last comment, processing instruction or CDATA section. */
  #kept = '';
  /** Four indexes for each attribute: the start and end of its name, and the start and end of its value. */
  #places: number[] = [];
  /** For each depth, the name of the last element at that depth, with its prefix. */
  readonly #elementNames: string[] = [];

  constructor(xml: XmlBytes) {
    this.#xml = xml;
  }

  /**
   * The text between the previous tag and this tag. References and CDATA sections are resolved, and line ends become
   * LF (XML 1.0, 2.11).
   */
  get text(): string {
    const text = this.#xml.text(this.#textStart, this.#textEnd);
    return this.#kept === '' ? text : this.#kept + text;
  }

  /**
   * The value of the attribute `name`; undefined if the tag lacks the attribute. The name `:id` means an attribute
   * `id` with any prefix.
   */
  attribute(name: string): string | undefined {
    const at = this.#find(name);
    return at < 0 ? undefined : this.#xml.text(this.#place(at + 2), this.#place(at + 3));
  }

  /**
   * The value of the attribute `name` as a number, if the value has 1 to 15 digits. Undefined if the attribute is
   * missing or empty; -1 for any other value.
   */
  wholeNumber(name: string): number | undefined {
    const at = this.#find(name);
    const [start, end] = [this.#place(at + 2), this.#place(at + 3)];
    if (at < 0 || start === end) return undefined;
    const number = this.#xml.number(start, end);
    return Number.isInteger(number) ? number : -1;
  }

  /** The index in `#places` where the entries of the attribute `name` begin; -1 if the tag lacks the attribute. */
  #find(name: string): number {
    for (let at = 0; at < this.#places.length; at += 4) {
      const [start, end] = [this.#place(at), this.#place(at + 1)];
      const nameStart = name.charCodeAt(0) === COLON ? end - name.length : start;
      if (nameStart >= start && isText(name, this.#xml.codes, nameStart, end)) return at;
    }
    return -1;
  }

  #place(at: number): number {
    return this.#places[at] ?? 0;
  }

  malformed(): Error {
    return this.#xml.malformed();
  }

  /**
   * The name, with its prefix, in the bytes from `start` to `end`. If the last name at `depth` is the same, that name
   * is reused, which is faster than decoding.
   */
  elementName(depth: number, start: number, end: number): string {
    const last = this.#elementNames[depth];
    if (last !== undefined && isText(last, this.#xml.codes, start, end)) return last;
    const name = this.#xml.text(start, end);
    this.#elementNames[depth] = name;
    return name;
  }

  begin(): void {
    if (this.#places.length > 0) this.#places = [];
  }

  addAttribute(nameStart: number, nameEnd: number, start: number, end: number): void {
    this.#places.push(nameStart, nameEnd, start, end);
  }

  set(elementName: string, depth: number, textStart: number, textEnd: number): void {
    this.name = elementName.slice(elementName.indexOf(':') + 1);
    this.depth = depth;
    this.#textStart = textStart;
    this.#textEnd = textEnd;
  }

  clearText(): void {
    this.#textStart = this.#textEnd = 0;
    this.#kept = '';
  }

  keepText(start: number, end: number): void {
    this.#kept += this.#xml.text(start, end);
  }

  keepSection(start: number, end: number): void {
    this.#kept += this.#xml.written(start, end);
  }
}

/** Whether the bytes from `start` to `end` are the ASCII characters of `text`. */
function isText(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  if (text.length !== length) return false;
  for (let i = 0; i < length; i++) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

/** The index of the first byte at or after `from` that is not of the given kind. */
function endOf(kind: number, bytes: Uint8Array, from: number): number {
  let at = from;
  while (kinds[bytes[at] ?? 0] === kind) at++;
  return at;
}

const IN_NAME = 0;
const SPACE = 1;
const OTHER = 2;

/** The kind of each byte in a tag. Bytes of characters beyond ASCII count as parts of names. */
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

/** The most bytes that are read at once: few enough for the processor's cache. */
const PIECE = 64 * 1024;
/** The most bytes that a tag and the text before it may have together. */
const LONGEST_TAG = 1024 * 1024;
