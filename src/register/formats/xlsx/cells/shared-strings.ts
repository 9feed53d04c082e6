import { RegisterFault } from '../../../faults/register-fault.ts';
import type { ReadLimits } from '../../../sheet/sheet.ts';
import { nameCode } from '../xml/name-code.ts';
import { appendRichText } from './rich-text.ts';
import { scanPart } from '../xml/scan-xml.ts';
import { TextArena } from '../xml/text-arena.ts';
import type { XlsxPackage } from '../package/xlsx-package.ts';
import { CLOSED, OPENED } from '../xml/xml-tag.ts';
import type { ZipEntry } from '../../../zip/zip-archive.ts';

/**
 * The texts that cells refer to by number (ECMA-376 part 1, 18.4.9), rich text as plain text. The
 * counts that the part declares are not read.
 *
 * @throws RegisterFault `damaged`, or `too-large` beyond the limits for cells.
 */
export async function readSharedStrings(
  pkg: XlsxPackage,
  entry: ZipEntry,
  limits: ReadLimits,
): Promise<readonly (string | undefined)[]> {
  const strings: (string | undefined)[] = [];
  const arena = new TextArena(limits.cellLength);
  let count = 0;
  await scanPart(pkg, entry, {
    step(cursor) {
      const isOutside = cursor.depth === 0;
      const event = cursor.next();
      if (isOutside) {
        if (event !== OPENED || cursor.name !== TABLE) throw cursor.malformed();
        return !cursor.isEmpty;
      }
      if (event === CLOSED) return false;
      if (cursor.name === ITEM) {
        arena.open();
        appendRichText(cursor, arena);
        if (count >= limits.cells) throw new RegisterFault('too-large', 'shared strings');
        if (arena.isEmpty) strings[count] = '';
        else arena.put(strings, count);
        count++;
      } else cursor.skip();
      return true;
    },
  });
  arena.flush();
  return strings;
}

const TABLE = nameCode('sst');
const ITEM = nameCode('si');
