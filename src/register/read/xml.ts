import { joinBytes } from '../bytes.ts';
import { asFault, damaged } from '../faults.ts';

/** An XML part of a package, in the order in which its bytes come. */
export interface XmlPart {
  readonly name: string;
  chunks(): AsyncIterable<Uint8Array>;
}

/** Is given an XML part tag by tag, each with the text before it. */
export interface XmlReader {
  /** @returns Whether the element's content is wanted; it is passed over if not, and `closed` is not called. */
  opened(tag: XmlTag): boolean;
  /** The element ends, with the text since its last child; an empty one ends at once. */
  closed?(tag: XmlTag): void;
  /** Called each time that a piece of the part has been read. */
  pieceRead?(): void | Promise<void>;
}

/**
 * Reads an XML part while it inflates, so that it is never in memory as a whole. `AlternateContent` (ECMA-376 part 3,
 * 10.2) counts as what its `Fallback` holds, as if neither were there.
 *
 * @throws RegisterFault `damaged` where the part is not well-formed, or whatever `part` and `reader` throw.
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const tag = new XmlTag(part.name);
  /** How deep the element is whose content is passed over. */
  let unwanted = Infinity;
  /** How many elements around the tag do not count. */
  let transparent = 0;

  for await (const piece of piecesOf(part)) {
    tag.add(piece);
    while (tag.next()) handle();
    await reader.pieceRead?.();
  }
  if (!tag.mayEnd) throw tag.malformed();

  function handle(): void {
    const { depth } = tag;
    if (depth >= unwanted) {
      if (depth === unwanted) unwanted = Infinity;
    } else if (isTransparent()) {
      if (!tag.isEmpty) transparent += tag.isStart ? 1 : -1;
    } else {
      tag.depth -= transparent;
      if (!tag.isStart) reader.closed?.(tag);
      else if (!reader.opened(tag)) {
        if (!tag.isEmpty) unwanted = depth;
      } else if (tag.isEmpty) {
        tag.clearText();
        reader.closed?.(tag);
      }
    }
  }

  /** `Fallback` is so only as the child of an `AlternateContent`, which itself makes the count odd. */
  function isTransparent(): boolean {
    if (tag.name === 'AlternateContent') return true;
    return tag.name === 'Fallback' && transparent > 0 && transparent % 2 === Number(tag.isStart);
  }
}

/**
 * A tag of an XML document and the text before it. It follows XML 1.0 as far as a spreadsheet needs, and refuses
 * what it does not understand: a document type, an unknown entity, an end tag that does not match.
 *
 * @throws RegisterFault `damaged`, from every method, where the document is not well-formed.
 */
export class XmlTag {
  /** What is read now, and where in it the next tag's text begins; a reader may move that over whole elements. */
  source = '';
  at = 0;
  /** The code units of the source: where each is looked at, this takes a fifth of the time in Chromium. */
  codes: Codes = new Uint8Array(0);
  /** The local name of the element: prefixes are passed over. */
  name = '';
  /** How many elements are around this one. */
  depth = 0;
  isStart = false;
  /** Whether a start tag is an end tag, too (`<a/>`). */
  isEmpty = false;

  /** Four of each: where its name and its value start and end. */
  #attributes: number[] = [];
  #textStart = 0;
  #textEnd = 0;
  readonly #open: string[] = [];
  readonly #part: string;

  /** @param part The part's name, for faults. */
  constructor(part: string) {
    this.#part = part;
  }

  /** More of the document, after what has not been read of it. */
  add({ source, codes }: Piece): void {
    const rest = this.source.slice(this.at);
    if (rest.length > LONGEST_TAG) throw this.malformed();
    this.source = rest + source;
    this.codes = rest === '' ? codes : codesOf(this.source);
    this.at = 0;
  }

  /**
   * Goes on to the next tag, over text, comments and processing instructions.
   *
   * @returns Whether it is there as a whole; if not, nothing of it has been read. That which can be no tag is never whole.
   */
  next(): boolean {
    const { source } = this;
    this.#textStart = this.at;
    for (let at = this.at; (at = source.indexOf('<', at)) >= 0; at = aside.lastIndex) {
      this.#textEnd = at;
      const code = source.charCodeAt(at + 1);
      if (code === SLASH) return this.#readEndTag(at + 2);
      if (code !== BANG && code !== QUESTION) return this.#readStartTag(at + 1);
      aside.lastIndex = at;
      if (!aside.test(source)) return false;
    }
    return false;
  }

  /** The value of an attribute; `:id` is an `id` with any prefix. */
  attribute(name: string): string | undefined {
    const places = this.#attributes;
    for (let i = 0; i < places.length; i += 4) {
      const written = this.source.slice(places[i], places[i + 1]);
      const colon = written.indexOf(':');
      if ((colon < 0 ? written : written.slice(colon)) === name) {
        return withoutReferences(this.source.slice(places[i + 2], places[i + 3]));
      }
    }
    return undefined;
  }

