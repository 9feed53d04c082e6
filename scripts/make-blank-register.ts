/**
 * Writes the blank register to start from: `npm run register:blank`.
 *
 * Its headings are where R2 to R6 take them: two rows above the data, then A serial number, B student,
 * C course, D grade, F the certificate ID; one example row. Column F is formatted as text, so that no
 * spreadsheet shortens an ID or takes its zeros; SheetJS writes no format of a whole column. The same
 * bytes come out of every run.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';

import { exampleId } from '../src/register/inspection/findings.ts';
import { columnLetter } from '../src/register/sheet/cells.ts';

const title =
  'Certificates. Row 3 is an example: type your first certificate over it, and the others below. Leave rows 1 and 2 and the order of the columns as they are.';

const columns = [
  { heading: 'No.', width: 6, example: 1 },
  { heading: 'Student', width: 28, example: 'EXAMPLE: type over this row' },
  { heading: 'Course', width: 34, example: 'Python' },
  { heading: 'Grade', width: 10, example: 'A' },
  { heading: 'Not used', width: 10, example: '' },
  { heading: 'Certificate ID', width: 24, example: exampleId, isText: true },
];

const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;

/** Cell style 1 is text (number format 49, `@`), 2 is bold; the two fills are those that Excel expects. */
const styles =
  `<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
  '</styleSheet>';

writeFileSync(
  join(import.meta.dirname, '../content/register/blank-register.xlsx'),
  blankRegister(),
);

/** A workbook of one sheet, by ECMA-376 part 1 (SpreadsheetML) and part 2 (the package). */
function blankRegister(): Uint8Array {
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${schemas}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      ['workbook:sheet.main', 'worksheets/sheet1:worksheet', 'styles:styles']
        .map(contentType)
        .join('') +
      '</Types>',
    '_rels/.rels': relationships('officeDocument:xl/workbook.xml'),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${office}">` +
      '<sheets><sheet name="Certificates" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      'worksheet:worksheets/sheet1.xml',
      'styles:styles.xml',
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': worksheet(),
  };
  const files = Object.entries(parts).map(
    ([name, xml]) =>
      [name, strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)] as const,
  );
  return zipSync(Object.fromEntries(files), { mtime: '2024-01-01T00:00:00' });
}

/** Rows 1 and 2 stay in sight when the list is scrolled. */
function worksheet(): string {
  const widths = columns.map(
    ({ width, isText }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isText ? ' style="1"' : ''}/>`,
  );
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>` +
    `<row r="1">${cell('A1', title, 2)}</row>` +
    `<row r="2">${columns.map(({ heading }, at) => cell(`${columnLetter(at)}2`, heading, 2)).join('')}</row>` +
    `<row r="3">${columns.map(({ example, isText }, at) => cell(`${columnLetter(at)}3`, example, isText ? 1 : 0)).join('')}</row>` +
    '</sheetData></worksheet>'
  );
}

function cell(reference: string, value: string | number, style: number): string {
  if (value === '') return '';
  return typeof value === 'number'
    ? `<c r="${reference}" s="${style}"><v>${value}</v></c>`
    : `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
}

/** @param parts each `type:target` */
function relationships(...parts: string[]): string {
  const entries = parts.map((part, at) => {
    const [type = '', target = ''] = part.split(':');
    return `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${entries.join('')}</Relationships>`;
}

/** @param part `name:type` of a part in `xl/` */
function contentType(part: string): string {
  const [name = '', type = ''] = part.split(':');
  return `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}
