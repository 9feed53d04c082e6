#!/usr/bin/env bash
# ExcelJS 4.4.0: a number is read as a date if its format has an escaped d, m, y or h.
#
# Expected: the number 30, shown as "30 days". A character after a backslash is shown as it is (ECMA-376 part 1, 18.8.31).
# Seen: 29 January 1900.
# Ours: numfmt's isDateFormat distinguishes numbers from dates, as src/register/read/cell-formats.test.ts proves.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
const written = new ExcelJS.Workbook();
const cell = written.addWorksheet('Register').getCell('A1');
cell.value = 30;
cell.numFmt = '0\\ \\d\\a\\y\\s';
const read = new ExcelJS.Workbook();
await read.xlsx.load(await written.xlsx.writeBuffer());
console.log(JSON.stringify(read.worksheets[0].getCell('A1').value));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '"1900-01-29T00:00:00.000Z"' ]
