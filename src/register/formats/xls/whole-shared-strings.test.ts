import { expect, test } from 'vitest';

import { wholeSharedStrings } from './whole-shared-strings.ts';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const header = (unique: number) => [9, 0, 0, 0, unique, 0, 0, 0];
const plain = (text: string) => [text.length, 0, 0, ...ascii(text)];

function whole(...parts: number[][]): number {
  return wholeSharedStrings(parts.map((part) => Uint8Array.from(part)));
}

test.each([
  ['as many as are declared', 2, [...plain('Asha'), ...plain(''), ...plain('Ravi')], 2],
  ['no more than there are', 3, [...plain('Asha'), ...plain('Ravi')], 2],
  ['none of which only the first byte is there', 2, [...plain('Asha'), 1], 1],
  ['none of which only the length is there', 2, [...plain('Asha'), 1, 0], 1],
  ['none whose text is cut off', 2, [...plain('Asha'), 4, 0, 0, 65, 66], 1],
  ['none whose last character is cut in two', 2, [...plain('Asha'), 2, 0, 1, 5, 9, 5], 1],
  ['those after formatting', 2, [1, 0, 8, 1, 0, 65, 0, 0, 0, 0, ...plain('B')], 2],
  ['those after phonetic data', 2, [1, 0, 4, 2, 0, 0, 0, 65, 7, 7, ...plain('B')], 2],
  ['none after phonetic data that end nowhere', 2, [1, 0, 4, 0, 0, 0, 255, 65, ...plain('B')], 1],
])('strings of a table are counted: %s', (_, declared, strings, expected) => {
  expect(whole([...header(declared), ...strings])).toBe(expected);
});

test('a text goes on in the next records, in one byte for a character or two', () => {
  const begins = [...header(2), 4, 0, 0, 65];
  expect(whole(begins, [1, 66, 0, 67, 0], [], [0, 68, ...plain('Ravi')])).toBe(2);
  expect(whole(begins, [1, 66, 0, 67, 0], [], [0])).toBe(0);
  // The text ends with its record, so the next begins with a string and not with a sign.
  expect(whole([...header(2), ...plain('Asha')], plain('Ravi'))).toBe(2);
});
