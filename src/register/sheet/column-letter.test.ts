import { expect, test } from 'vitest';

import { columnLetter } from './cells.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is called %s', (index, letters) => {
  expect(columnLetter(index)).toBe(letters);
});
