import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readFile } from '../testing/read-file.ts';
import { RegisterFault } from '../faults.ts';
import { defaultLimits } from '../sheet/sheet.ts';
import { spreadsheetFile, textBytes } from '../testing/spreadsheet-file.ts';
import { odsCell, odsFile } from '../testing/ods-file.ts';

const shown = [
  ['No.', 'Student', 'ID'],
  ['1', 'Zoë Müller', '0007'],
  ['2', 'अनिता', '25%'],
];
const stored = [
  ['No.', 'Student', 'ID'],
  [1, 'Zoë Müller', { t: 'n', v: 7, z: '0000' } as const],
  [],
  [2, 'अनिता', { t: 'n', v: 0.25, z: '0%' } as const],
];

test('an .xlsx gives the text that is shown, under the numbers of its rows', async () => {
  const rows = await readFile(spreadsheetFile('xlsx', stored));
  expect(rows.map((row) => row.cells)).toEqual(shown);
  expect(rows.map((row) => row.number)).toEqual([1, 2, 4]);
});

test('an .ods gives the text that is shown, under the numbers of its rows', async () => {
  const bytes = await odsFile(`<table:table-row>${odsCell('Student')}</table:table-row>
    <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
    <table:table-row table:number-rows-repeated="2">${odsCell('0007', 'office:value-type="float" office:value="7"')}${odsCell('a &amp; b', "office:value-type='string'")}</table:table-row>`);
  await expect(readFile(bytes)).resolves.toEqual([
    { number: 1, cells: ['Student'] },
    { number: 4, cells: ['0007', 'a & b'] },
    { number: 5, cells: ['0007', 'a & b'] },
  ]);
});

test('a date or time in an .ods that no calendar has is the text that is shown', async () => {
  const cells = [
    odsCell('30 Feb', 'office:value-type="date" office:date-value="INVALID"'),
    odsCell('noon', 'office:value-type="time" office:time-value="INVALID"'),
    odsCell('24/01/2024', 'office:value-type="date" office:date-value="2024-01-24"'),
    '<table:table-cell office:value-type="date" office:date-value="2024-01-24"/>',
  ];
  const bytes = await odsFile(`<table:table-row>${cells.join('')}</table:table-row>`);
  await expect(readFile(bytes)).resolves.toEqual([
    { number: 1, cells: ['30 Feb', 'noon', '24/01/2024', '2024-01-24'] },
  ]);
});

test.each([
  [
    'is in spans and links',
    'As<text:span>ha </text:span><text:a>Ra<text:span>o</text:span></text:a>',
  ],
  ['has spaces of its own', 'Asha<text:s/>Rao'],
  ['is broken over lines of the file', '\n  Asha\n  Rao'],
  ['has a note', 'Asha <text:note>see page 2</text:note>Rao'],
])('a text in an .ods that %s is the text that is shown', async (_, content) => {
  const rows = await readFile(
    await odsFile(`<table:table-row>${odsCell(content)}</table:table-row>`),
  );
  expect(rows[0]?.cells).toEqual(['Asha Rao']);
});

test('paragraphs, line breaks, tabs and several spaces of an .ods stay', async () => {
  const content = 'a<text:line-break/>b<text:tab/>c<text:s text:c="3"/>d</text:p><text:p>e';
  const rows = await readFile(
    await odsFile(`<table:table-row>${odsCell(content)}</table:table-row>`),
  );
  expect(rows[0]?.cells).toEqual(['a\nb\tc   d\ne']);
});

test('in an .ods rows may be in groups, cells behind merged ones are blank, and comments are no text', async () => {
  const note = '<office:annotation><text:p>Check this</text:p></office:annotation>';
  const heading = `<table:table-row>${odsCell('Name')}</table:table-row>`;
  const merged = `<table:table-row><table:table-cell>${note}<text:p>Asha</text:p></table:table-cell><table:covered-table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:covered-table-cell>${odsCell('7')}</table:table-row>`;
  const bytes = await odsFile(
    `<table:table-header-rows>${heading}</table:table-header-rows><table:table-row-group><table:table-row-group>${merged}</table:table-row-group></table:table-row-group>`,
  );
  await expect(readFile(bytes)).resolves.toEqual([
    { number: 1, cells: ['Name'] },
    { number: 2, cells: Object.assign([], { 0: 'Asha', 3: '7' }) },
  ]);
});

test('a cell of an .ods without a text shows its value', async () => {
  const cell = (attributes: string) => `<table:table-cell ${attributes}/>`;
  const bytes = await odsFile(
    `<table:table-row>${[
      cell('office:value-type="float" office:value="7.50"'),
      cell('office:value-type="boolean" office:boolean-value="true"'),
      cell('office:value-type="string" office:string-value="Asha"'),
    ].join('')}</table:table-row>`,
  );
  expect((await readFile(bytes))[0]?.cells).toEqual(['7.5', 'TRUE', 'Asha']);
});

