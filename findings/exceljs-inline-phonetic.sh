#!/usr/bin/env bash
# ExcelJS 4.4.0: the rest of the sheet after an inline text with a phonetic reading is lost, without an error.
#
# Expected: 漢字 and 2 in the first row, 3 in the second. A phonetic run may follow the text of any string (ECMA-376 part 1, 18.4.6 and 18.3.1.53).
# Seen: one row with one blank cell. The text, the number beside it and the second row are gone.
# Ours: src/register/read/xlsx.test.ts, "an inline text without its phonetic text, and the cell after it".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 fflate@0.8.2
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const part = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const workbook = (row) =>
  zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
    ),
  });

const text = '<is><t>漢字</t><rPh sb="0" eb="1"><t>カンジ</t></rPh></is>';
const book = new ExcelJS.Workbook();
await book.xlsx.load(
  workbook(
    `<row r="1"><c r="A1" t="inlineStr">${text}</c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>3</v></c></row>`,
  ),
);
const rows = [];
book.worksheets[0].eachRow((row) => rows.push(row.values.slice(1)));
console.log(JSON.stringify(rows));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '[[null]]' ]
