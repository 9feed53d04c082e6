import { damaged } from '../../../faults/register-fault.ts';
import type { TextArena } from './text-arena.ts';
import {
  AMPERSAND,
  BANG,
  GREATER,
  LESS,
  LINE_FEED,
  OPEN_BRACKET,
  RETURN,
  SEMICOLON,
} from './xml-bytes.ts';

/**
 * Appends the text from `start` to `end`, where a tag begins: references and CDATA sections resolved, line ends made
 * LF (XML 1.0, 2.11), comments and processing instructions left out.
 *
 * @returns Whether it is well-formed.
 * @throws RegisterFault `damaged` if a reference stands for nothing.
 */
export function appendXmlText(
  bytes: Uint8Array,
  start: number,
  end: number,
  arena: TextArena,
): boolean {
  let at = start;
  for (;;) {
    at = arena.appendRun(bytes, at);
    if (at === end) return true;
    const after = appendMarkup(bytes, at, end, arena);
    if (after === 0 || after > end) return false;
    at = after;
  }
}

/** An attribute's value with its references resolved. */
export function withoutReferences(value: string): string {
  return value.replace(/&([^;]*);?/g, (_, reference: string) => referredCharacter(reference));
}

/**
 * Where the comment, CDATA section or processing instruction that starts at `at` ends (XML 1.0, 2.5 to
 * 2.7); Infinity if the bytes end before it does, 0 if it is none of these, such as a document type.
 */
export function endOfAside(bytes: Uint8Array, at: number, end: number): number {
  const text = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, end)));
  for (const [opening, closing] of asides) {
    const inside = at + opening.length;
    const start = text(at, inside);
    if (start === opening) {
      let last = inside + closing.length - 2;
      do last = bytes.indexOf(GREATER, last + 1);
      while (last >= 0 && last < end && text(last + 1 - closing.length, last + 1) !== closing);
      return last >= 0 && last < end ? last + 1 : Infinity;
    }
    if (opening.startsWith(start)) return Infinity;
  }
  return 0;
}

const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** Appends what is no plain text at `at` and tells where it ends; 0 if it is malformed. */
function appendMarkup(bytes: Uint8Array, at: number, end: number, arena: TextArena): number {
  switch (bytes[at]) {
    case AMPERSAND:
      return appendReference(bytes, at, end, arena);
    case RETURN:
      if (bytes[at + 1] !== LINE_FEED) arena.appendByte(LINE_FEED);
      return at + 1;
    case LESS: {
      const after = endOfAside(bytes, at, end);
      const isSection = bytes[at + 1] === BANG && bytes[at + 2] === OPEN_BRACKET;
      if (isSection && after > 0 && after < Infinity) {
        appendSection(bytes.subarray(at + '<![CDATA['.length, after - ']]>'.length), arena);
      }
      return after;
    }
    default:
      // A NUL is no character of XML.
      return 0;
  }
}

function appendReference(bytes: Uint8Array, at: number, end: number, arena: TextArena): number {
  const longest = bytes.subarray(at, Math.min(at + LONGEST_REFERENCE, end));
  const length = longest.indexOf(SEMICOLON);
  if (length < 0) return 0;
  const reference = decoder.decode(longest.subarray(1, length));
  for (const byte of encoder.encode(referredCharacter(reference))) arena.appendByte(byte);
  return at + length + 1;
}

function appendSection(text: Uint8Array, arena: TextArena): void {
  text.forEach((byte, at) => {
    if (byte === 0) throw damaged('a CDATA section holds a NUL');
    if (byte !== RETURN) arena.appendByte(byte);
    else if (text[at + 1] !== LINE_FEED) arena.appendByte(LINE_FEED);
  });
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
/** Bytes, with its `&` and `;`. */
const LONGEST_REFERENCE = 13;

/** The character that a reference stands for, given without its `&` and `;` (XML 1.0, 4.1 and 4.6). */
function referredCharacter(reference: string): string {
  return entities.get(reference) ?? numberedCharacter(reference);
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The character of a reference such as `#65` or `#x41` (XML 1.0, 4.1). */
function numberedCharacter(reference: string): string {
  const code = /^#(\d+|x[\da-f]+)$/i.test(reference)
    ? Number(reference.slice(1).replace(/x/i, '0x'))
    : 0;
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
    throw damaged(`the reference &${reference}; stands for no character`);
  }
  return String.fromCodePoint(code);
}
