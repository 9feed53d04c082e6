import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface WorkbookDraft {
  /** `rows`, `strings` and `styles` are the XML inside `<sheetData>`, `<sst>` and `<styleSheet>`. */
  readonly rows?: string;
  readonly strings?: string;
  readonly styles?: string;
  /** Parts to add or to replace, by name. A part that is `null` is left out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | null>>;
}

/** A workbook with one sheet and only the necessary parts. */
export function makeWorkbook(draft: WorkbookDraft = {}): Uint8Array<ArrayBuffer> {
  const { rows = '', strings = '', styles = '', parts } = draft;
  return makeZip({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml('<sheet name="Sheet1" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...parts,
  });
}

/** A zip archive of `files`, whose keys are the names in the archive. A file that is `null` is left out. */
export function makeZip(
  files: Readonly<Record<string, string | Uint8Array | null>>,
): Uint8Array<ArrayBuffer> {
  const written: Uint8Array[] = [];
  const zip = new Zip((_, part) => written.push(part));
  for (const [filename, data] of Object.entries(files)) {
    if (data === null) continue;
    const bytes = Buffer.from(data);
    const file: ZipInputFile = { filename, compression: 8, size: bytes.length, crc: crc32(bytes) };
    zip.add(file);
    // Some tests pack hundreds of megabytes, which Node does ten times faster than fflate.
    file.ondata?.(null, deflateRawSync(bytes, { level: 1 }), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(written));
}

/** Cell styles with the number formats `codes`. The first code gets style 1. */
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

export function workbookXml(sheets: string): string {
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`;
}

/** The XML of a `.rels` part with the types of transitional documents. */
export function relations(
  list: readonly (readonly [id: string, type: string, target: string])[],
): string {
  const elements = list.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}">${elements.join('')}</Relationships>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
