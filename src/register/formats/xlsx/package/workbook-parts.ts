import { loadChunk } from '../../../faults/load-chunk.ts';
import { RegisterFault, damaged } from '../../../faults/register-fault.ts';
import type { ZipArchive, ZipEntry } from '../../../zip/open-zip.ts';
import { nameCode } from '../xml/name-code.ts';
import { scanXml, type XmlPart } from '../xml/scan-xml.ts';
import { readRelationships, type Relationship } from './relationships.ts';

/** The parts that the first worksheet's text comes from. */
export interface WorkbookParts {
  readonly sheet: XmlPart;
  readonly sharedStrings: OptionalPart;
  readonly styles: OptionalPart;
  /** Whether dates count from 1904 instead of 1900 (ECMA-376 part 1, 18.17.4.1). */
  readonly isDate1904: boolean;
}

/** `missing` if the workbook names a part that is not there: cells that need it can't be read. */
export type OptionalPart = XmlPart | 'missing' | undefined;

/**
 * Finds the workbook and its first *worksheet*, in workbook order; chart and dialog sheets are passed
 * over. Names don't count, relationships do. Where a writer left those out, the conventional
 * names are tried, if that leaves no choice.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a workbook or a worksheet, `damaged` if the worksheet is missing.
 */
export async function findWorkbookParts(archive: ZipArchive): Promise<WorkbookParts> {
  const workbook = await findWorkbook(archive);
  if (!workbook) throw noSpreadsheet('no workbook');
  const { isDate1904, sheetIds } = await readWorkbook(workbook);

  const [, folder = '', name = ''] = /^(.*\/)?(.*)$/s.exec(workbook.name) ?? [];
  const relationships =
    (await readRelationships(archive, folder, name)) ??
    (await conventions()).conventionalRelationships(archive, folder, sheetIds);
  const sheet = firstWorksheet(archive, sheetIds, relationships);
  if (!sheet) throw noSpreadsheet('no worksheet');
  const optional = (type: string): OptionalPart => {
    const relationship = relationships.find((candidate) => candidate.type === type);
    return relationship && (archive.find(relationship.target) ?? 'missing');
  };
  return {
    sheet,
    sharedStrings: optional('sharedStrings'),
    styles: optional('styles'),
    isDate1904,
  };
}

async function findWorkbook(archive: ZipArchive): Promise<ZipEntry | undefined> {
  const relationships = await readRelationships(archive, '', '');
  const relationship = relationships?.find(({ type }) => type === 'officeDocument');
  if (relationship) return archive.find(relationship.target);
  return (await conventions()).conventionalWorkbook(archive);
}

/** Few writers leave the relationships out. */
function conventions() {
  return loadChunk(import('./conventional-parts.ts'));
}

async function readWorkbook(part: XmlPart): Promise<{ isDate1904: boolean; sheetIds: string[] }> {
  let isDate1904 = false;
  const sheetIds: string[] = [];
  await scanXml(part, {
    opened(tag) {
      switch (tag.depth) {
        case 0:
          if (tag.name !== WORKBOOK) throw noSpreadsheet('no workbook');
          return true;
        case 1:
          if (tag.name === WORKBOOK_PROPERTIES) {
            isDate1904 = /^(1|true|on)$/.test(tag.attribute(DATE_1904) ?? '');
          }
          return tag.name === SHEETS;
        default:
          if (tag.name === SHEET) sheetIds.push(tag.attribute(RELATIONSHIP_ID) ?? '');
          return false;
      }
    },
  });
  return { isDate1904, sheetIds };
}

const WORKBOOK = nameCode('workbook');
const WORKBOOK_PROPERTIES = nameCode('workbookPr');
const DATE_1904 = nameCode('date1904');
const SHEETS = nameCode('sheets');
const SHEET = nameCode('sheet');
const RELATIONSHIP_ID = nameCode(':id');

function noSpreadsheet(detail: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', detail);
}

function firstWorksheet(
  archive: ZipArchive,
  sheetIds: readonly string[],
  relationships: readonly Relationship[],
): ZipEntry | undefined {
  for (const id of sheetIds) {
    const relationship = relationships.find((candidate) => candidate.id === id);
    if (!relationship) throw damaged(`the sheet ${id} has no relationship`);
    if (relationship.type !== 'worksheet') continue;
    const sheet = archive.find(relationship.target);
    if (!sheet) throw damaged(`${relationship.target} is missing`);
    return sheet;
  }
  return undefined;
}