  /** The text before the tag: references and CDATA sections resolved, line ends made LF (XML 1.0, 2.11). */
  get text(): string {
    const text = this.source.slice(this.#textStart, this.#textEnd);
    if (text.includes('\0')) throw this.malformed();
    if (!text.includes('<')) return withoutReferences(text);
    return text
      .split(asides)
      .map((run: string | undefined, index) => {
        // At odd places is what a CDATA section holds, or nothing.
        return index % 2 === 0 ? withoutReferences(run ?? '') : withLineFeeds(run ?? '');
      })
      .join('');
  }

  clearText(): void {
    this.#textStart = this.#textEnd;
  }

  malformed(): Error {
    return damaged(`${this.#part} is malformed XML`);
  }

  /** Whether the document may end here: there was an element, all are closed, and no tag has begun. */
  get mayEnd(): boolean {
    return this.name !== '' && this.#open.length === 0 && !this.source.includes('<', this.at);
  }

  #readStartTag(from: number): boolean {
    const { source } = this;
    const attributes: number[] = [];
    const nameEnd = endOfName(source, from);
    let at = endOfSpace(source, nameEnd);
    let code = source.charCodeAt(at);
    while (code !== GREATER && code !== SLASH) {
      const end = endOfName(source, at);
      const equals = endOfSpace(source, end);
      const quote = endOfSpace(source, equals + 1);
      const last = endOfValue(source, quote);
      if (end === at || source.charCodeAt(equals) !== EQUALS || last < 0) return false;
      attributes.push(at, end, quote + 1, last);
      at = endOfSpace(source, last + 1);
      code = source.charCodeAt(at);
    }
    const isEmpty = code === SLASH;
    if (isEmpty) at++;
    if (nameEnd === from || source.charCodeAt(at) !== GREATER) return false;

    this.#attributes = attributes;
    this.name = localName(source, from, nameEnd);
    this.isStart = true;
    this.isEmpty = isEmpty;
    this.depth = this.#open.length;
    if (!isEmpty) this.#open.push(this.name);
    this.at = at + 1;
    return true;
  }

  #readEndTag(from: number): boolean {
    const { source } = this;
    const nameEnd = endOfName(source, from);
    const at = endOfSpace(source, nameEnd);
    if (source.charCodeAt(at) !== GREATER) return false;
    this.name = localName(source, from, nameEnd);
    if (this.#open.pop() !== this.name) throw this.malformed();
    this.isStart = this.isEmpty = false;
    this.depth = this.#open.length;
    this.at = at + 1;
    return true;
  }
}

/** No tag with the text before it is longer, where that holds a `>`. */
const LONGEST_TAG = 8 * 1024 * 1024;

/** A comment, a processing instruction, or a CDATA section with what it holds (XML 1.0, 2.5 to 2.7). */
const asides = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/;
const aside = new RegExp(asides, 'y');

const SPACE = 0x20;
const BANG = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;

/** Where a name ends: before white space, `/`, `<`, `=` or `>`, or with the text. */
function endOfName(source: string, from: number): number {
  let at = from;
  for (let code; (code = source.charCodeAt(at)) > SPACE; at++) {
    if (code === SLASH || (code >= LESS && code <= GREATER)) break;
  }
  return at;
}

/** Other control characters, which XML does not allow, pass for white space. */
function endOfSpace(source: string, from: number): number {
  let at = from;
  for (let code; (code = source.charCodeAt(at)) <= SPACE && code > 0;) at++;
  return at;
}

/** Where the closing quotation mark of the value is whose opening one is at `at`; -1 if there are not both. */
function endOfValue(source: string, at: number): number {
  const quote = source.charCodeAt(at);
  if (quote !== QUOTE && quote !== APOSTROPHE) return -1;
  for (let end = at + 1; ; end++) {
    const code = source.charCodeAt(end);
    if (code === quote) return end;
    // No number is at the end of the text.
    if (code === LESS || !(code > 0)) return -1;
  }
}

function localName(source: string, start: number, end: number): string {
  const name = source.slice(start, end);
  return name.slice(name.indexOf(':') + 1);
}

/** A text with its references resolved (XML 1.0, 4.1 and 4.6) and its line ends made LF. */
function withoutReferences(text: string): string {
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

export type Codes = Uint8Array | Uint16Array;

/** Some of an XML part, with its code units. */
interface Piece {
  readonly source: string;
  readonly codes: Codes;
}

/**
 * The text of a part in pieces, each of which ends with a `>`. Pieces of UTF-8 are cut there as bytes, so that each is
 * decoded into a text of its own; in another encoding, which is rare, the whole part is one piece.
 */
async function* piecesOf(part: XmlPart): AsyncGenerator<Piece, void> {
  let decoder: TextDecoder | undefined;
  let waiting: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of part.chunks()) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const end = decoder.encoding === 'utf-8' ? chunk.lastIndexOf(GREATER) + 1 : 0;
      length += chunk.length;
      if (length < PIECE || end === 0) waiting.push(chunk);
      else {
        yield decoded(decoder, [...waiting, chunk.subarray(0, end)], true);
        waiting = [chunk.subarray(end)];
        length = chunk.length - end;
      }
    }
    if (decoder) yield decoded(decoder, waiting, false);
  } catch (cause) {
    throw asFault(cause, `${part.name} is not in its encoding`);
  }
}

function decoded(decoder: TextDecoder, chunks: readonly Uint8Array[], stream: boolean): Piece {
  const bytes = joinBytes(chunks);
  const source = decoder.decode(bytes, { stream });
  // A character of ASCII is one byte of UTF-8 and one code unit; of others there are fewer code units than bytes.
  const isAscii = decoder.encoding === 'utf-8' && source.length === bytes.length;
  return { source, codes: isAscii ? bytes : codesOf(source) };
}

function codesOf(source: string): Codes {
  const codes = new Uint16Array(source.length);
  for (let at = 0; at < source.length; at++) codes[at] = source.charCodeAt(at);
  return codes;
}

/** How many bytes are decoded at once, at least. */
const PIECE = 64 * 1024;

/**
 * The encoding of an XML part as XML 1.0, appendix F, tells it: by the byte order mark, by the zero bytes of UTF-16
 * without a mark, or by the declaration.
 */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, 256));
  const declared = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/.exec(head)?.[1];
  // A declaration of UTF-16 that can be read byte by byte is wrong; some writers make it by mistake.
  return declared === undefined || /^utf-?(8|16)/i.test(declared) ? 'utf-8' : declared;
}
