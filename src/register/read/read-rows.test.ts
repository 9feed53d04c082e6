import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFile } from '../testing/read-file.ts';
import { RegisterFault } from '../faults.ts';
import { defaultLimits } from '../sheet/sheet.ts';
import { textBytes } from '../testing/text-bytes.ts';

test.each([
  ['a CSV', '1,Asha\n'.repeat(12_000)],
  ['a web page', `<table>${'<tr><td>1<td>Asha'.repeat(12_000)}</table>`],
])('limits hold for rows and cells of %s, and progress is told in rows', async (_, text) => {
  const bytes = textBytes(text);
  for (const limits of [{ maxRows: 11_999 }, { maxCells: 23_999 }]) {
    const reading = readFile(bytes, { limits: { ...defaultLimits, ...limits } });
    await expect(reading).rejects.toMatchObject({ kind: 'too-large' });
  }
  const told: number[] = [];
  await readFile(bytes, { onRows: (rows) => told.push(rows) });
  expect(told).toEqual([5000, 10_000, 12_000]);
});

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

test('whatever the bytes, they give rows or a fault, and nothing else', async () => {
  const before = Reflect.ownKeys(Object.prototype);
  const noise = fc.uint8Array({ maxLength: 3000 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), noise, async (start, rest) => {
      await expectRowsOrFault(Uint8Array.from([...start, ...rest]));
    }),
    { numRuns: 500 },
  );
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
});

async function expectRowsOrFault(bytes: Uint8Array): Promise<void> {
  const outcome: unknown = await readFile(bytes).catch((fault: unknown) => fault);
  if (Array.isArray(outcome)) return;
  expect(outcome).toBeInstanceOf(RegisterFault);
  // What the owner is told is no word of the program's.
  expect(String(outcome)).not.toMatch(/TypeError|RangeError|undefined|\bNaN\b|is not a function/);
}
