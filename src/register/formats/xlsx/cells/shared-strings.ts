import { RegisterFault } from '../../../faults/register-fault.ts';
import type { Limits } from '../../../sheet/sheet.ts';
import { nameCode } from '../xml/name-code.ts';
import { scanXml, type XmlPart } from '../xml/scan-xml.ts';
import { TextArena } from '../xml/text-arena.ts';
import { richTextReader } from './rich-text.ts';

/**
 * The texts that cells refer to by number (ECMA-376 part 1, 18.4.9), rich text as plain text. The
 * counts that the part declares are not read.
 *
 * @throws RegisterFault `damaged`, or `too-large` beyond the limits for cells.
 */
export async function readSharedStrings(
  part: XmlPart,
  limits: Limits,
): Promise<readonly (string | undefined)[]> {
  const strings: (string | undefined)[] = [];
  const arena = new TextArena();
  const richText = richTextReader(arena, 2);
  let count = 0;
  await scanXml(part, {
    opened(tag) {
      switch (tag.depth) {
        case 0:
          if (tag.name !== TABLE) throw tag.malformed();
          return true;
        case 1:
          if (tag.name !== ITEM) return false;
          if (count >= limits.maxCells) throw new RegisterFault('too-large', 'shared strings');
          arena.open();
          return true;
        default:
          return richText.opened(tag);
      }
    },
    closed(tag) {
      if (tag.depth > 1) richText.closed(tag);
      else if (tag.depth === 1) {
        if (arena.isEmpty) strings[count] = '';
        else arena.put(strings, count);
        count++;
      }
    },
  });
  arena.flush();
  return strings;
}

const TABLE = nameCode('sst');
const ITEM = nameCode('si');
