import { defaultColumns, keptColumns } from '../../src/register/certificates/columns.ts';
import { registerIn } from '../../src/register/certificates/verdict.ts';
import { openZip } from '../../src/spreadsheet/file/zip.ts';
import { xlsxSheets } from '../../src/spreadsheet/read/xlsx.ts';
import { tableOf } from '../../src/spreadsheet/sheet/sheet-builder.ts';

/**
 * Readers of a workbook's first sheet. The `length` of each result is the number of rows; for `floor`, it is the
 * number of tags.
 */
export const readers = {
  /** The least work that any reader must do: inflate every part, compute its CRC-32, and look at every byte once. */
  async floor(workbook: Uint8Array) {
    let found = 0;
    for (const entry of openZip(workbook, Number.MAX_SAFE_INTEGER).entries) {
      for await (const chunk of entry.chunks()) {
        let i = 0;
        // `<`
        while (i < chunk.length) if (chunk[i++] === 0x3c) found++;
      }
    }
    return { length: found };
  },

  /**
   * Reads the same columns as the page, but no dates. The page reads dates only if the settings name a column of
   * dates.
   */
  async ours(workbook: Uint8Array) {
    const [first] = await xlsxSheets(openZip(workbook, Number.MAX_SAFE_INTEGER));
    return (await first?.rows({ wanted: keptColumns, withoutDays: true })) ?? tableOf([]);
  },

  /** Makes what the page keeps in memory: a register in which IDs can be looked up. */
  async register(workbook: Uint8Array) {
    const register = registerIn(await readers.ours(workbook), { columns: defaultColumns });
    return { length: register.records.length, register };
  },

  async sheetjs(workbook: Uint8Array): Promise<readonly unknown[]> {
    // SheetJS is imported here, so that it takes no memory in the processes of the other readers.
    const { read, utils } = await import('@e965/xlsx');
    const { Sheets, SheetNames } = read(workbook, { nodim: true, dense: true, sheets: 0 });
    const sheet = Sheets[SheetNames[0] ?? ''];
    return sheet ? utils.sheet_to_json(sheet, { header: 1, raw: false }) : [];
  },
};

export type ReaderName = keyof typeof readers;
