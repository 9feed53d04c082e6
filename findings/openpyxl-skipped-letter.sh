#!/usr/bin/env bash
# openpyxl 3.0.9 (Debian 12's python3-openpyxl): an amount is read as a date if its format leaves a blank as wide as a letter d, h, m, s or y.
#
# Expected: the number 1500. `_D` leaves a blank as wide as a D (ECMA-376 part 1, 18.8.31); `_-* #,##0.00\ _D_M_-` is the accounting format of German marks.
# Seen: 8 February 1904.
# Ours: numfmt's isDateFormat is right, as src/register/read/cell-formats.test.ts proves.
set -euo pipefail
cd "$(mktemp -d)"
apt-get download --quiet=2 python3-openpyxl=3.0.9-1 python3-et-xmlfile
for package in *.deb; do dpkg --extract "$package" packages; done
cat >run.py <<'PY'
from io import BytesIO
from openpyxl import Workbook, load_workbook

book = Workbook()
book.active['A1'] = 1500
book.active['A1'].number_format = r'_-* #,##0.00\ _D_M_-'
file = BytesIO()
book.save(file)
print(load_workbook(file).active['A1'].value)
PY
seen=$(PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 run.py)
echo "$seen"
[ "$seen" = '1904-02-08 00:00:00' ]
