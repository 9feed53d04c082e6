import { makeZip } from './zip-writer.ts';

/** One record of an .xlsb ([MS-XLSB] 2.1.4): type and size in groups of seven bits, the data. */
export function biff12Record(type: number, data: readonly number[] = []): number[] {
  const size = data.length;
  return [
    ...(type < 0x80 ? [type] : [(type & 0x7f) | 0x80, type >> 7]),
    ...(size < 0x80 ? [size] : [(size & 0x7f) | 0x80, size >> 7]),
    ...data,
  ];
}

export function uint32(value: number): number[] {
  return [...new Uint8Array(Uint32Array.of(value).buffer)];
}

/** A text after its length in characters. */
export function wideString(text: string, length = text.length): number[] {
  return [
    ...uint32(length),
    ...text.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]),
  ];
}

export interface XlsbParts {
  readonly workbook?: readonly number[];
  /** The records of the only sheet. */
  readonly sheet: readonly number[];
  readonly styles?: readonly number[];
  readonly sharedStrings?: readonly number[];
}

/** An .xlsb of these parts, which are stored and not deflated. */
export async function xlsbFile(parts: XlsbParts): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = parts.workbook ?? sheetRecord();
  const targets = [
    'worksheet',
    ...(['styles', 'sharedStrings'] as const).filter((it) => parts[it]),
  ];
  const entries: [name: string, data: string | Uint8Array][] = [
    [
      '[Content_Types].xml',
      '<Types><Override PartName="/xl/workbook.bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
    ],
    ['_rels/.rels', relations([['rId1', 'officeDocument', 'xl/workbook.bin']])],
    ['xl/workbook.bin', Uint8Array.from(workbook)],
    [
      'xl/_rels/workbook.bin.rels',
      relations(targets.map((type, index) => [`rId${index + 1}`, type, `${type}.bin`])),
    ],
    ['xl/worksheet.bin', Uint8Array.from(parts.sheet)],
    ...(['styles', 'sharedStrings'] as const).flatMap((part): [string, Uint8Array][] =>
      parts[part] ? [[`xl/${part}.bin`, Uint8Array.from(parts[part])]] : [],
    ),
  ];
  return makeZip(entries.map(([name, data]) => ({ name, data, isStored: true })));
}

/** The record in which a workbook names its sheet. */
export function sheetRecord(relation = wideString('rId1'), name = wideString('Sheet1')): number[] {
  return biff12Record(156, [...uint32(0), ...uint32(1), ...relation, ...name]);
}

function relations(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = list.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${each.join('')}</Relationships>`;
}
