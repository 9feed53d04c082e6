#!/usr/bin/env bash
# SheetJS 0.20.3 (@e965/xlsx): an .ods without the part styles.xml is refused.
#
# Expected: the rows of the file. A package needs only one of content.xml and styles.xml (OpenDocument 1.3 part 2, 3.1); LibreOffice 7.4.7 opens it.
# Seen: the error "Cannot find file styles.xml in zip".
# Ours: src/register/read/ods.test.ts, whose files have no styles.xml.
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

const cell = '<table:table-cell office:value-type="string"><text:p>Asha</text:p></table:table-cell>';
const said = (others) => {
  try {
    return read(workbook(cell, others)).Sheets.Register.A1.v;
  } catch (error) {
    return error.message;
  }
};
console.log(said(styles), '|', said({}));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'Asha | Cannot find file styles.xml in zip' ]
