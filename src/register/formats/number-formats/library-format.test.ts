import { expect, test } from 'vitest';
import { libraryFormat } from './library-format.ts';

const shown = (code: string, value: number, isDate1904 = false) =>
  libraryFormat(code, isDate1904)?.number(value);

test.each([
  ['# ??/??', 0.99, ' 98/99'],
  ['# ??/??', 1.98, '1 49/50'],
  ['# ??/??', -0.99, '- 98/99'],
  ['# ?/?', 0.99, '1    '],
  ['# ?/?', -2.94, '-3    '],
  ['# ??/16', 2.97, '3      '],
  ['0 ??/??', 0.99, '0 98/99'],
  ['# ??/??', 1.5, '1  1/2 '],
  ['# ??/??', 3, '3      '],
  ['?/?', 1.5, '3/2'],
  ['??/??', 3.14159, '22/7 '],
  ['?/?', 0, '0/1'],
])('a fraction has the whole number that Excel shows: %s of %d', (code, value, text) => {
  expect(shown(code, value)).toBe(text);
});

test.each([
  ['[h]:mm', -1.5, '-36:00'],
  ['h:mm', -0.25, '-6:00'],
  ['yyyy-mm-dd', -1, '-1904-01-02'],
])('the date system of 1904 has negative dates and times: %s of %d', (code, value, text) => {
  expect(shown(code, value, true)).toBe(text);
  expect(shown(code, value)).toBe('########');
});

test('a format of more than 1,000 characters, which would take long, is none', () => {
  expect(libraryFormat('0'.repeat(1001), false)).toBeUndefined();
});
