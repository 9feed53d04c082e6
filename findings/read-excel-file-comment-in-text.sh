#!/usr/bin/env bash
# read-excel-file 9.3.17: the text before an XML comment in a cell is lost.
#
# Expected: "ITA-0001". A comment is not part of the text around it (XML 1.0, 2.5).
# Seen: "0001". A text in a CDATA section (2.7) is lost as a whole: the cell is null.
# Ours: src/register/read/xlsx.test.ts, "a text with references, a CDATA section, comments and line ends".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 fflate@0.8.2
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
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

const cell = (place, text) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
writeFileSync(
  'register.xlsx',
  workbook(
    `<row r="1">${cell('A1', 'ITA-<!-- year 1 -->0001')}${cell('B1', '<![CDATA[C & C++]]>')}${cell('C1', 'end')}</row>`,
  ),
);
const [{ data }] = await readXlsxFile('register.xlsx');
console.log(JSON.stringify(data[0]));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '["0001",null,"end"]' ]
