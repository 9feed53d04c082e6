import { damaged } from '../../../faults/register-fault.ts';
import type { TextArena } from './text-arena.ts';
import { BANG, GREATER, LESS, LINE_FEED, OPEN_BRACKET, RETURN } from './xml-bytes.ts';

/**
 * Appends what stands in a text and is neither text nor a reference: a line end, which becomes LF (XML 1.0,
 * 2.11), a CDATA section; comments and processing instructions say nothing.
 *
 * @param at Where it begins.
 * @param end Where the bytes end.
 * @returns Where it ends; 0 if it is malformed, Infinity if the bytes end before it does.
 */
export function appendMarkup(bytes: Uint8Array, at: number, end: number, arena: TextArena): number {
  switch (bytes[at]) {
    case RETURN:
      if (at + 1 === end) return Infinity;
      if (bytes[at + 1] !== LINE_FEED) arena.appendByte(LINE_FEED);
      return at + 1;
    case LESS: {
      const behind = endOfAside(bytes, at, end);
      const isSection = bytes[at + 1] === BANG && bytes[at + 2] === OPEN_BRACKET;
      if (isSection && behind > 0 && behind < Infinity) {
        appendSection(bytes.subarray(at + '<![CDATA['.length, behind - ']]>'.length), arena);
      }
      return behind;
    }
    default:
      // A NUL, which ends the bytes or is no character of XML.
      return at === end ? Infinity : 0;
  }
}

/**
 * Where the comment, CDATA section or processing instruction that starts at `at` ends (XML 1.0, 2.5 to
 * 2.7), or 0 or Infinity as above; 0 also if it is none of these, such as a document type.
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

function appendSection(text: Uint8Array, arena: TextArena): void {
  text.forEach((byte, at) => {
    if (byte === 0) throw damaged('CDATA section');
    if (byte !== RETURN) arena.appendByte(byte);
    else if (text[at + 1] !== LINE_FEED) arena.appendByte(LINE_FEED);
  });
}

/**
 * The character that a reference such as `#65` or `#x41` stands for (XML 1.0, 4.1).
 *
 * @throws RegisterFault `damaged` if it stands for none that XML allows.
 */
export function numberedCharacter(reference: string): string {
  const code = /^#(\d+|x[\da-f]+)$/i.test(reference)
    ? Number(reference.slice(1).replace(/x/i, '0x'))
    : 0;
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
    throw damaged('character reference');
  }
  return String.fromCodePoint(code);
}
