import { nameCode } from '../xml/name-code.ts';
import { scanXml, type XmlPart } from '../xml/scan-xml.ts';
import type { XmlTag } from '../xml/xml-tag.ts';
import { CellFormats } from '../../number-formats/cell-formats.ts';
import type { FormatCode } from '../../number-formats/format-code.ts';

/**
 * The number format of each cell style, by the index that cells give (ECMA-376 part 1, 18.8.10
 * cellXfs, 18.8.30 numFmt). Differential formats are passed over: they belong to conditions.
 *
 * @throws RegisterFault `damaged`.
 */
export async function readStyles(part: XmlPart, isDate1904: boolean): Promise<CellFormats> {
  const custom = new Map<number, string>();
  const ids: number[] = [];
  let list = 0;
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== STYLE_SHEET) throw tag.malformed();
        return true;
      }
      if (tag.depth === 1) {
        list = tag.name;
        return list === FORMATS || list === CELL_STYLES;
      }
      if (list === CELL_STYLES && tag.name === STYLE) ids.push(formatId(tag));
      else if (list === FORMATS && tag.name === FORMAT) {
        const code = tag.attribute(CODE);
        if (code !== undefined) custom.set(formatId(tag), code);
      }
      return false;
    },
  });
  const codes: FormatCode[] = ids.map((id) => custom.get(id) ?? id);
  return new CellFormats(codes, isDate1904);
}

function formatId(tag: XmlTag): number {
  const id = Number(tag.attribute(ID) ?? 0);
  if (!Number.isSafeInteger(id)) throw tag.malformed();
  return id;
}

const STYLE_SHEET = nameCode('styleSheet');
const FORMATS = nameCode('numFmts');
const FORMAT = nameCode('numFmt');
const CODE = nameCode('formatCode');
const ID = nameCode('numFmtId');
const CELL_STYLES = nameCode('cellXfs');
const STYLE = nameCode('xf');
