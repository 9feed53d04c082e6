#!/usr/bin/env bash
# xlsx-populate 1.21.0: an inline rich text is returned as XML nodes.
#
# Expected: the text "Asha", or a RichText, as for a shared string with the same runs.
# Seen: an array of objects with `name`, `attributes` and `children`.
# Ours: src/register/read/xlsx.test.ts, "every type of cell" and "the parts of a rich text with their white space, but not its phonetic text".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx-populate@1.21.0 fflate@0.8.2
cat >run.mjs <<'JS'
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

const runs = '<is><r><t>As</t></r><r><t>ha</t></r></is>';
const book = await XlsxPopulate.fromDataAsync(
  workbook(`<row r="1"><c r="A1" t="inlineStr">${runs}</c></row>`),
);
const value = book.sheet(0).cell('A1').value();
console.log(Array.isArray(value), value[0].name, value[0].children[0].name);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'true r t' ]
