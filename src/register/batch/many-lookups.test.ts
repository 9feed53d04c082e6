import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarIds } from '../lookup/similar-ids.ts';
import { certificatesIn } from '../rules/certificates-in.ts';
import { defaultColumns } from '../rules/register.ts';
import { findMany } from './find-many.ts';
import { similarMany } from './similar-many.ts';

/** Few letters, so that many IDs are equal, or nearly. */
const word = fc.string({
  unit: fc.constantFrom('a', 'A', 'o', '0', 'l', '1', '-', ' '),
  maxLength: 4,
});

const register = fc
  .array(fc.array(word, { minLength: 6, maxLength: 8 }), { maxLength: 30 })
  .map((rows) => {
    const cells = [['Heading'], ['Heading'], ...rows.map((row) => ['x', ...row])];
    return certificatesIn(
      cells.map((row, index) => ({ number: index + 1, cells: row })),
      defaultColumns,
    ).records;
  });

const ids = fc.array(
  word.map((text) => text.trim()).filter((text) => text !== ''),
  { maxLength: 20 },
);

test('many IDs find the first row with each of them in the column of the IDs, and no other', () => {
  fc.assert(
    fc.property(register, ids, (records, wanted) => {
      const found = findMany(records, wanted);
      for (const id of wanted)
        expect(found.get(id)).toBe(records.find((record) => record.id === id));
    }),
  );
});

test('R8: of many IDs each is offered the same similar ones as alone', () => {
  fc.assert(
    fc.property(register, ids, (records, unknown) => {
      const similar = similarMany(records, unknown);
      for (const id of unknown) expect(similar.get(id) ?? []).toEqual(similarIds(records, id));
    }),
  );
});
