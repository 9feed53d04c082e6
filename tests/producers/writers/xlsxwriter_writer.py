"""Writes the cells of a table, argument 1, with XlsxWriter into an .xlsx, argument 2, with the results of formulas."""

import sys
from datetime import date

import xlsxwriter

book = xlsxwriter.Workbook(sys.argv[2])
sheet = book.add_worksheet()
bold = book.add_format({"bold": True})
for line in open(sys.argv[1], encoding="utf-8"):
    place, kind, value, form, result = line.rstrip("\n").split("\t")
    style = book.add_format({"num_format": form}) if form else None
    if kind == "number":
        sheet.write_number(place, float(value), style)
    elif kind == "date":
        sheet.write_datetime(place, date.fromisoformat(value), style)
    elif kind == "formula":
        sheet.write_formula(place, "=" + value, style, result)
    elif kind == "rich":
        first, rest = value.split("|")
        sheet.write_rich_string(place, bold, first, rest)
    else:
        sheet.write_string(place, value, style)
for columns in ("E:E", "G:G"):
    sheet.set_column(columns, None, None, {"hidden": True})
book.close()
