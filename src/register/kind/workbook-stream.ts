import type { CompoundFile } from './compound-file.ts';

/**
 * The stream that holds an old Excel workbook: "Workbook" since Excel 97, "Book" in Excel 5 and 95.
 *
 * @throws RegisterFault `damaged` where it is cut off
 */
export function workbookStream(file: CompoundFile): Uint8Array | undefined {
  return file.stream('Workbook') ?? file.stream('Book');
}
