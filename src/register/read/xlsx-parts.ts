import { RegisterFault, damaged } from '../faults.ts';
import type { ZipArchive } from '../file/zip.ts';
import type { FormatCode } from './library-format.ts';
import { scanXml, type XmlPart } from './xml.ts';

/** The parts of a workbook that the text of its sheets comes from. */
export interface WorkbookParts {
  /** The worksheets in the workbook's order; the first is there. Chart and dialogue sheets are passed over. */
  readonly sheets: readonly SheetPart[];
  readonly sharedStrings: OptionalPart;
  readonly styles: OptionalPart;
  /** Whether dates count from 1904 instead of 1900 (ECMA-376 part 1, 18.17.4.1). */
  readonly isDate1904: boolean;
}

export interface SheetPart {
  readonly name: string;
  /** Among all sheets, counted from 1. */
  readonly position: number;
  readonly isHidden: boolean;
  readonly part: XmlPart | undefined;
}

/** `missing` if the workbook names a part that is not there: cells that need it can't be read. */
export type OptionalPart = XmlPart | 'missing' | undefined;

/**
 * Finds the workbook and its parts. Names don't count, relationships do.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a workbook or a worksheet, `damaged` if the worksheet is missing.
 */
export async function findWorkbookParts(archive: ZipArchive): Promise<WorkbookParts> {
  const ofPackage = await readRelationships(archive, '', '');
  const main = ofPackage.find(({ type }) => type === 'officeDocument');
  const workbook = main && archive.find(main.target);
  if (!workbook) throw new RegisterFault('not-a-spreadsheet', 'no workbook');
  const { isDate1904, sheets } = await readWorkbook(workbook);
  const [, folder = '', name = ''] = /^(.*\/)?(.*)$/s.exec(workbook.name) ?? [];
  const relationships = await readRelationships(archive, folder, name);
  const optional = (type: string): OptionalPart => {
    const found = relationships.find((one) => one.type === type);
    return found && (archive.find(found.target) ?? 'missing');
  };
  return {
    sheets: worksheets(archive, sheets, relationships),
    sharedStrings: optional('sharedStrings'),
    styles: optional('styles'),
    isDate1904,
  };
}

/**
 * The number format of each cell style, by the index that cells give (ECMA-376 part 1, 18.8.10 cellXfs, 18.8.30
 * numFmt). Differential formats are passed over: they belong to conditions.
 *
 * @throws RegisterFault `damaged`
 */
export async function readFormatCodes(part: XmlPart): Promise<FormatCode[]> {
  const custom = new Map<number, string>();
  const ids: number[] = [];
  let list = '';
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== 'styleSheet') throw tag.malformed();
        return true;
      }
      if (tag.depth === 1) {
        list = tag.name;
        return list === 'numFmts' || list === 'cellXfs';
      }
      const id = Number(tag.attribute('numFmtId') ?? 0);
      if (!Number.isSafeInteger(id)) throw tag.malformed();
      const code = tag.attribute('formatCode');
      if (list === 'cellXfs' && tag.name === 'xf') ids.push(id);
      if (list === 'numFmts' && tag.name === 'numFmt' && code !== undefined) custom.set(id, code);
      return false;
    },
  });
  return ids.map((id) => custom.get(id) ?? id);
}

interface Relationship {
  readonly id: string;
  /**
   * The last segment of the relationship type (`worksheet`), in which transitional and strict documents agree (ECMA-376
   * part 1, 9.2; part 4).
   */
  readonly type: string;
  /** The name of the part that is meant. */
  readonly target: string;
}

/**
 * The internal relationships of the part of that name in a folder (`xl/`; ECMA-376 part 2, 6.5), in document order;
 * without both they are those of the package itself. `undefined` if the package has no part for them.
 */
async function readRelationships(
  archive: ZipArchive,
  folder: string,
  name: string,
): Promise<readonly Relationship[]> {
  const part = archive.find(`${folder}_rels/${name}.rels`);
  if (!part) return [];
  const found: Relationship[] = [];
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== 'Relationships') throw tag.malformed();
        return true;
      }
      if (tag.name === 'Relationship' && tag.attribute('TargetMode') !== 'External') {
        found.push({
          id: tag.attribute('Id') ?? '',
          type: (tag.attribute('Type') ?? '').replace(/^.*\//s, ''),
          target: partName(folder, tag.attribute('Target') ?? ''),
        });
      }
      return false;
    },
  });
  return found;
}

/** Resolves a relative reference against a folder (RFC 3986, 5.2). */
function partName(folder: string, target: string): string {
  const base = /^[\\/]/.test(target) ? '' : folder;
  const { pathname } = new URL(`http://package/${base}${target}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface NamedSheet {
  readonly id: string;
  readonly name: string;
  readonly isHidden: boolean;
}

async function readWorkbook(part: XmlPart): Promise<{ isDate1904: boolean; sheets: NamedSheet[] }> {
  let isDate1904 = false;
  const sheets: NamedSheet[] = [];
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== 'workbook') throw new RegisterFault('not-a-spreadsheet', 'no workbook');
        return true;
      }
      if (tag.depth === 1) {
        if (tag.name === 'workbookPr') {
          isDate1904 = /^(1|true|on)$/.test(tag.attribute('date1904') ?? '');
        }
        return tag.name === 'sheets';
      }
      if (tag.name === 'sheet') {
        sheets.push({
          id: tag.attribute(':id') ?? '',
          name: tag.attribute('name') ?? '',
          isHidden: (tag.attribute('state') ?? 'visible') !== 'visible',
        });
      }
      return false;
    },
  });
  return { isDate1904, sheets };
}

function worksheets(
  archive: ZipArchive,
  sheets: readonly NamedSheet[],
  relationships: readonly Relationship[],
): SheetPart[] {
  const found: SheetPart[] = [];
  for (const [index, { id, name, isHidden }] of sheets.entries()) {
    const relationship = relationships.find((one) => one.id === id);
    // Which sheet is the first can't be told then.
    if (!relationship && found.length === 0) throw damaged(`the sheet ${id} has no relationship`);
    if (relationship?.type !== 'worksheet') continue;
    const part = archive.find(relationship.target);
    if (!part && found.length === 0) throw damaged(`${relationship.target} is missing`);
    found.push({ name, position: index + 1, isHidden, part });
  }
  if (found.length === 0) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  return found;
}
