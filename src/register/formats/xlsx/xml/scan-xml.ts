import { damaged } from '../../../faults/register-fault.ts';
import { nameCode } from './name-code.ts';
import { utf8Converter } from './xml-encoding.ts';
import { CUT, OPENED, XmlTag } from './xml-tag.ts';

/** An XML part of a package, in the order in which its bytes come. */
export interface XmlPart {
  readonly name: string;
  chunks(): AsyncIterable<Uint8Array>;
}

/**
 * Is given an XML part tag by tag, each with the text before it. Places in the window hold for one call only; what is
 * kept must be copied.
 */
export interface XmlReader {
  /** @returns Whether the element's content is wanted; it is passed over if not, and `closed` is not called. */
  opened(tag: XmlTag): boolean;
  /** The element ends, with the text since its last child; an empty one ends at once. */
  closed?(tag: XmlTag): void;
  /** Called each time that a window has been read. */
  windowRead?(): void | Promise<void>;
}

/**
 * Reads an XML part while it inflates, so that it is never in memory as a whole.
 *
 * @throws RegisterFault `damaged` where the part is not well-formed, or whatever `part` and `reader` throw.
 */
export async function scanXml(part: XmlPart, reader: XmlReader): Promise<void> {
  const tag = new XmlTag(part.name);
  const handler = new TagHandler(reader);
  /** One byte longer than what it can hold: a NUL ends the window. */
  let bytes = new Uint8Array(WINDOW_BYTES + 1);
  let filled = 0;
  let convert: ReturnType<typeof utf8Converter> | undefined;

  for await (const chunk of part.chunks()) {
    convert ??= utf8Converter(chunk);
    await add(convert(chunk));
  }
  if (!convert) throw damaged(`${part.name} is empty`);
  await add(convert());
  await readWindow();
  if (!tag.mayEnd) throw tag.malformed();

  async function add(chunk: Uint8Array): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      const room = bytes.length - 1 - filled;
      bytes.set(rest.subarray(0, room), filled);
      filled += Math.min(room, rest.length);
      rest = rest.subarray(room);
      if (rest.length > 0) await readWindow();
    }
  }

  /** Reads all whole tags in the window, and moves what is left to its start. */
  async function readWindow(): Promise<void> {
    bytes[filled] = 0;
    tag.load(bytes, filled);
    let event = tag.next();
    while (event !== CUT) {
      handler.read(tag, event === OPENED);
      event = tag.next();
    }
    await reader.windowRead?.();

    const left = filled - tag.at;
    if (left === bytes.length - 1) {
      const larger = new Uint8Array(2 * left + 1);
      larger.set(bytes);
      bytes = larger;
    } else bytes.copyWithin(0, tag.at, filled);
    filled = left;
    tag.load(bytes, filled);
  }
}

const WINDOW_BYTES = 128 * 1024;

/**
 * Hands tags on to a reader, but for those in what it does not want. `AlternateContent` (ECMA-376 part 3, 10.2)
 * counts as what its `Fallback` holds, as if neither were there.
 */
class TagHandler {
  readonly #opened: (tag: XmlTag) => boolean;
  readonly #closed: (tag: XmlTag) => void;
  /** How deep the element is whose content is passed over. */
  #unwanted = NO_DEPTH;
  /** How many elements around the tag do not count. */
  #transparent = 0;

  constructor(reader: XmlReader) {
    this.#opened = reader.opened.bind(reader);
    this.#closed = reader.closed?.bind(reader) ?? (() => undefined);
  }

  read(tag: XmlTag, isStart: boolean): void {
    const { depth } = tag;
    if (depth >= this.#unwanted) {
      if (depth === this.#unwanted) this.#unwanted = NO_DEPTH;
      return;
    }
    if (this.#isTransparent(tag.name, isStart)) {
      if (!tag.isEmpty) this.#transparent += isStart ? 1 : -1;
      return;
    }
    tag.depth -= this.#transparent;
    if (!isStart) this.#closed(tag);
    else if (!this.#opened(tag)) {
      if (!tag.isEmpty) this.#unwanted = depth;
    } else if (tag.isEmpty) this.#closed(tag);
  }

  /** `Fallback` is so only as the child of an `AlternateContent`, which itself makes the count odd. */
  #isTransparent(name: number, isStart: boolean): boolean {
    if (name === ALTERNATE_CONTENT) return true;
    return name === FALLBACK && this.#transparent > 0 && this.#transparent % 2 === Number(isStart);
  }
}

/** Deeper than any element: a whole number, since each tag is compared with it. */
const NO_DEPTH = 2 ** 30 - 1;
const ALTERNATE_CONTENT = nameCode('AlternateContent');
const FALLBACK = nameCode('Fallback');
