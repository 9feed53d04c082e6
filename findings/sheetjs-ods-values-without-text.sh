#!/usr/bin/env bash
# SheetJS 0.20.3 (@e965/xlsx): numbers, dates and truth values of an .ods are lost if their cell has no text.
#
# Expected: 42, 3 December 2024 and TRUE, as LibreOffice 7.4.7 shows. An attribute of the cell has the value (OpenDocument 1.3 part 3, 19.385), and files from odfpy 1.4.2 have no text.
# Seen: the three cells do not exist. The text in the next cell is read.
# Ours: src/register/read/ods.test.ts, "a date without a text" and "a number without a text".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 fflate@0.8.2
cat >run.mjs <<'JS'
import { read } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
const names = { office: 'office', table: 'table', text: 'text', style: 'style', number: 'datastyle' };
const spaces = Object.entries(names)
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const media = 'application/vnd.oasis.opendocument.spreadsheet';
const manifest = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
const workbook = (cells, others = {}) =>
  zipSync({
    mimetype: [strToU8(media), { level: 0 }],
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest xmlns:manifest="${manifest}" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${media}"/>${['content.xml', ...Object.keys(others)].map((path) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml"/>`).join('')}</manifest:manifest>`,
    ),
    'content.xml': strToU8(
      `<office:document-content ${spaces} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Register"><table:table-row>${cells}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    ...others,
  });
const styles = {
  'styles.xml': strToU8(`<office:document-styles ${spaces} office:version="1.3"/>`),
};

const cells =
  '<table:table-cell office:value-type="float" office:value="42"/>' +
  '<table:table-cell office:value-type="date" office:date-value="2024-12-03"/>' +
  '<table:table-cell office:value-type="boolean" office:boolean-value="true"/>' +
  '<table:table-cell office:value-type="string"><text:p>end</text:p></table:table-cell>';
const sheet = read(workbook(cells, styles)).Sheets.Register;
console.log(JSON.stringify(['A1', 'B1', 'C1', 'D1'].map((place) => sheet[place]?.v ?? null)));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '[null,null,null,"end"]' ]
