#!/usr/bin/env bash
# SheetJS 0.20.3 (@e965/xlsx): a format that asks for Devanagari digits shows a dollar sign.
#
# Expected: `[$-4000439]0000` shows 7 as ०००७, as LibreOffice 7.4.7 does; or 0007. Nothing stands between `$` and `-`, so no currency is named (ECMA-376 part 1, 18.8.31).
# Seen: $0007.
# Ours: src/register/read/digit-shapes.ts, tested by src/register/read/cell-formats.test.ts.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat >run.mjs <<'JS'
import { SSF } from '@e965/xlsx';
console.log(SSF.format('[$-4000439]0000', 7));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '$0007' ]
