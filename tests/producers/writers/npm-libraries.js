// Writes a table's cells with an npm library. The arguments are the library, the table and the .xlsx.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ place: string, kind: string, value: string, format: string, result: string }} Cell */

const [library = '', table = '', file = ''] = process.argv.slice(2);
const cells = readFileSync(table, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [place = '', kind = '', value = '', format = '', result = ''] = line.split('\t');
    return { place, kind, value, format, result };
  });
const hidden = ['E', 'G'];
const columns = 'ABCDEFGHI'.split('');

const write = {
  async exceljs() {
    const { default: excel } = await import('exceljs');
    const book = new excel.Workbook();
    const sheet = book.addWorksheet('Register');
    for (const { place, kind, value, format, result } of cells) {
      const cell = sheet.getCell(place);
      if (kind === 'rich') {
        const richText = value.split('|').map((text, at) => ({ text, font: { bold: at === 0 } }));
        cell.value = { richText };
      } else cell.value = kind === 'formula' ? { formula: value, result } : plainValue(kind, value);
      if (format) cell.numFmt = format;
    }
    for (const column of hidden) sheet.getColumn(column).hidden = true;
    await book.xlsx.writeFile(file);
  },

  async 'xlsx-populate'() {
    const { default: populate } = await import('xlsx-populate');
    const book = await populate.fromBlankAsync();
    const sheet = book.sheet(0);
    for (const { place, kind, value, format } of cells) {
      const cell = sheet.cell(place);
      if (kind === 'formula') cell.formula(value);
      else if (kind === 'rich') {
        const rich = new populate.RichText();
        value.split('|').forEach((text, at) => rich.add(text, { bold: at === 0 }));
        cell.value(rich);
      } else cell.value(plainValue(kind, value));
      if (format) cell.style('numberFormat', format);
    }
    for (const column of hidden) sheet.column(column).hidden(true);
    await book.toFileAsync(file);
  },

  async 'write-excel-file'() {
    const { default: writeFile } = await import('write-excel-file/node');
    const rows = cellsByRow().map((row) =>
      columns.map((column) => {
        const cell = row[column];
        if (!cell) return null;
        const { kind, value, format } = cell;
        const type = { number: Number, date: Date, formula: 'Formula' }[kind] ?? String;
        const shown = kind === 'rich' ? value.replace('|', '') : plainValue(kind, value);
        return { type, value: kind === 'formula' ? `=${value}` : shown, ...(format && { format }) };
      }),
    );
    await writeFile(rows).toFile(file);
  },

  async sheetjs() {
    const sheetjs = await import('@e965/xlsx');
    /** @type {Record<string, unknown>} */
    const sheet = { '!ref': `A1:I${cellsByRow().length}` };
    for (const { place, kind, value, format, result } of cells) {
      const z = format || undefined;
      const text = { t: 's', v: value.replace('|', '') };
      if (kind === 'number') sheet[place] = { t: 'n', v: Number(value), z };
      else if (kind === 'date') sheet[place] = { t: 'd', v: new Date(value), z };
      else if (kind === 'formula') sheet[place] = { t: 's', f: value, v: result };
      else sheet[place] = text;
    }
    sheet['!cols'] = columns.map((column) => ({ hidden: hidden.includes(column) }));
    const book = { SheetNames: ['Register'], Sheets: { Register: sheet } };
    writeFileSync(file, sheetjs.write(book, { type: 'buffer', bookType: 'xlsx', UTC: true }));
  },
};

/** @param {string} kind @param {string} value */
function plainValue(kind, value) {
  if (kind === 'number') return Number(value);
  return kind === 'date' ? new Date(value) : value;
}

function cellsByRow() {
  /** @type {Record<string, Cell>[]} */
  const rows = [];
  for (const cell of cells) {
    const row = Number(cell.place.slice(1)) - 1;
    while (rows.length <= row) rows.push({});
    Object.assign(rows[row] ?? {}, { [cell.place.charAt(0)]: cell });
  }
  return rows;
}

await write[/** @type {keyof typeof write} */ (library)]();
