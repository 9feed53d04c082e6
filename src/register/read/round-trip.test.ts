import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXlsxFile } from '../testing/read-file.ts';

/** Text that XML can hold; the writer makes no difference between line ends. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => {
  return [...value].filter((c) => c >= ' ' && c !== '\uFFFE' && c !== '\uFFFF').join('');
});
const values = fc.oneof(
  text,
  fc.constantFrom('__proto__', 'constructor', ' <b>&amp; ', '0007', '=1+1'),
  fc.integer({ min: -99_999_999, max: 99_999_999 }),
  fc.boolean(),
  fc.constant(null),
);
const table = fc.array(fc.array(values, { maxLength: 8 }), { maxLength: 20 });

test(
  'what an independent writer has written is read back the same',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), fc.boolean(), async (rows, bookSST, compression) => {
        const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1');
        // The types leave open what `write` gives; for `array` it is an ArrayBuffer.
        const file = write(book, { type: 'array', bookSST, compression }) as ArrayBuffer;
        const read = await readXlsxFile(new Uint8Array(file));
        const expected = rows.flatMap((row, i) => {
          const cells = row.map(shown);
          while (cells.length > 0 && cells.at(-1) === undefined) cells.pop();
          return cells.length > 0 ? [{ number: i + 1, cells }] : [];
        });
        expect(read.map(({ number, cells }) => ({ number, cells: [...cells] }))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  },
);

function shown(value: string | number | boolean | null): string | undefined {
  if (value === null || value === '') return undefined;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
