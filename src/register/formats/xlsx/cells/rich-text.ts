import { nameCode } from '../xml/name-code.ts';
import type { XmlReader } from '../xml/scan-xml.ts';
import type { TextArena } from '../xml/text-arena.ts';
import type { XmlTag } from '../xml/xml-tag.ts';

/**
 * Appends the text of string items (ECMA-376 part 1, CT_Rst, 18.4.8): their plain text or that of their runs, without
 * the phonetic runs.
 *
 * @param depth How deep an item's children are.
 */
export function richTextReader(
  arena: TextArena,
  depth: number,
): Required<Pick<XmlReader, 'opened' | 'closed'>> {
  let isInText = false;
  return {
    opened(tag: XmlTag) {
      if (isInText) throw tag.malformed();
      if (tag.name === TEXT) isInText = true;
      return isInText || (tag.name === RUN && tag.depth === depth);
    },
    closed(tag: XmlTag) {
      if (tag.name !== TEXT) return;
      tag.appendText(arena);
      isInText = false;
    },
  };
}

const TEXT = nameCode('t');
const RUN = nameCode('r');