test('cells and rows of an .ods that stand for many count as many', async () => {
  const row = (rows: number, columns: number) =>
    odsFile(
      `<table:table-row table:number-rows-repeated="${rows}">${odsCell('X', `table:number-columns-repeated="${columns}"`)}</table:table-row>`,
    );
  const limits = { ...defaultLimits, maxCells: 100 };
  await expect(readFile(await row(10, 10), { limits })).resolves.toHaveLength(10);
  for (const [rows, columns] of [
    [10, 11],
    [999_999_999, 1],
    [1, 999_999_999],
  ] as const) {
    await expect(readFile(await row(rows, columns), { limits })).rejects.toMatchObject({
      kind: 'too-large',
    });
  }
  await expect(readFile(await row(999_999_999, 999_999_999))).rejects.toMatchObject({
    kind: 'too-large',
  });
});

test('the blanks that every sheet of an .ods ends with cost nothing', async () => {
  const blanks =
    '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  await expect(readFile(await odsFile(blanks))).resolves.toEqual([]);
});

test.each(['xlsx', 'ods'] as const)(
  'a %s that inflates beyond the limit is too large',
  async (type) => {
    const bytes = spreadsheetFile(type, stored);
    await expect(
      readFile(bytes, { limits: { ...defaultLimits, maxInflatedBytes: 1000 } }),
    ).rejects.toMatchObject({ kind: 'too-large' });
  },
);

test.each(['xlsx', 'ods'] as const)(
  'a flipped byte in a %s never gives other text',
  async (type) => {
    const bytes = spreadsheetFile(type, stored);
    const rows = await readFile(bytes);
    for (let at = 0; at < bytes.length; at += 53) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      const outcome = await readFile(flipped).catch((fault: unknown) => fault);
      if (!(outcome instanceof RegisterFault)) expect(outcome, `byte ${at}`).toEqual(rows);
    }
  },
);

test('a text of tabs is a sheet, whatever commas and semicolons are in its cells', async () => {
  const tsv = 'Register; 2026\t\t\nNo.\tStudent, first name\tID\n1\tRao, Asha, B.Sc.\t0007\n';
  await expect(readFile(textBytes(tsv))).resolves.toEqual([
    { number: 1, cells: ['Register; 2026', '', ''] },
    { number: 2, cells: ['No.', 'Student, first name', 'ID'] },
    { number: 3, cells: ['1', 'Rao, Asha, B.Sc.', '0007'] },
  ]);
});

test('limits hold for rows and cells', async () => {
  const bytes = textBytes('1,Asha\n2,Ben\n3,Chen\n');
  for (const limits of [{ maxRows: 2 }, { maxCells: 5 }]) {
    await expect(
      readFile(bytes, { limits: { ...defaultLimits, ...limits } }),
    ).rejects.toMatchObject({ kind: 'too-large' });
  }
});

test.each(['ods', 'csv'] as const)(
  'a text of any length in a file of type %s is no reason to refuse it',
  async (type) => {
    const long = 'x'.repeat(40_000);
    const bytes =
      type === 'csv'
        ? textBytes(`ID,Name\n7,${long}\n`)
        : await odsFile(`<table:table-row>${odsCell('7')}${odsCell(long)}</table:table-row>`);
    const rows = await readFile(bytes);
    expect(rows.at(-1)?.cells[1]?.length).toBe(40_000);
  },
);

test('progress is told in rows', async () => {
  const rows: number[] = [];
  await readFile(textBytes('1,Asha\n'.repeat(12_000)), {
    onRows: (count) => rows.push(count),
  });
  expect(rows).toEqual([5000, 10_000, 12_000]);
});

describe('whatever the bytes', () => {
  const starts = [
    '',
    'PK\u0003\u0004',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    '\u0009\u0008\u0010\u0000\u0000\u0006\u0005\u0000',
    '\u00ff\u00fe',
    '\u00ef\u00bb\u00bf',
    '<html>',
    '<table><tr><td>a<td>b<tr><td rowspan=2>c',
    'a,"b',
  ].map((start) => textBytes(start, 'windows-1252'));

  test('they give rows or a fault, and nothing else', async () => {
    const before = Reflect.ownKeys(Object.prototype);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 3000 }),
        async (start, rest) => {
          await rowsOrFault(Uint8Array.from([...start, ...rest]));
        },
      ),
      { numRuns: 500 },
    );
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  });

  test.each(['xlsx', 'ods', 'xlsb', 'biff8'] as const)(
    'a %s file with some of them changed gives rows or a fault, and nothing else',
    async (type) => {
      const bytes = spreadsheetFile(type, stored);
      const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          const changed = bytes.slice();
          for (const [at, byte] of changes) changed[at] = byte;
          await rowsOrFault(changed);
        }),
        { numRuns: 150 },
      );
    },
    // Many files, and the machine may be busy.
    30_000,
  );

  async function rowsOrFault(bytes: Uint8Array): Promise<void> {
    const outcome: unknown = await readFile(bytes).catch((fault: unknown) => fault);
    if (Array.isArray(outcome)) return;
    expect(outcome).toBeInstanceOf(RegisterFault);
    // What the owner is told is no word of the program's.
    expect(String(outcome)).not.toMatch(/TypeError|RangeError|undefined|\bNaN\b|is not a function/);
  }
});
