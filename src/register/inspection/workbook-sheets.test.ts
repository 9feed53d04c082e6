import { utils, write, type BookType, type WorkBook } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { makeWorkbook, relations, workbookXml } from '../testing/workbook-writer.ts';
import { openFile } from '../file/open-file.ts';
import { workbookSheets } from './inspect-register.ts';

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
] as const)('the sheets of an .%s are named, with what is in the others', async (_, bookType) => {
  const found = await workbookSheets(await openFile(workbook(bookType)));
  expect(found).toMatchObject({ name: 'Cover', position: 1, isHidden: false });
  expect(found?.others.map(({ name }) => name)).toEqual(['Register']);
  const rows = found?.others[0]?.rows.map(({ number, cells }) => [number, [...cells]]);
  expect(rows).toEqual([
    [2, [undefined, 'No.', 'Student']],
    [3, [undefined, '7']],
  ]);
});

test('a hidden first sheet is said to be hidden', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Old');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'New');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  expect(await workbookSheets(await openFile(bytesOf(book, 'xlsx')))).toMatchObject({
    name: 'Old',
    isHidden: true,
  });
});

test('a later sheet that can not be read is blank, since nothing of it counts', async () => {
  const parts = {
    'xl/workbook.xml': workbookXml(
      '<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId9"/>',
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId9', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
  };
  const file = await openFile(await makeWorkbook({ parts }));
  expect(await workbookSheets(file)).toMatchObject({
    name: 'a',
    others: [{ name: 'b', rows: [] }],
  });
});

test('a CSV has no sheets', async () => {
  const file = await openFile(new TextEncoder().encode('a,b\n'));
  expect(await workbookSheets(file)).toBeUndefined();
});
