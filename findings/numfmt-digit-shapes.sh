#!/usr/bin/env bash
# numfmt 4.0.1: a format that asks for other digits is accepted, but the digits are not changed.
#
# Expected: `[$-4000439]0000`, whose first byte asks for Devanagari digits (ECMA-376 part 1, 18.8.31), shows 7 as ०००७, as LibreOffice does.
# Seen: isValidFormat says that the format is valid, and format shows 0007.
# Ours: src/register/read/library-format.ts changes the digits itself.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund numfmt@4.0.1
cat >run.mjs <<'JS'
import { format, isValidFormat } from 'numfmt';
const code = '[$-4000439]0000';
console.log(JSON.stringify({ isValid: isValidFormat(code), shown: format(code, 7) }));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '{"isValid":true,"shown":"0007"}' ]
