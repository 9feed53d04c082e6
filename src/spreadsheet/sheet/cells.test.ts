import { expect, test } from 'vitest';
import { columnLetter, isBlank, trimText } from './cells.ts';

test('R7: white space is ignored around a text, but not inside a text', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const spaces = [
    ...all.filter((sign) => sign.trim() === ''),
    '\u0085',
    '\u200b',
    '\u200e',
    '\u202c',
    '\xad',
    '\u2060',
    '\u180e',
  ];
  expect(spaces).toEqual(
    expect.arrayContaining(['\u00a0', '\u202f', '\u2007', '\u3000', '\u2028', '\ufeff']),
  );
  for (const space of spaces) {
    expect(trimText(`${space}a${space}b${space}`)).toBe(`a${space}b`);
    expect(isBlank(space)).toBe(true);
  }
  expect(trimText('ര്‍\u200d ')).toBe('ര്‍\u200d');
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('the column with the index %i is called %s', (index, letters) => {
  expect(columnLetter(index)).toBe(letters);
});
