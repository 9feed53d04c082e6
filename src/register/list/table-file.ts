import { strToU8, zipSync } from 'fflate';

export type SavedFormat = 'csv' | 'xlsx';

/** Writes rows of texts into a file without formulas. The first row has the headings. */
export function tableFile(
  rows: readonly (readonly string[])[],
  format: SavedFormat,
): Uint8Array<ArrayBuffer> {
  return format === 'xlsx' ? xlsxFile(rows) : new TextEncoder().encode(csvText(rows));
}

/**
 * Writes rows as CSV (RFC 4180). The byte order mark tells Excel on Windows that the encoding is UTF-8.
 *
 * Even in quotation marks, certain characters begin a formula. An apostrophe before these characters makes the cell a
 * text (OWASP, "CSV Injection"). Some spreadsheets begin a new cell at each semicolon or tab, so a formula after a
 * semicolon or tab gets an apostrophe too.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(',') + '\r\n');
  return '\ufeff' + lines.join('');
}

function csvCell(text: string): string {
  const parts = text.replace(laterStart, "$&'");
  const safe = formulaStart.test(text) ? `'${parts}` : parts;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The start of a formula. Some programs ignore white space and invisible characters before a sign such as `=`. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/** A semicolon or tab before a formula. Without `(?!\t)`, a text with many tabs would take quadratic time. */
const laterStart = /[;\t](?=(?:(?!\t)[\s\p{Cc}\p{Cf}])*[=+\-@＝＋－＠])/gu;

/**
 * Writes rows into a workbook that has only the parts that Excel requires (ECMA-376). Every cell is an inline text
 * with the number format "Text", so that no cell becomes a formula and IDs keep their zeros. No text may be longer
 * than 32,767 UTF-16 code units.
 */
export function xlsxFile(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const parts = Object.entries({ ...frame, 'xl/worksheets/sheet1.xml': sheetXml(rows) });
  return zipSync(
    Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(declaration + xml)])),
  );
}

function sheetXml(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map(
    (_, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${widthOf(rows, at)}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (cells, at) => `<row>${cells.map((cell) => cellXml(cell, at)).join('')}</row>`,
  );
  // The headings stay visible while the rows scroll.
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  return `<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(text: string, row: number): string {
  if (text === '') return '<c/>';
  return `<c t="inlineStr" s="${row === 0 ? 2 : 1}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/**
 * Escapes a text for XML. A character that XML can't contain becomes a code such as `_x000B_`, and `_x000B_` in the
 * text becomes `_x005F_x000B_` (ECMA-376, 22.9.2.19).
 */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** In characters. Texts of up to 50 characters fit in the column. */
function widthOf(rows: readonly (readonly string[])[], at: number): number {
  return rows.reduce((width, row) => Math.max(width, Math.min(row[at]?.length ?? 0, 50)), 6) + 2;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
const noLook =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>';

/** The parts of the workbook other than its sheet. Number format 49 is "Text" (ECMA-376, 18.8.30). */
const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Certificates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}">${fonts}${noLook}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};
