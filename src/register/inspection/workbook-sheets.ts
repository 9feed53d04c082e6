import type { OpenedFile } from '../file/open-file.ts';
import { sheetsIn } from '../read/read-rows.ts';
import type { Workbook } from './other-sheets.ts';

/** As many of a sheet's rows as show whether it is a register. */
const rowsRead = 30;

/**
 * The sheets of a workbook, for its owner to know which of them is read. One that can't be read is blank here: the
 * validator passes over it anyhow.
 *
 * @returns `undefined` for a text or a web page, which is one sheet without a name
 */
export async function workbookSheets(file: OpenedFile): Promise<Workbook | undefined> {
  const [first, ...others] = await sheetsIn(file);
  if (first === undefined) return undefined;
  const { name, position, isHidden } = first;
  return {
    name,
    position,
    isHidden,
    others: await Promise.all(
      others.map(async (sheet) => {
        const rows = await sheet.rows().catch(() => []);
        return { name: sheet.name, rows: rows.slice(0, rowsRead) };
      }),
    ),
  };
}
