import { expect, test } from 'vitest';

import { textBytes } from '../testing/text-bytes.ts';
import { decodeText } from './text.ts';

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

test('a zero byte is no part of what a text shows', () => {
  expect(decodeText(textBytes('ID,Na\0me\nITA-1,आशा\n'))).toBe('ID,Name\nITA-1,आशा\n');
});
