#!/usr/bin/env bash
# hucre 1.0.0: a cell of type "shared string" without a value gets the first shared string.
#
# Expected: a blank cell, as ExcelJS 4.4.0 and SheetJS 0.20.3 read it. The value is optional (ECMA-376 part 1, 18.3.1.4).
# Seen: the text of the first shared string, here the heading "Student Name". LibreOffice 7.4.7 shows that text too.
# Ours: src/register/read/xlsx.test.ts, "a blank cell if a cell of the type 'shared text' has no value".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.2
cat >run.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from 'hucre';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const part = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const workbook = (row) =>
  zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst xmlns="${main}"><si><t>Student Name</t></si></sst>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
    ),
  });

const { sheets } = await readXlsx(
  workbook('<row r="1"><c r="A1" t="s"/><c r="B1"><v>2</v></c></row>'),
);
console.log(JSON.stringify(sheets[0].rows[0]));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '["Student Name",2]' ]
