#!/usr/bin/env bash
# ExcelJS 4.4.0: a workbook that is read and saved shows Indian amounts with western commas.
#
# Expected: the format with which Excel groups lakhs and crores is kept when ExcelJS saves: in `##\,##\,##0` the escaped commas are shown as they are.
# Seen: the backslashes are gone, so the comma separates thousands. 1234567 is shown as 1,234,567 and no longer as 12,34,567.
# Ours: nothing can be done, since the file has only the changed format. The check and visitors see numbers in that format (docs/other-programs.md).
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 numfmt@4.0.1
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import { format } from 'numfmt';
const lakhs = '[>=100000]##\\,##\\,##0;##,##0';
const written = new ExcelJS.Workbook();
const cell = written.addWorksheet('Fees').getCell('A1');
cell.value = 1234567;
cell.numFmt = lakhs;
const read = new ExcelJS.Workbook();
await read.xlsx.load(await written.xlsx.writeBuffer());
const after = read.worksheets[0].getCell('A1').numFmt;
console.log(format(lakhs, 1234567), format(after, 1234567));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '12,34,567 1,234,567' ]
