import { strToU8, zipSync } from 'fflate';

export interface WorkbookDraft {
  /** What is in `<sheetData>`. */
  readonly rows?: string;
  /** What is in `<sst>`; without it the workbook has no shared strings. */
  readonly strings?: string;
  /** What is in `<styleSheet>`; without it the workbook has no styles. */
  readonly styles?: string;
  /** Parts to add or to replace, by name; `null` leaves one out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | null>>;
}

/** Writes a workbook of one sheet, with only what a test is about. */
export function makeWorkbook(draft: WorkbookDraft = {}): Uint8Array<ArrayBuffer> {
  const parts = new Map<string, string | Uint8Array | null>([
    ['_rels/.rels', relations([['rId1', 'officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookXml('<sheet name="Sheet1" sheetId="1" r:id="rId1"/>')],
    ['xl/_rels/workbook.xml.rels', relations(workbookRelations(draft))],
    ['xl/worksheets/sheet1.xml', sheetXml(draft.rows ?? '')],
  ]);
  if (draft.strings !== undefined) {
    parts.set('xl/sharedStrings.xml', `${declaration}<sst xmlns="${main}">${draft.strings}</sst>`);
  }
  if (draft.styles !== undefined) {
    parts.set(
      'xl/styles.xml',
      `${declaration}<styleSheet xmlns="${main}">${draft.styles}</styleSheet>`,
    );
  }
  for (const [name, data] of Object.entries(draft.parts ?? {})) parts.set(name, data);
  return makeZip(Object.fromEntries(parts));
}

/** A zip archive of these files; `null` leaves one out. */
export function makeZip(
  files: Readonly<Record<string, string | Uint8Array | null>>,
): Uint8Array<ArrayBuffer> {
  const found = Object.entries(files).flatMap(([name, data]) =>
    data === null ? [] : [[name, typeof data === 'string' ? strToU8(data) : data] as const],
  );
  return zipSync(Object.fromEntries(found));
}

/** `styles` in which cell style i + 1 has the i-th format code. */
export function stylesOf(...codes: readonly string[]): string {
  const formats = codes.map((code, i) => {
    const escaped = code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    return `<numFmt numFmtId="${164 + i}" formatCode="${escaped}"/>`;
  });
  const styles = codes.map((_, i) => `<xf numFmtId="${164 + i}"/>`);
  return `<numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs>`;
}

export function sheetXml(rows: string): string {
  return `${declaration}<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`;
}

export function workbookXml(sheets: string, properties = ''): string {
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${sheets}</sheets></workbook>`;
}

/** A relations part; a type without a slash is one of the transitional office types. */
export function relations(
  list: readonly (readonly [id: string, type: string, target: string])[],
): string {
  const elements = list.map(([id, type, target]) => {
    const fullType = type.includes('/') ? type : `${office}/${type}`;
    return `<Relationship Id="${id}" Type="${fullType}" Target="${target}"/>`;
  });
  return `${declaration}<Relationships xmlns="${packages}">${elements.join('')}</Relationships>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

function workbookRelations(draft: WorkbookDraft): [string, string, string][] {
  const list: [string, string, string][] = [['rId1', 'worksheet', 'worksheets/sheet1.xml']];
  if (draft.strings !== undefined) list.push(['rId2', 'sharedStrings', 'sharedStrings.xml']);
  if (draft.styles !== undefined) list.push(['rId3', 'styles', 'styles.xml']);
  return list;
}
