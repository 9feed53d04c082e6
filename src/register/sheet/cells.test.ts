import { expect, test } from 'vitest';

import { columnLetter, isBlank, trimText } from './cells.ts';

test('white space around a text is no part of it, white space inside is', () => {
  expect(trimText(' \t\r\n a b \v\f ')).toBe('a b');
});

test.each([
  ['no-break space', '\u00a0'],
  ['narrow no-break space', '\u202f'],
  ['figure space', '\u2007'],
  ['ideographic space', '\u3000'],
  ['next line', '\u0085'],
  ['line separator', '\u2028'],
  ['zero width space', '\u200b'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
])('a %s counts as white space', (_, space) => {
  expect(trimText(`${space}a${space}b${space}`)).toBe(`a${space}b`);
  expect(isBlank(space)).toBe(true);
});

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
