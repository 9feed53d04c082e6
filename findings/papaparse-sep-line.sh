#!/usr/bin/env bash
# Papa Parse 5.7.1: the line `sep=;`, which names a file's delimiter for Excel, is read as data.
#
# Expected: columns separated by semicolons, as Excel and LibreOffice show the file.
# Seen: the delimiter is guessed to be a comma, since the cells have just as many commas, and `sep=;` is the first row.
# Ours: src/register/read/csv.ts reads this line itself and passes the delimiter on to Papa Parse.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >run.cjs <<'JS'
const { parse } = require('papaparse');
const { data, meta } = parse('sep=;\nName;Courses\nAsha;C, Python\nRavi;SQL, PHP\n');
console.log(JSON.stringify({ delimiter: meta.delimiter, first: data[0], second: data[1] }));
JS
seen=$(node run.cjs)
echo "$seen"
[ "$seen" = '{"delimiter":",","first":["sep=;"],"second":["Name;Courses"]}' ]
