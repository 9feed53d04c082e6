import { RegisterFault } from '../register-fault.ts';
import type { ReadLimits } from '../sheet.ts';
import { nameCode } from './name-code.ts';
import { appendRichText } from './rich-text.ts';
import { scanPart } from './scan-part.ts';
import type { PartReader } from './scan-part.ts';
import { TextArena } from './text-arena.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import { CLOSED, OPENED } from './xml-cursor.ts';
import type { XmlCursor } from './xml-cursor.ts';
import type { ZipEntry } from './zip-directory.ts';

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
  const reader = new SharedStringsReader(limits);
  await scanPart(pkg, entry, reader);
  return reader.strings;
}

const TABLE = nameCode('sst');
const ITEM = nameCode('si');

class SharedStringsReader implements PartReader {
  readonly strings: (string | undefined)[] = [];
  #count = 0;
  readonly #arena: TextArena;
  readonly #limits: ReadLimits;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
    this.#arena = new TextArena(limits.cellLength);
  }

  step(cursor: XmlCursor): boolean {
    const isOutside = cursor.depth === 0;
    const event = cursor.next();
    if (isOutside) {
      if (event !== OPENED || cursor.name !== TABLE) throw cursor.malformed();
      return !cursor.isEmpty;
    }
    if (event === CLOSED) {
      this.#arena.flush();
      return false;
    }
    if (cursor.name !== ITEM) {
      cursor.skip();
      return true;
    }

    this.#arena.open();
    appendRichText(cursor, this.#arena);
    if (this.#count >= this.#limits.cells) throw new RegisterFault('too-large', 'shared strings');
    if (this.#arena.isEmpty) this.strings[this.#count] = '';
    else this.#arena.put(this.strings, this.#count);
    this.#count++;
    return true;
  }
}
