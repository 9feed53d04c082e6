import { SheetFault, damaged } from '../faults.ts';
import type { ZipArchive } from '../file/zip.ts';
import type { WorkbookSheet } from '../sheet/sheet-table.ts';
import { cellFormats } from './cell-formats.ts';
import type { FormatCode } from './library-format.ts';
import { readWorksheet, RichText, unescaped } from './worksheet.ts';
import { limit, maxTextLength } from '../sheet/sheet-builder.ts';
import { fourBytes } from './xml-bytes.ts';
import { scanXml, type XmlPart } from './xml.ts';

/**
 * The worksheets of an .xlsx or .xlsm workbook (ECMA-376 part 1), at least one. Parts are found by relationships, not
 * by their names. Damage is never skipped: a sheet gives either the texts that Excel shows or a fault.
 *
 * @throws SheetFault `not-a-spreadsheet` if there is no workbook or no worksheet, `password-protected`, `damaged`
 *   or `too-large`; `interrupted` if a library could not be loaded. The method `rows` of a worksheet throws the same
 *   faults.
 */
export async function xlsxSheets(archive: ZipArchive): Promise<WorkbookSheet[]> {
  const workbook = await relatedPart(archive, '', 'officeDocument');
  if (!workbook) throw new SheetFault('not-a-spreadsheet', 'no workbook');
  const { isDate1904, isCalculatedOnOpening, sheets } = await readWorkbook(workbook);
  const relationships = await relationshipsOf(archive, workbook.name);
  const named = (type: string) => relationships.find((one) => one.type === type);
  const partNamed = (type: string) => archive.find(named(type)?.target ?? '');
  let context: ReturnType<typeof readContext> | undefined;
  const found: WorkbookSheet[] = [];
  for (const { id, name, isHidden } of sheets) {
    const relationship = relationships.find((one) => one.id === id);
    // This sheet may be the first worksheet, so it must not be skipped.
    if (!relationship && found.length === 0) throw damaged(`the sheet ${id} has no relationship`);
    // Chart and dialogue sheets are skipped.
    if (relationship?.type !== 'worksheet') continue;
    const rows: WorkbookSheet['rows'] = async (options = {}) => {
      const part = archive.find(relationship.target);
      if (!part) throw damaged(`${relationship.target} is missing`);
      context ??= readContext();
      return readWorksheet(part, await context, options);
    };
    found.push({ name, isHidden, rows, part: relationship.target });
  }
  if (found.length === 0) throw new SheetFault('not-a-spreadsheet', 'no worksheet');
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
  /**
   * The last part of the type's address. This part is the same in transitional and strict documents (ECMA-376 part 1,
   * 9.2; part 4).
   */
  readonly type: string;
  readonly target: string;
}

/**
 * The part to which the first relationship of this type leads. `from` is a part, or empty for the package itself.
 *
 * @throws SheetFault `damaged`
 */
export async function relatedPart(archive: ZipArchive, from: string, type: string) {
  const found = (await relationshipsOf(archive, from)).find((one) => one.type === type);
  return found && archive.find(found.target);
}

/** The internal relationships of a part or, if `from` is empty, of the package (ECMA-376 part 2, 6.5). */
async function relationshipsOf(
  archive: ZipArchive,
  from: string,
): Promise<readonly Relationship[]> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(from) ?? [];
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

/** The name of the part that a relationship leads to (RFC 3986, 5.2). */
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
 * The format code of each cell style. Cells refer to a cell style by its index (ECMA-376 part 1, 18.8.10 cellXfs,
 * 18.8.30 numFmt). The formats of conditional formatting are skipped.
 *
 * @throws SheetFault `damaged`
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

/** The shared texts, to which cells refer by number (ECMA-376 part 1, 18.4.9). Rich texts become plain texts. */
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

// Nearly all shared texts have the form `<si><t>Asha</t></si>`. Each constant below is four characters of this form.
const ITEM = fourBytes('<si>');
const TEXT = fourBytes('><t>');
const TEXT_END = fourBytes('</t>');
const ITEM_END = fourBytes('/si>');
