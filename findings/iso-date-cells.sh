#!/usr/bin/env bash
# ExcelJS 4.4.0 and xlsx-populate 1.21.0: a cell of type "date" (`t="d"`) is not read as a date.
#
# Expected: 3 December 2024. The value of such a cell is a date in the form of ISO 8601 (ECMA-376 part 1, 18.18.11).
# Seen: ExcelJS gives the number 2024, and xlsx-populate gives nothing. Neither reports an error.
# Ours: src/register/read/xlsx.test.ts, "every type of cell".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx-populate@1.21.0 fflate@0.8.2
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import XlsxPopulate from 'xlsx-populate';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const part = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const workbook = (row) =>
  zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${main}"><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellXfs><xf/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
    ),
  });

const file = workbook('<row r="1"><c r="A1" t="d"><v>2024-12-03</v></c></row>');
const book = new ExcelJS.Workbook();
await book.xlsx.load(file);
const other = await XlsxPopulate.fromDataAsync(file);
console.log(
  JSON.stringify([book.worksheets[0].getCell('A1').value, other.sheet(0).cell('A1').value() ?? null]),
);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '[2024,null]' ]
