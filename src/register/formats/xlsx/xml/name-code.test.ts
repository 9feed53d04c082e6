import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameCode } from './name-code.ts';

test('the code of a name of any length is a number that engines need not put on the heap', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (name) => {
      const code = nameCode(name);
      expect(code).toBeGreaterThanOrEqual(0);
      expect(code).toBeLessThan(2 ** 30);
    }),
  );
});
