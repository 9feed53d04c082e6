import { damaged, RegisterFault } from '../../faults/register-fault.ts';
import { SheetBuilder } from '../../sheet/sheet-builder.ts';
import type { ReadOptions, SheetRow } from '../../sheet/sheet.ts';
import type { ZipArchive } from '../../zip/open-zip.ts';
import { ShownTexts } from '../number-formats/shown-texts.ts';
import { readRelationships, type Relationship } from '../xlsx/package/relationships.ts';
import { Biff12Records } from './biff12-records.ts';
import { readCellStyles, readSharedStrings, readWorkbook } from './workbook-records.ts';
import { readWorksheet } from './worksheet-records.ts';

/** Parts are held as a whole. */
const maxInflatedBytes = 192 * 1024 * 1024;

/**
 * The rows of the first worksheet of an .xlsb ([MS-XLSB]): a package like that of an .xlsx, with parts of binary
 * records instead of XML.
 *
 * @throws RegisterFault `damaged`, `too-large`, `password-protected`, `not-a-spreadsheet` without a worksheet
 */
export async function readXlsb(archive: ZipArchive, options: ReadOptions): Promise<SheetRow[]> {
  archive.lowerLimit(maxInflatedBytes);
  const packageRelations = await readRelationships(archive, '', '');
  const workbookName = targetOf(packageRelations, 'officeDocument') ?? 'xl/workbook.bin';
  const workbook = readWorkbook(await recordsOf(archive, workbookName));
  const [, folder = '', name = ''] = /^(.*\/)?(.*)$/s.exec(workbookName.replace(/^\//, '')) ?? [];
  const relations = (await readRelationships(archive, folder, name)) ?? [];

  const sheetName = firstWorksheet(workbook.sheetIds, relations);
  const stylesName = targetOf(relations, 'styles');
  const stringsName = targetOf(relations, 'sharedStrings');
  // Parts that are named and missing matter only to cells that need them.
  const optional = (part: string | undefined) =>
    part !== undefined && archive.find(part) ? recordsOf(archive, part) : undefined;
  const styles = await optional(stylesName);
  const strings = await optional(stringsName);
  const rows = new SheetBuilder(options);
  readWorksheet(
    await recordsOf(archive, sheetName),
    {
      styles: styles ? readCellStyles(styles) : [],
      sharedStrings: strings && readSharedStrings(strings),
      texts: new ShownTexts(workbook.isDate1904, rows),
    },
    rows,
  );
  return rows.finish();
}

/** The name of the first sheet of cells; chart, macro and dialogue sheets are passed over. */
function firstWorksheet(sheetIds: readonly string[], relations: readonly Relationship[]): string {
  for (const id of sheetIds) {
    const relation = relations.find((candidate) => candidate.id === id);
    if (!relation) throw damaged(`The workbook does not say where its sheet ${id} is.`);
    if (relation.type === 'worksheet') return relation.target;
  }
  throw new RegisterFault('not-a-spreadsheet', 'The workbook has no worksheet.');
}

function targetOf(
  relations: readonly Relationship[] | undefined,
  type: string,
): string | undefined {
  return relations?.find((relation) => relation.type === type)?.target;
}

async function recordsOf(archive: ZipArchive, name: string): Promise<Biff12Records> {
  const entry = archive.find(name);
  if (!entry) throw damaged(`${name} is missing.`);
  return new Biff12Records(entry.name, await entry.bytes());
}
