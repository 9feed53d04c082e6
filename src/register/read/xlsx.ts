import { RegisterFault, damaged } from '../faults.ts';
import type { ZipArchive } from '../file/zip.ts';
import type { WorkbookSheet } from '../sheet/cells.ts';
import { cellFormats } from './cell-formats.ts';
import type { FormatCode } from './library-format.ts';
import { readWorksheet, RichText, unescaped } from './worksheet.ts';
import { limit, maxTextLength } from './sheet-builder.ts';
import { fourBytes } from './xml-bytes.ts';
import { scanXml, type XmlPart } from './xml.ts';

/**
 * The worksheets of an .xlsx or .xlsm workbook (ECMA-376 part 1), as displayed text; at least one. Parts are found by relationships, not by
 * their names.
 *
 * Declared sizes are not trusted, and damage is never skipped: a sheet gives either its displayed text or a fault.
 *
 * @throws RegisterFault `not-a-spreadsheet` without a workbook or a worksheet, `password-protected`, `damaged` or
 *   `too-large`, and so do the rows; `interrupted` if a library that it needs could not be loaded.
 */
export async function xlsxSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const ofPackage = await readRelationships(archive, '', '');
  const main = ofPackage.find(({ type }) => type === 'officeDocument');
  const workbook = main && archive.find(main.target);
  if (!workbook) throw new RegisterFault('not-a-spreadsheet', 'no workbook');
  const { isDate1904, isCalculatedOnOpening, sheets } = await readWorkbook(workbook);
  const [, folder = '', name = ''] = /^(.*\/)?(.*)$/s.exec(workbook.name) ?? [];
  const relationships = await readRelationships(archive, folder, name);
  const named = (type: string) => relationships.find((one) => one.type === type);
  const partNamed = (type: string) => archive.find(named(type)?.target ?? '');
  let context: ReturnType<typeof readContext> | undefined;
  const found: WorkbookSheet[] = [];
  for (const { id, name, isHidden } of sheets) {
    const relationship = relationships.find((one) => one.id === id);
    // Without it nobody knows which sheet is the first.
    if (!relationship && found.length === 0) throw damaged(`the sheet ${id} has no relationship`);
    // Chart and dialogue sheets are skipped.
    if (relationship?.type !== 'worksheet') continue;
    const rows: WorkbookSheet['rows'] = async (options = {}) => {
      const part = archive.find(relationship.target);
      if (!part) throw damaged(`${relationship.target} is missing`);
      context ??= readContext();
      return readWorksheet(part, await context, options);
    };
    found.push({ name, isHidden, rows });
  }
  if (found.length === 0) throw new RegisterFault('not-a-spreadsheet', 'no worksheet');
  return found;

  async function readContext() {
    const styles = partNamed('styles');
    const noCodes = named('styles') ? undefined : [];
    const strings = partNamed('sharedStrings');
    const [formats, texts] = await Promise.all([
      cellFormats(styles ? await readFormatCodes(styles) : noCodes, isDate1904),
      strings ? readStrings(strings) : [],
    ]);
    return { formats, strings: texts, isCalculatedOnOpening };
  }
}

interface Relationship {
  readonly id: string;
  /** The last segment, in which transitional and strict documents agree (ECMA-376 part 1, 9.2; part 4). */
  readonly type: string;
  readonly target: string;
}

/**
 * The internal relationships of the part of that name in a folder (`xl/`; ECMA-376 part 2, 6.5); without both they are
 * those of the package itself.
 */
