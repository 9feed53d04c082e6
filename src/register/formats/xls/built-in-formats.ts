import { getFormatFromId } from 'numfmt';

import { biffRecordBytes, type BiffVersion } from '../../kind/biff-records.ts';

/** Beyond this number a format is General unless the workbook defines it (ECMA-376 part 1, 18.8.30). */
const lastBuiltIn = 58;

/**
 * FORMAT records ([MS-XLS] 2.4.126) of the formats that every spreadsheet program knows by their number, as
 * they read in an .xlsx; SheetJS's own list has other codes for some (14 is `m/d/yy` there) and none for many.
 *
 * @param defined the formats that the workbook has of its own
 */
export function builtInFormatRecords(
  version: BiffVersion,
  defined: ReadonlySet<number>,
): Uint8Array[] {
  // Up to version 4 a format's number is its place among those of the file.
  if (version < 5) return [];
  const records: Uint8Array[] = [];
  for (let id = 1; id <= lastBuiltIn; id++) {
    const code = getFormatFromId(id);
    if (defined.has(id) || code === 'General') continue;
    const text = Array.from(code, (character) => character.charCodeAt(0));
    const length = version === 5 ? [text.length] : [text.length, 0, 0];
    records.push(biffRecordBytes(0x041e, [id, 0, ...length, ...text]));
  }
  return records;
}
