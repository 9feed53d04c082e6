#!/usr/bin/env bash
# hucre 1.0.0: for a text cell in an .ods, the text of its paragraph is read instead of its value.
#
# Expected: 0012. If a cell has office:string-value, that attribute is its value (OpenDocument 1.3 part 3, 19.383), as LibreOffice 7.4.7 and SheetJS 0.20.3 read it.
# Seen: 12, the text of the paragraph.
# Ours: src/register/read/ods.test.ts, "a value that differs from its paragraph".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.2
cat >run.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import { readOds } from 'hucre';
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

const cell =
  '<table:table-cell office:value-type="string" office:string-value="0012"><text:p>12</text:p></table:table-cell>';
const { sheets } = await readOds(workbook(cell, styles));
console.log(JSON.stringify(sheets[0].rows[0]));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '["12"]' ]
