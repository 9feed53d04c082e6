#!/usr/bin/env bash
# hucre 1.0.0: the phonetic reading of an inline text is added to the end of the text.
#
# Expected: 漢字, as for a shared string with the same parts. The reading is shown above the text and is not part of the value (ECMA-376 part 1, 18.4.6).
# Seen: 漢字カンジ.
# Ours: src/register/read/xlsx.test.ts, "an inline text without its phonetic text, and the cell after it".
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
const { sheets } = await readXlsx(
  workbook(`<row r="1"><c r="A1" t="inlineStr">${text}</c></row>`),
);
console.log(sheets[0].rows[0][0]);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '漢字カンジ' ]
