#!/usr/bin/env bash
# Papa Parse 5.7.1: a blank before a quotation mark makes two cells of one, and no error is reported.
#
# Expected: the cells `a` and `b, c`, as LibreOffice shows the line `"a", "b, c"`; or an error of type `Quotes`.
# Seen: three cells, ` "b` and ` c"` among them, and an empty list of errors.
# Ours: src/register/read/csv.ts takes the blank away before.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >run.cjs <<'JS'
const { parse } = require('papaparse');
const { data, errors } = parse('"a", "b, c"\n"d", "e, f"\n', { delimiter: ',' });
console.log(JSON.stringify({ row: data[0], errors: errors.length }));
JS
seen=$(node run.cjs)
echo "$seen"
[ "$seen" = '{"row":["a"," \"b"," c\""],"errors":0}' ]
