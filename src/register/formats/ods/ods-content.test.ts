import { expect, test } from 'vitest';

import { odsContent } from './ods-content.ts';
import { defaultLimits } from '../../sheet/sheet.ts';

const limits = { ...defaultLimits, maxCells: 100 };
const cell = (columns: number) =>
  `<table:table-cell table:number-columns-repeated="${columns}"><text:p>X</text:p></table:table-cell>`;
const row = (rows: number, cells: string) =>
  `<table:table-row table:number-rows-repeated="${rows}">${cells}</table:table-row>`;

test('repetitions of cells with text are counted, rows times columns', () => {
  expect(() => odsContent(row(10, cell(10)), limits)).not.toThrow();
  expect(() => odsContent(row(10, cell(11)), limits)).toThrow(
    expect.objectContaining({ kind: 'too-large' }),
  );
});

test('a row of many small repetitions counts too', () => {
  expect(() => odsContent(row(1, cell(30).repeat(4)), limits)).toThrow(
    expect.objectContaining({ kind: 'too-large' }),
  );
});

test('repeated blanks, such as every sheet ends with, cost nothing', () => {
  const blanks = '<table:table-cell table:number-columns-repeated="16384"/>';
  expect(() => odsContent(row(1_048_576, blanks), limits)).not.toThrow();
});

test('number styles are taken out, single quotation marks become double ones', () => {
  expect(
    odsContent(
      "<office:automatic-styles><a/></office:automatic-styles><t:p a='b'>it's</t:p>",
      limits,
    ),
  ).toBe('<t:p a="b">it\'s</t:p>');
});
