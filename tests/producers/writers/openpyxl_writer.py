"""Writes the cells of a table, argument 1, with openpyxl into an .xlsx, argument 2. Formulas have no results."""

import sys
from datetime import date

from openpyxl import Workbook

book = Workbook()
sheet = book.active
for line in open(sys.argv[1], encoding="utf-8"):
    place, kind, value, form, _ = line.rstrip("\n").split("\t")
    cell = sheet[place]
    if kind == "number":
        cell.value = float(value) if "." in value else int(value)
    elif kind == "date":
        cell.value = date.fromisoformat(value)
    elif kind == "formula":
        cell.value = "=" + value
    elif kind == "rich":
        # Debian's version does not support rich text.
        cell.value = value.replace("|", "")
    else:
        cell.value = value
    if form:
        cell.number_format = form
for column in "EG":
    sheet.column_dimensions[column].hidden = True
book.save(sys.argv[2])
