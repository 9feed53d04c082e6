import { nameCode } from '../xml/name-code.ts';
import type { TextArena } from '../xml/text-arena.ts';
import { OPENED } from '../xml/xml-tag.ts';
import type { XmlCursor } from '../xml/xml-tag.ts';

/**
 * Appends the text of a string item that was just opened (ECMA-376 part 1, CT_Rst, 18.4.8): its plain
 * text or that of its runs, without the phonetic runs, and closes the item.
 */
export function appendRichText(cursor: XmlCursor, arena: TextArena): void {
  if (cursor.isEmpty) return;
  while (cursor.next() === OPENED) {
    if (cursor.name === TEXT) cursor.appendText(arena);
    else if (cursor.name === RUN) {
      cursor.eachChild((name) => {
        if (name === TEXT) cursor.appendText(arena);
      });
    } else cursor.skip();
  }
}

const TEXT = nameCode('t');
const RUN = nameCode('r');
