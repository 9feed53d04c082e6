import { expect, test } from 'vitest';

import { textBytes } from '../testing/spreadsheet-file.ts';
import { decodeText } from './decode-text.ts';

test.each(['utf-16le', 'utf-16be'] as const)(
  '%s is known without its byte order mark',
  (encoding) => {
    const text = 'ID,Name\n1,अनिता\n2,一\n';
    expect(decodeText(textBytes(text, encoding).subarray(2))).toEqual({ encoding, text });
  },
);

test('text that is no valid UTF-8 is windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x80, 0x2c, 0xe9, 0x2c, 0x93]))).toEqual({
    encoding: 'windows-1252',
    text: '€,é,“',
  });
});

test('a stray control character does not make text noise', () => {
  expect(decodeText(textBytes('1,Asha\u0001,C++'))?.text).toBe('1,Asha\u0001,C++');
});

test('joiners of Indian scripts and emoji are text', () => {
  const text = 'ക്‍ഷ,👩‍🎓\n'.repeat(50);
  expect(decodeText(textBytes(text))?.text).toBe(text);
});

test('bytes with zeros or many control characters are no text', () => {
  expect(decodeText(Uint8Array.from([0x61, 0, 0, 0x62, 0, 0x63]))).toBeUndefined();
  expect(
    decodeText(Uint8Array.from({ length: 100 }, (_, index) => (index % 31) + 1)),
  ).toBeUndefined();
});
