import { damaged, RegisterFault } from '../../../faults/register-fault.ts';
import { loadRareParts } from '../load-rare-parts.ts';
import { nameCode } from '../xml/name-code.ts';
import { readRelations } from './relationships.ts';
import type { Relation } from './relationships.ts';
import { readPart } from '../xml/scan-xml.ts';
import { findPart } from './xlsx-package.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import { OPENED } from '../xml/xml-tag.ts';
import { partName, type ZipEntry } from '../../../zip/zip-archive.ts';

/** The parts that the first worksheet's text comes from. */
export interface WorkbookParts {
  readonly sheet: ZipEntry;
  /** `undefined` if the workbook has none. */
  readonly sharedStrings: ZipEntry | undefined;
  readonly styles: ZipEntry | undefined;
  /** Whether dates count from 1904 instead of 1900 (ECMA-376 part 1, 18.17.4.1). */
  readonly isDate1904: boolean;
}

/**
 * Finds the workbook and its first *worksheet*, in workbook order; chart and dialog sheets are passed
 * over. Names don't count, relations do. Where a writer left the relations out, the conventional
 * names are tried, as long as that leaves no choice.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a workbook or a worksheet, `damaged` if a part
 *   that is referred to is missing.
 */
export async function findWorkbookParts(pkg: XlsxPackage): Promise<WorkbookParts> {
  const workbook = await findWorkbook(pkg);
  if (!workbook) throw noSpreadsheet('no workbook');
  const { isDate1904, sheetIds } = await readWorkbook(pkg, workbook);

  const [, folder = '', name = ''] = /^(.*\/)?(.*)$/s.exec(partName(workbook.name)) ?? [];
  const relations =
    (await readRelations(pkg, folder, name)) ??
    (await loadRareParts()).usualRelations(pkg, folder, sheetIds);
  const sheet = firstWorksheet(pkg, sheetIds, relations);
  if (!sheet) throw noSpreadsheet('no worksheet');
  const optional = (type: string) => {
    const relation = relations.find((candidate) => candidate.type === type);
    return relation && neededPart(pkg, relation.target);
  };
  return {
    sheet,
    sharedStrings: optional('sharedStrings'),
    styles: optional('styles'),
    isDate1904,
  };
}

const WORKBOOK = nameCode('workbook');
const WORKBOOK_PROPERTIES = nameCode('workbookPr');
const DATE_1904 = nameCode('date1904');
const SHEETS = nameCode('sheets');
const SHEET = nameCode('sheet');
const RELATION_ID = nameCode(':id');

async function findWorkbook(pkg: XlsxPackage): Promise<ZipEntry | undefined> {
  const relations = await readRelations(pkg, '', '');
  const relation = relations?.find(({ type }) => type === 'officeDocument');
  return relation ? findPart(pkg, relation.target) : (await loadRareParts()).usualWorkbook(pkg);
}

function readWorkbook(
  pkg: XlsxPackage,
  workbook: ZipEntry,
): Promise<{ isDate1904: boolean; sheetIds: string[] }> {
  return readPart(pkg, workbook, (cursor) => {
    let isDate1904 = false;
    const sheetIds: string[] = [];
    if (cursor.next() !== OPENED || cursor.name !== WORKBOOK) throw noSpreadsheet('no workbook');
    cursor.eachChild((name) => {
      if (name === WORKBOOK_PROPERTIES) {
        isDate1904 = /^(1|true|on)$/.test(cursor.attribute(DATE_1904) ?? '');
      } else if (name === SHEETS) {
        cursor.eachChild((child) => {
          if (child === SHEET) sheetIds.push(cursor.attribute(RELATION_ID) ?? '');
        });
      }
    });
    return { isDate1904, sheetIds };
  });
}

function noSpreadsheet(detail: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', detail);
}

function firstWorksheet(
  pkg: XlsxPackage,
  sheetIds: readonly string[],
  relations: readonly Relation[],
): ZipEntry | undefined {
  for (const id of sheetIds) {
    const relation = relations.find((candidate) => candidate.id === id);
    if (!relation) throw damaged(`sheet ${id}: no relation`);
    if (relation.type === 'worksheet') return neededPart(pkg, relation.target);
  }
  return undefined;
}

function neededPart(pkg: XlsxPackage, name: string): ZipEntry {
  const entry = findPart(pkg, name);
  if (!entry) throw damaged(`${name} is missing`);
  return entry;
}