async function readRelationships(
  archive: ZipArchive,
  folder: string,
  name: string,
): Promise<readonly Relationship[]> {
  const part = archive.find(`${folder}_rels/${name}.rels`);
  if (!part) return [];
  const found: Relationship[] = [];
  await scanXml(part, {
    root: 'Relationships',
    opened(tag) {
      if (tag.name === 'Relationship' && tag.attribute('TargetMode') !== 'External') {
        found.push({
          id: tag.attribute('Id') ?? '',
          type: (tag.attribute('Type') ?? '').replace(/^.*\//s, ''),
          target: partName(folder, tag.attribute('Target') ?? ''),
        });
      }
      return false;
    },
  });
  return found;
}

/** RFC 3986, 5.2. */
function partName(folder: string, target: string): string {
  const base = /^[\\/]/.test(target) ? '' : folder;
  return decodeURIComponent(new URL(`http://package/${base}${target}`).pathname);
}

type NamedSheet = Pick<WorkbookSheet, 'name' | 'isHidden'> & { readonly id: string };

async function readWorkbook(part: XmlPart) {
  let isDate1904 = false;
  let isCalculatedOnOpening = false;
  const sheets: NamedSheet[] = [];
  await scanXml(part, {
    root: 'workbook',
    opened(tag) {
      if (tag.depth === 1) {
        if (tag.name === 'workbookPr') isDate1904 = isOn(tag.attribute('date1904'));
        if (tag.name === 'calcPr') isCalculatedOnOpening = isOn(tag.attribute('fullCalcOnLoad'));
        return tag.name === 'sheets';
      }
      if (tag.name === 'sheet') {
        sheets.push({
          id: tag.attribute(':id') ?? '',
          name: tag.attribute('name') ?? '',
          isHidden: (tag.attribute('state') ?? 'visible') !== 'visible',
        });
      }
      return false;
    },
  });
  return { isDate1904, isCalculatedOnOpening, sheets };
}

function isOn(attribute = ''): boolean {
  return /^(1|true|on)$/.test(attribute);
}

/**
 * The number format of each cell style, by the index that cells give (ECMA-376 part 1, 18.8.10 cellXfs, 18.8.30
 * numFmt). Differential formats are skipped, since they belong to conditions.
 *
 * @throws RegisterFault `damaged`
 */
async function readFormatCodes(part: XmlPart): Promise<FormatCode[]> {
  const custom = new Map<number, string>();
  const ids: number[] = [];
  let list = '';
  await scanXml(part, {
    root: 'styleSheet',
    opened(tag) {
      if (tag.depth === 1) {
        list = tag.name;
        return list === 'numFmts' || list === 'cellXfs';
      }
      const id = Number(tag.attribute('numFmtId') ?? 0);
      if (!Number.isSafeInteger(id)) throw tag.malformed();
      const code = tag.attribute('formatCode');
      if (list === 'cellXfs' && tag.name === 'xf') ids.push(id);
      if (list === 'numFmts' && tag.name === 'numFmt' && code !== undefined) custom.set(id, code);
      return false;
    },
  });
  return ids.map((id) => custom.get(id) ?? id);
}

/** The texts that cells refer to by number (18.4.9), rich text as plain text. */
async function readStrings(part: XmlPart): Promise<string[]> {
  const strings: string[] = [];
  let length = 0;
  let item = new RichText();
  const add = (text: string) => {
    strings.push(text);
    length += text.length;
    limit(length <= maxTextLength, 'length of all cells');
  };
  await scanXml(part, {
    root: 'sst',
    usual: {
      depth: 1,
      read(xml, start) {
        const textStart = start + '<si><t>'.length;
        if (!xml.has(ITEM, start) || !xml.has(TEXT, start + 3) || textStart > xml.end) return 0;
        const textEnd = xml.endOfText(textStart);
        const end = textEnd + '</t></si>'.length;
        if (end > xml.end || !xml.has(TEXT_END, textEnd) || !xml.has(ITEM_END, end - 4)) return 0;
        add(unescaped(xml.text(textStart, textEnd)));
        return end;
      },
    },
    opened(tag) {
      if (tag.depth > 1) return item.opened(tag, 2);
      item = new RichText();
      return tag.name === 'si';
    },
    closed(tag) {
      if (tag.depth > 1) item.closed(tag);
      else add(item.text);
    },
  });
  return strings;
}

// The parts of `<si><t>Asha</t></si>`, the form of nearly all shared texts.
const ITEM = fourBytes('<si>');
const TEXT = fourBytes('><t>');
const TEXT_END = fourBytes('</t>');
const ITEM_END = fourBytes('/si>');
