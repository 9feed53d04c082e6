import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { RegisterFault } from '../../faults/register-fault.ts';
import { defaultLimits, type Limits } from '../../sheet/sheet.ts';
import { spreadsheetFile } from '../../testing/spreadsheet-file.ts';
import {
  biff12Record,
  sheetRecord,
  uint32,
  wideString,
  xlsbFile,
  type XlsbParts,
} from '../../testing/xlsb-file.ts';
import { readFile } from '../../testing/read-file.ts';

async function shown(parts: XlsbParts, limits: Partial<Limits> = {}) {
  const bytes = await xlsbFile(parts);
  const rows = await readFile(bytes, { limits: { ...defaultLimits, ...limits } });
  return rows.map((row) => row.cells);
}

const row = (number: number) =>
  biff12Record(0, [...uint32(number), ...new Array<number>(13).fill(0)]);
const cell = (column: number, style = 0) => [...uint32(column), style, 0, 0, 0];
const double = (value: number) => [...new Uint8Array(Float64Array.of(value).buffer)];
const rk = (value: number, flags: number) => uint32(((value << 2) | flags) >>> 0);
const text = (column: number, value: string) =>
  biff12Record(6, [...cell(column), ...wideString(value)]);

test('cells of every kind are shown, formulas by their results', async () => {
  const sheet = [
    ...row(0),
    ...biff12Record(1, cell(0)),
    ...biff12Record(2, [...cell(1), ...rk(-7, 2)]),
    ...biff12Record(2, [...cell(2), ...rk(1250, 3)]),
    ...biff12Record(2, [...cell(3), ...uint32(0x3fe00000)]),
    ...biff12Record(3, [...cell(4), 0x2a]),
    ...biff12Record(4, [...cell(5), 1]),
    ...biff12Record(5, [...cell(6), ...double(0.1)]),
    ...text(7, 'Zoë अनिता'),
    ...biff12Record(7, [...cell(8), ...uint32(1)]),
    ...biff12Record(8, [...cell(9), ...wideString('result'), 0, 0]),
    ...biff12Record(9, [...cell(10), ...double(202_403_000_001)]),
    ...biff12Record(10, [...cell(11), 0]),
    ...biff12Record(11, [...cell(12), 7]),
    ...biff12Record(62, [...cell(13), 0, ...wideString('rich')]),
    // Records of cells that follow the last one
    ...biff12Record(18, [...uint32(0), ...uint32(0)]),
    ...biff12Record(13, [...uint32(0), ...rk(7, 2)]),
  ];
  const strings = ['shared', 'Asha'].flatMap((it) => biff12Record(19, [0, ...wideString(it)]));
  await expect(shown({ sheet, sharedStrings: strings })).resolves.toEqual([
    [
      ...[undefined, '-7', '12.5', '0.5', '#N/A', 'TRUE', '0.1', 'Zoë अनिता', 'Asha', 'result'],
      ...['202403000001', 'FALSE', '#DIV/0!', 'rich', 'shared', '7'],
    ],
  ]);
});

test('cells are shown by the format of their style, in either date system', async () => {
  const styles = [
    ...biff12Record(44, [164, 0, ...wideString('0000')]),
    ...biff12Record(617, uint32(3)),
    ...[0, 164, 14].flatMap((format) => biff12Record(47, [0, 0, format, 0])),
    ...biff12Record(618),
    // Styles of other things
    ...biff12Record(47, [0, 0, 9, 0]),
  ];
  const sheet = [
    ...row(0),
    ...biff12Record(2, [...cell(0, 1), ...rk(7, 2)]),
    ...biff12Record(2, [...cell(1, 2), ...rk(366, 2)]),
    // There is no such style
    ...biff12Record(2, [...cell(2, 9), ...rk(7, 2)]),
  ];
  await expect(shown({ sheet, styles })).resolves.toEqual([['0007', '12/31/1900', '7']]);
  const workbook = [...biff12Record(153, uint32(1)), ...sheetRecord()];
  await expect(shown({ workbook, sheet, styles })).resolves.toEqual([['0007', '1/1/1905', '7']]);
});

