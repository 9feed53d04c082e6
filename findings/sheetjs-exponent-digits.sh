#!/usr/bin/env bash
# SheetJS 0.20.3 (@e965/xlsx): the format `0E+0` shows a decimal place that it does not have.
#
# Expected: 5E+4 for 45629, as LibreOffice 7.4.7 and numfmt 4.0.1 show.
# Seen: 4.6E+4.
# Ours: numfmt formats numbers instead.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat >run.mjs <<'JS'
import { SSF } from '@e965/xlsx';
console.log(SSF.format('0E+0', 45629), SSF.format('0E+00', 45629));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '4.6E+4 4.6E+04' ]
