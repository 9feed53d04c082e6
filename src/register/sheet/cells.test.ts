import { expect, test } from 'vitest';

import { columnLetter, isBlank, trimText } from './cells.ts';

// No-break, narrow no-break, figure and ideographic space, next line, line separator, zero width space, word joiner, mark.
test.each(Array.from('\u00a0\u202f\u2007\u3000\u0085\u2028\u200b\u2060\ufeff \t\r\n\v\f'))(
  'white space around a text is no part of it, white space inside is: %j',
  (space) => {
    expect(trimText(`${space}a${space}b${space}`)).toBe(`a${space}b`);
    expect(isBlank(space)).toBe(true);
  },
);

test('everything that String.prototype.trim removes is removed', () => {
  for (let code = 0; code < 0x10000; code++) {
    const character = String.fromCharCode(code);
    if (character.trim() === '') expect(trimText(character), code.toString(16)).toBe('');
  }
});

test('a joiner at the end of an Indian name stays', () => {
  expect(trimText('ര്‍\u200d ')).toBe('ര്‍\u200d');
});

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