test('a sheet in the records of the first Excel 2007 is found', async () => {
  const data = [
    ...uint32(0),
    ...uint32(0),
    ...uint32(1),
    ...wideString('rId1'),
    ...wideString('A'),
  ];
  const sheet = [...row(0), ...text(0, 'Asha')];
  await expect(shown({ workbook: biff12Record(156, data), sheet })).resolves.toEqual([['Asha']]);
});

describe('whatever lengths are declared', () => {
  const damaged = expect.objectContaining({ kind: 'damaged' });

  test.each([
    [
      'the name of a sheet',
      { workbook: sheetRecord(wideString('rId1'), wideString('A', 2 ** 31)) },
    ],
    [
      'a text',
      { sheet: [...row(0), ...biff12Record(6, [...cell(0), ...wideString('A', 2 ** 30)])] },
    ],
    ['a shared text', { sharedStrings: biff12Record(19, [0, ...wideString('A', 0xfffffffe)]) }],
    ['a format', { styles: biff12Record(44, [164, 0, ...wideString('0', 2 ** 28)]) }],
    ['a record', { sheet: [0x06, 0xff, 0xff, 0xff, 0x7f] }],
    [
      'a record, which is too short for a cell',
      { sheet: [...row(0), ...biff12Record(2, cell(0))] },
    ],
  ])('%s is read no further than its record goes', async (_, parts) => {
    await expect(shown({ sheet: row(0), ...parts })).rejects.toEqual(damaged);
  });

  test.each([
    ['a row beyond the last one', row(0xffffffff)],
    ['a row before the last one', [...row(1), ...row(0)]],
    ['a column beyond the last one', [...row(0), ...text(0x7fffffff, 'A')]],
    ['a column twice', [...row(0), ...text(0, 'A'), ...text(0, 'B')]],
    ['a cell without a row', text(0, 'A')],
    ['a shared text that is not there', [...row(0), ...biff12Record(7, [...cell(0), 9, 0, 0, 0])]],
  ])('%s is damage', async (_, sheet) => {
    await expect(shown({ sheet })).rejects.toEqual(damaged);
  });

  test('what formats make of cells is bounded', async () => {
    const styles = [
      ...biff12Record(44, [164, 0, ...wideString('0'.repeat(100))]),
      ...biff12Record(617),
      ...biff12Record(47, [0, 0, 164, 0]),
    ];
    const sheet = [...row(0), ...biff12Record(2, [...cell(0), ...rk(7, 2)])];
    await expect(shown({ sheet, styles }, { maxCellLength: 99 })).rejects.toMatchObject({
      kind: 'too-large',
    });
  });

  test('changed bytes give rows or a fault, and nothing else', async () => {
    const sheet = [...row(0), ...text(0, 'ID'), ...row(1), ...text(0, 'ITA-1'), ...text(1, 'Asha')];
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('workbook', 'sheet'),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        async (part, changes) => {
          const parts = { workbook: sheetRecord(), sheet: [...sheet] };
          for (const [at, byte] of changes) parts[part][at % parts[part].length] = byte;
          const outcome: unknown = await shown(parts).catch((fault: unknown) => fault);
          if (!Array.isArray(outcome)) expect(outcome).toBeInstanceOf(RegisterFault);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('what another program wrote reads back', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
    fc.integer(),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(value, { minLength: 1, maxLength: 5 })), async (table) => {
      const rows = await readFile(spreadsheetFile('xlsb', table), {});
      const expected = table.map((cells) =>
        cells.map((it) => (typeof it === 'boolean' ? String(it).toUpperCase() : String(it))),
      );
      const read = rows.map((row) => [row.number, row.cells]);
      expect(read).toEqual(
        expected.flatMap((cells, index) =>
          cells.some((it) => it.trim() !== '') ? [[index + 1, cells]] : [],
        ),
      );
    }),
    { numRuns: 60 },
  );
});
