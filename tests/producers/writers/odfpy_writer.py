"""
Writes the cells of a table, argument 1, with odfpy into an .ods, argument 2. odfpy writes no
texts for numbers. Only a cell's style says how its number is shown. Formulas have their results.
"""

import re
import sys

from odf import number, style, table, text
from odf.opendocument import OpenDocumentSpreadsheet

document = OpenDocumentSpreadsheet()
sheet = table.Table(name="Register")
styles = {}


def style_for(form):
    """The cell style for a number format that is a text in quotes, zeros and decimals, or a date of d, m and y."""
    if form in styles:
        return styles[form]
    name = f"N{len(styles) + 1}"
    if re.search("[dy]", form):
        shown = number.DateStyle(name=name)
        for part in re.findall("d+|m+|y+|[^dmy]+", form):
            wide = "long" if len(part) in (2, 4) else "short"
            if part[0] == "d":
                shown.addElement(number.Day(style=wide))
            elif part[0] == "m":
                shown.addElement(number.Month(style="long" if part == "mm" else "short", textual=str(len(part) > 2).lower()))
            elif part[0] == "y":
                shown.addElement(number.Year(style=wide))
            else:
                shown.addElement(number.Text(text=part))
    else:
        prefix, digits, decimals = re.fullmatch(r'(?:"(.*)")?(0+)(?:\.(0+))?', form).groups()
        shown = number.NumberStyle(name=name)
        if prefix:
            shown.addElement(number.Text(text=prefix))
        shown.addElement(number.Number(minintegerdigits=len(digits), decimalplaces=len(decimals or "")))
    document.automaticstyles.addElement(shown)
    cell_style = style.Style(name=f"C{name}", family="table-cell", datastylename=name)
    document.automaticstyles.addElement(cell_style)
    styles[form] = cell_style
    return cell_style


rows = {}
for line in open(sys.argv[1], encoding="utf-8"):
    place, *cell = line.rstrip("\n").split("\t")
    rows.setdefault(int(place[1:]), {})[place[0]] = cell
for at in range(1, max(rows) + 1):
    row = table.TableRow()
    for letter in "ABCDEFGHI":
        if letter not in rows.get(at, {}):
            row.addElement(table.TableCell())
            continue
        kind, value, form, result = rows[at][letter]
        named = {"stylename": style_for(form)} if form and form != "General" else {}
        if kind == "number":
            cell = table.TableCell(valuetype="float", value=value, **named)
        elif kind == "date":
            cell = table.TableCell(valuetype="date", datevalue=value, **named)
        elif kind == "formula":
            cell = table.TableCell(valuetype="string", formula="of:=" + re.sub(r"\b([A-I]\d+)\b", r"[.\1]", value), **named)
            cell.addElement(text.P(text=result))
        else:
            cell = table.TableCell(valuetype="string")
            paragraph = text.P()
            for part in value.split("|") if kind == "rich" else [value]:
                paragraph.addElement(text.Span(text=part))
            cell.addElement(paragraph)
        row.addElement(cell)
    sheet.addElement(row)
document.spreadsheet.addElement(sheet)
document.save(sys.argv[2])
