import { joinBytes } from '../bytes.ts';
import { asFault, damaged } from '../faults.ts';
import type { ZipEntry } from '../file/zip.ts';

export type XmlPart = Pick<ZipEntry, 'name' | 'chunks'>;

/** A tag, and the text before it. */
export interface XmlTag {
  /** The local name of the element: prefixes are passed over. */
  readonly name: string;
  /** How many elements are around it. */
  readonly depth: number;
  /** The text since the tag before: references and CDATA sections resolved, line ends made LF (XML 1.0, 2.11). */
  readonly text: string;
  /** The value of an attribute; `:id` is an `id` with any prefix. */
  attribute(name: string): string | undefined;
  malformed(): Error;
}

export interface XmlReader {
  /** The name of the element around all others, which is not given to it. */
  readonly root: string;
  /** @returns Whether the element's content is wanted; it is passed over if not, and `closed` is not called. */
  opened(tag: XmlTag): boolean;
  /** The element ends, with the text since its last child; an empty one (`<a/>`) ends at once. */
  closed?(tag: XmlTag): void;
  /** Whether nothing more is wanted, so that the rest need not be read; it is not checked either. */
  isDone?(): boolean;
  /**
   * Takes what comes next in a piece, as far as it is written as usual, at a stroke and not tag by tag.
   *
   * @param depth How many elements are around it; after what is taken there are as many.
   * @returns Where it goes on tag by tag: `at`, where nothing was taken.
   */
  take?(piece: XmlPiece, at: number, depth: number): number;
}

/** Some of an XML part, mostly with a tag at its end. */
export interface XmlPiece {
  readonly source: string;
  /** The source's characters as bytes, which are faster to look at; none where not all of it is ASCII. */
  readonly codes: Uint8Array;
}

/**
 * Reads an XML part while it inflates, so that it is never in memory as a whole. It follows XML 1.0 as far as a
 * spreadsheet needs, and refuses what it does not understand: a document type, an unknown entity, an end tag that does
 * not match.
 *
 * @throws RegisterFault `damaged` where the part is not well-formed, or whatever `part` and `reader` throw.
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const open: string[] = [];
  let text = '';
  /** How many elements are around the one whose content is passed over. */
  let unwanted = Infinity;
  let startTags = 0;
  let rest = '';

  for await (const piece of piecesOf(part)) {
    const whole = rest === '' ? piece : { source: rest + piece.source, codes: noCodes };
    rest = whole.source.slice(readTags(whole));
    if (rest.length > LONGEST_TAG) throw malformed();
    if (reader.isDone?.()) return;
  }
  if (startTags === 0 || open.length > 0 || rest.includes('<')) throw malformed();

  /** Where the last whole tag of a piece ends. */
  function readTags(piece: XmlPiece): number {
    const { source } = piece;
    let at = 0;
    for (;;) {
      const isWanted = unwanted === Infinity;
      if (reader.take && isWanted) at = reader.take(piece, at, open.length);
      const start = source.indexOf('<', at);
      markup.lastIndex = start;
      const found = start < 0 ? null : markup.exec(source);
      if (!found) return at;
      const [, section, slash, name, attributes = '', empty] = found;
      if (isWanted) text += withoutReferences(source.slice(at, start));
      if (section !== undefined) text += withLineFeeds(section);
      if (name !== undefined) {
        if (slash === '/') readEnd(name);
        else readStart(name, attributes, empty === '/');
        text = '';
      }
      at = markup.lastIndex;
    }
  }

  function readStart(name: string, attributes: string, isEmpty: boolean): void {
    startTags++;
    if (unwanted > open.length) {
      const tag = tagOf(name, attributes);
      if (tag.depth === 0) {
        if (tag.name !== reader.root) throw malformed();
      } else if (!reader.opened(tag)) {
        if (!isEmpty) unwanted = open.length;
      } else if (isEmpty) reader.closed?.({ ...tag, text: '' });
    }
    if (!isEmpty) open.push(name);
  }

  function readEnd(name: string): void {
    if (open.pop() !== name) throw malformed();
    if (open.length === unwanted) unwanted = Infinity;
    else if (open.length > 0 && open.length < unwanted) reader.closed?.(tagOf(name));
  }

  function tagOf(name: string, attributes = ''): XmlTag {
    return {
      name: name.slice(name.indexOf(':') + 1),
      depth: open.length,
      text,
      attribute: (wanted) => attributeIn(attributes, wanted),
      malformed,
    };
  }

  function malformed(): Error {
    return damaged(`${part.name} is malformed XML`);
  }
}

/** A comment, a processing instruction, a CDATA section with what it holds, or a tag (XML 1.0, 2.5 to 2.7 and 3.1). */
const markup =
  /<(?:!--[^]*?-->|\?[^]*?\?>|!\[CDATA\[([^]*?)\]\]>|(\/?)([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)/y;

/** No tag with the text before it is longer, where that holds a `>`. */
const LONGEST_TAG = 1024 * 1024;

function attributeIn(attributes: string, wanted: string): string | undefined {
  for (const [, name = '', double, single = ''] of attributes.matchAll(
    /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const colon = name.indexOf(':');
    if ((colon < 0 ? name : name.slice(colon)) === wanted) {
      return withoutReferences(double ?? single);
    }
  }
  return undefined;
}

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

/**
 * The text of a part in pieces, which end with a `>`, so that each is decoded as a text of its own: of each chunk first
 * what ends the chunk before, and then the rest up to its last `>`, which need not be copied. All programs write UTF-8.
 */
async function* piecesOf(part: XmlPart): AsyncGenerator<XmlPiece, void> {
  let waiting: Uint8Array[] = [];
  try {
    for await (const chunk of part.chunks()) {
      const first = chunk.indexOf(GREATER) + 1;
      const last = chunk.lastIndexOf(GREATER) + 1;
      if (first === 0) waiting.push(chunk);
      else {
        yield decoded(joinBytes([...waiting, chunk.subarray(0, first)]));
        yield decoded(chunk.subarray(first, last));
        waiting = [chunk.subarray(last)];
      }
    }
    yield decoded(joinBytes(waiting));
  } catch (cause) {
    throw asFault(cause, `${part.name} is not in UTF-8`);
  }
}

function decoded(bytes: Uint8Array): XmlPiece {
  const source = utf8.decode(bytes);
  // A character of ASCII is one byte and one code unit; of others there are fewer code units than bytes.
  return { source, codes: source.length === bytes.length ? bytes : noCodes };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const noCodes = new Uint8Array(0);

const GREATER = 0x3e;
