import { utils, write, type BookType, type WorkBook } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { workbookSheets } from './workbook-sheets.ts';

/** A workbook whose second sheet begins in B2. */
function workbook(bookType: BookType): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['About this file']]), 'Cover');
  const later = utils.sheet_add_aoa(utils.aoa_to_sheet([]), [['No.', 'Student'], [7]], {
    origin: 'B2',
  });
  utils.book_append_sheet(book, later, 'Register');
  return bytesOf(book, bookType);
}

function bytesOf(book: WorkBook, bookType: BookType): Uint8Array {
  // The library types what it writes as `any`; of the type "array" it is this.
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

test.each([
  ['xlsx', 'xlsx'],
  ['ods', 'ods'],
] as const)('the sheets of an .%s are named, with what is in the others', (kind, bookType) => {
  const found = workbookSheets(kind, workbook(bookType));
  expect(found).toMatchObject({ name: 'Cover', position: 1, isHidden: false });
  expect(found?.others.map(({ name }) => name)).toEqual(['Register']);
  const rows = found?.others[0]?.rows.map(({ number, cells }) => [number, [...cells]]);
  expect(rows?.slice(-2)).toEqual([
    [2, [undefined, 'No.', 'Student']],
    [3, [undefined, '7']],
  ]);
});

test('a hidden first sheet is said to be hidden', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Old');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'New');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  expect(workbookSheets('xlsx', bytesOf(book, 'xlsx'))).toMatchObject({
    name: 'Old',
    isHidden: true,
  });
});

test('a CSV has no sheets, and neither has a file that can not be read', () => {
  expect(workbookSheets('csv', new TextEncoder().encode('a,b\n'))).toBeUndefined();
  expect(workbookSheets('xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBeUndefined();
});
