import { nameCode } from '../xml/name-code.ts';
import { readPart } from '../xml/scan-xml.ts';
import type { XlsxPackage } from '../package/xlsx-package.ts';
import { OPENED } from '../xml/xml-tag.ts';
import type { ZipEntry } from '../../../zip/zip-archive.ts';

/** A number format, or the number of a built-in one. */
export type FormatCode = string | number;

/**
 * The number format of each cell style, by the index that cells give (ECMA-376 part 1, 18.8.10
 * cellXfs, 18.8.30 numFmt). Differential formats are passed over: they belong to conditions.
 *
 * @throws RegisterFault `damaged`.
 */
export function readFormatCodes(
  pkg: XlsxPackage,
  styles: ZipEntry,
): Promise<readonly FormatCode[]> {
  return readPart(pkg, styles, (cursor) => {
    const custom = new Map<number, string>();
    const ids: number[] = [];
    if (cursor.next() !== OPENED || cursor.name !== STYLE_SHEET) throw cursor.malformed();
    cursor.eachChild((list) => {
      if (list === FORMATS) {
        cursor.eachChild((name) => {
          const code = cursor.attribute(CODE);
          if (name === FORMAT && code !== undefined) custom.set(formatId(), code);
        });
      } else if (list === CELL_STYLES) {
        cursor.eachChild((name) => {
          if (name === STYLE) ids.push(formatId());
        });
      }
    });
    return ids.map((id) => custom.get(id) ?? id);

    function formatId(): number {
      const id = Number(cursor.attribute(ID) ?? 0);
      if (!Number.isSafeInteger(id)) throw cursor.malformed();
      return id;
    }
  });
}

const STYLE_SHEET = nameCode('styleSheet');
const FORMATS = nameCode('numFmts');
const FORMAT = nameCode('numFmt');
const CODE = nameCode('formatCode');
const ID = nameCode('numFmtId');
const CELL_STYLES = nameCode('cellXfs');
const STYLE = nameCode('xf');
