import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Bytes } from '../bytes.ts';
import { SheetFault } from '../faults.ts';
import type { SheetRow } from '../sheet/cells.ts';
import { damaged, damages } from '../testing/damages.ts';
import { readFile } from '../testing/read-file.ts';
import { sampleWorkbook } from '../testing/sample-workbooks.ts';
import { textBytes } from '../testing/text-bytes.ts';

const archives = [
  ...['google-made.xlsx', 'libreoffice-made.xlsx', 'date1904.xlsx', 'zip64.xlsx'],
  ...['ods-dates.ods', 'ods-repeat.ods'],
];
const rows = Array.from({ length: 40 }, (_, index) => `${index},"Zoë, अनिता","C ""++"""`);
const starts = [
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  '\u00ff\u00fe',
];
const texts = [
  textBytes(rows.join('\r\n')),
  ...['utf16le-bom.csv', 'google-web-page-excerpt.html'].map(sampleWorkbook),
  ...starts.map((start) => textBytes(start.padEnd(3000, start), 'windows-1252')),
];

const options: fc.Parameters<unknown> = {
  numRuns: 25,
  // After a failure, fast-check would search for a smaller example, which takes long if the reader hangs.
  endOnFailure: true,
};

// These tests have no time limit, since `read` limits the time for each file.
const timeout = 0;

/** The patterns of bits to flip in a byte, used in turn. The bit 0x20 turns capitals into small letters. */
const patterns = [0x01, 0x20, 0x02, 0xff, 0x04, 0x20, 0x08, 0xff, 0x10, 0x40, 0x80];

test.each([
  // Within each workbook, all sheets, texts and formats differ. So the test notices if two are mixed up. The number is
  // the distance between the bytes that are tried.
  ['zip64.xlsx', 5],
  ['cells-without-r.xlsx', 5],
  ['google-made.xlsx', 13],
] as const)(
  'one damaged byte of %s never changes the rows that are read',
  { timeout },
  async (name, step) => {
    const bytes = sampleWorkbook(name);
    const intact = await read(bytes);
    let faults = 0;
    for (let at = 0; at < bytes.length; at += step) {
      const pattern = patterns[at % patterns.length] ?? 0xff;
      const outcome = await read(bytes.with(at, (bytes[at] ?? 0) ^ pattern));
      if (outcome instanceof SheetFault) faults++;
      else expect(outcome, `byte ${at} ^ ${pattern}`).toEqual(intact);
    }
    expect(faults).toBeGreaterThan(bytes.length / step / 3);
  },
);

test.each(archives)(
  '%s with damaged bytes is read as before or gives a fault',
  { timeout },
  async (name) => {
    const bytes = sampleWorkbook(name);
    const intact = await read(bytes);
    expect(intact).toBeInstanceOf(Array);
    await readDamaged(bytes, (outcome) => {
      if (!(outcome instanceof SheetFault)) expect(outcome).toEqual(intact);
    });
  },
);

test.each(archives)(
  '%s with one damaged part but correct checksums is read or gives a fault',
  { timeout },
  async (name) => {
    const parts = unzipSync(sampleWorkbook(name));
    const names = Object.keys(parts).filter((part) => parts[part]?.length);
    const property = fc.asyncProperty(fc.constantFrom(...names), damages, async (name, list) => {
      const part = list.reduce(damaged, new Uint8Array(parts[name] ?? []));
      await read(zipSync({ ...parts, [name]: part }));
    });
    await fc.assert(property, options);
  },
);

test.each(texts)('a damaged text is read or gives a fault: case %#', { timeout }, (bytes) =>
  readDamaged(bytes),
);

async function readDamaged(bytes: Bytes, check?: (outcome: Outcome) => void) {
  const property = fc.asyncProperty(damages, async (list) => {
    const outcome = await read(list.reduce(damaged, bytes));
    check?.(outcome);
  });
  await fc.assert(property, options);
}

/** In milliseconds. Even on a busy machine, only a reader that hangs takes so long for one file. */
const patience = 60_000;

/** Words in error messages of the JavaScript engine. Owners should not have to read such messages. */
const programWords = /TypeError|RangeError|ReferenceError|SyntaxError|is not a function|undefined/;

type Outcome = readonly SheetRow[] | SheetFault;

async function read(bytes: Uint8Array): Promise<Outcome> {
  const start = performance.now();
  try {
    return await readFile(bytes);
  } catch (fault) {
    if (!(fault instanceof SheetFault)) throw fault;
    expect(fault.message).not.toMatch(programWords);
    return fault;
  } finally {
    expect(performance.now() - start).toBeLessThan(patience);
  }
}
