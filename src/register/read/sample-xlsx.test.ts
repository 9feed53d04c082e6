import { read, utils } from '@e965/xlsx';
import type { CellObject } from '@e965/xlsx';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { RegisterFault } from '../faults.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { atHand, sampleWorkbook, shownByOthers } from '../testing/sample-workbooks.ts';
import { xlsxExpectations } from '../testing/xlsx-expectations.ts';
import { readXlsxFile } from '../testing/read-file.ts';

test.each(atHand(Object.keys(xlsxExpectations)))(
  '%s gives what is expected of it',
  async (name) => {
    const expected = xlsxExpectations[name] ?? { rows: Number.NaN };
    const got = await rowsOrFault(name);
    if ('fault' in expected) expect(got).toMatchObject({ kind: expected.fault });
    else {
      expect(got).toHaveLength(expected.rows);
      for (const [number, cells] of Object.entries(expected.has ?? {})) {
        const row = Array.isArray(got) && got.find((one) => one.number === Number(number));
        expect(row && row.cells.slice(0, cells.length)).toEqual(cells);
      }
    }
  },
);

test('no more cells differ from what Excel and LibreOffice show than with SheetJS', async () => {
  const counts = { cells: 0, ours: 0, sheetjs: 0 };
  for (const { name, csv } of shownByOthers()) {
    // An .xls by another name is not for this reader.
    if (!/\.xls[xm]$/.test(name) || name === 'xls-renamed.xlsx') continue;
    const shown = Papa.parse<string[]>(csv).data;
    const got = await rowsOrFault(name);
    counts.ours += differences(shown, got instanceof RegisterFault ? [] : gridOf(got));
    counts.sheetjs += differences(shown, sheetjsGrid(name));
    counts.cells += shown.flat().length;
  }
  console.info(
    `of ${counts.cells} cells differ: ${counts.ours} of our reader, ${counts.sheetjs} of SheetJS`,
  );
  expect(counts.ours).toBeLessThanOrEqual(counts.sheetjs);
});

type Grid = readonly (readonly (string | undefined)[] | undefined)[];

async function rowsOrFault(name: string): Promise<SheetRow[] | RegisterFault> {
  try {
    return await readXlsxFile(sampleWorkbook(name));
  } catch (fault) {
    if (fault instanceof RegisterFault) return fault;
    throw fault;
  }
}

function gridOf(rows: readonly SheetRow[]): Grid {
  const grid: (readonly (string | undefined)[])[] = [];
  for (const { number, cells } of rows) grid[number - 1] = cells;
  return grid;
}

/** SheetJS's displayed text of each cell, from A1 on, errors included. */
function sheetjsGrid(name: string): Grid {
  const { Sheets, SheetNames } = read(sampleWorkbook(name), { nodim: true });
  const grid: string[][] = [];
  // Apart from names with an exclamation mark, which are left out, a sheet's keys are its cells.
  const cells = Object.entries<CellObject>(Sheets[SheetNames[0] ?? ''] ?? {});
  for (const [reference, cell] of cells) {
    if (reference.startsWith('!')) continue;
    const { r, c } = utils.decode_cell(reference);
    (grid[r] ??= [])[c] = utils.format_cell(cell);
  }
  return grid;
}

/** How many cells differ, surrounding white space and the kind of line end aside. */
function differences(shown: Grid, got: Grid): number {
  let count = 0;
  for (let row = 0; row < Math.max(shown.length, got.length); row++) {
    const width = Math.max(shown[row]?.length ?? 0, got[row]?.length ?? 0);
    for (let column = 0; column < width; column++) {
      if (comparable(shown[row]?.[column]) !== comparable(got[row]?.[column])) count++;
    }
  }
  return count;
}

function comparable(text = ''): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
