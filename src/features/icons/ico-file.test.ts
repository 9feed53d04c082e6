import { expect, test } from 'vitest';
import { icoFile } from './ico-file.ts';

test('the file names the size, the length and the place of each picture, and then holds them', () => {
  const file = icoFile([
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 256, png: Uint8Array.of(4, 5) },
  ]);
  expect([...file]).toEqual([
    ...[0, 0, 1, 0, 2, 0],
    ...[16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0],
    ...[0, 0, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, 41, 0, 0, 0],
    ...[1, 2, 3, 4, 5],
  ]);
});
