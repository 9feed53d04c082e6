#!/usr/bin/env bash
# Papa Parse 5.7.1: a blank before a quotation mark splits one cell into two, and no error is reported.
#
# Expected: the cells `a` and `b, c`, as LibreOffice reads the line `"a", "b, c"`; or an error of the type `Quotes`.
# Seen: three cells, including ` "b` and ` c"`, and an empty list of errors.
# Ours: src/register/read/csv.ts removes the blank before Papa Parse sees the text.
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
