import { RegisterFault, damaged } from '../../../faults/register-fault.ts';
import type { ZipArchive, ZipEntry } from '../../../zip/open-zip.ts';
import type { Relationship } from './relationships.ts';

// Where a writer left the relationships out, the conventional names of parts stand in for them, if
// that leaves no choice.

/** @throws RegisterFault `damaged` if there are several. */
export function conventionalWorkbook(archive: ZipArchive): ZipEntry | undefined {
  return onlyPart(archive, /(^|\/)workbook\.xml$/i);
}

/**
 * What the relationships of a workbook in this folder probably were.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a worksheet, `damaged` if there are several.
 */
export function conventionalRelationships(
  archive: ZipArchive,
  folder: string,
  sheetIds: readonly string[],
): Relationship[] {
  const sheet = onlyPart(archive, /(^|\/)worksheets\/[^/]+\.xml$/i);
  if (!sheet) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  const others = ['sharedStrings', 'styles'].map((type) => ({
    type,
    name: `${folder}${type}.xml`,
  }));
  return [
    ...sheetIds.map((id) => ({ id, type: 'worksheet', target: sheet.name })),
    ...others
      .filter(({ name }) => archive.find(name))
      .map(({ type, name }) => ({ id: '', type, target: name })),
  ];
}

function onlyPart({ entries }: ZipArchive, name: RegExp): ZipEntry | undefined {
  const [found, ...others] = entries.filter((entry) => name.test(entry.name));
  // Which of them was meant, or which sheet comes first, can't be told.
  if (others.length > 0) throw damaged('the relationships are missing');
  return found;
}
