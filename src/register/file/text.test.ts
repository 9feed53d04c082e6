import fc from 'fast-check';
import { expect, test } from 'vitest';

import { textBytes } from '../testing/spreadsheet-file.ts';
import { decodeText } from './text.ts';

test('text that is no valid UTF-8 is windows-1252', () => {
  const bytes = Uint8Array.from([0x80, 0x2c, 0xe9, 0x2c, 0x93]);
  expect(decodeText(bytes)).toBe('€,é,“');
});

test('a zero byte in a text makes no UTF-16 of it, and is no part of what it shows', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('', 'é', 'अ'), (place, letter) => {
      const text = `ID,Name${letter}\nITA-1,Asha\nITA-2,Ben\n`;
      const bytes = [...textBytes(text)];
      bytes.splice(place % bytes.length, 0, 0);
      // Within a letter of several bytes it is damage.
      fc.pre(new TextDecoder().decode(Uint8Array.from(bytes)).replace('\0', '') === text);
      expect(decodeText(Uint8Array.from(bytes))).toBe(text);
    }),
  );
});

test.each([
  ['a stray control character', '1,Asha\u0001,C++'],
  ['joiners of Indian scripts and emoji', 'ക്‍ഷ,👩‍🎓\n'.repeat(50)],
])('%s: text stays text', (_, text) => {
  expect(decodeText(textBytes(text))).toBe(text);
});

test('bytes with zeros or many control characters are no text', () => {
  const controls = Array.from({ length: 100 }, (_, index) => (index % 31) + 1);
  // UTF-16 has a byte order mark in what people save; without one it is refused, and not read as something else.
  const utf16 = [...textBytes('ID,Name\n1,अनिता\n', 'utf-16le').subarray(2)];
  for (const bytes of [[0x61, 0, 0, 0x62, 0, 0x63], controls, utf16]) {
    expect(decodeText(Uint8Array.from(bytes))).toBeUndefined();
  }
});
