import { damaged, RegisterFault } from '../../../faults/register-fault.ts';
import type { Relation } from './relationships.ts';
import { findPart, type XlsxPackage } from './xlsx-package.ts';
import type { ZipEntry } from '../../../zip/zip-archive.ts';

// Where a writer left the relations out, the conventional names of parts stand in for them, as long as
// that leaves no choice.

/** @throws RegisterFault `damaged` if there are several. */
export function usualWorkbook(pkg: XlsxPackage): ZipEntry | undefined {
  return onlyPart(pkg, /(^|\/)workbook\.xml$/);
}

/**
 * What the relations of a workbook in this folder probably were.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a worksheet, `damaged` if there are several.
 */
export function usualRelations(
  pkg: XlsxPackage,
  folder: string,
  sheetIds: readonly string[],
): Relation[] {
  const sheet = onlyPart(pkg, /(^|\/)worksheets\/[^/]+\.xml$/);
  if (!sheet) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  const others = ['sharedStrings', 'styles'].map((type) => ({
    type,
    name: `${folder}${type}.xml`,
  }));
  return [
    ...sheetIds.map((id) => ({ id, type: 'worksheet', target: sheet.name })),
    ...others
      .filter(({ name }) => findPart(pkg, name))
      .map(({ type, name }) => ({ id: '', type, target: name })),
  ];
}

function onlyPart({ entries }: XlsxPackage, name: RegExp): ZipEntry | undefined {
  const [found, ...others] = [...entries].filter(([key]) => name.test(key));
  // Which of them was meant, or which sheet comes first, can't be told.
  if (found?.[1] === null || others.length > 0) throw damaged('no relations');
  return found?.[1];
}
