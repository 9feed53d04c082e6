import { expect, test } from 'vitest';
import { otherName } from './other-name.ts';

test.each([
  ['AngularJS', 'Angular', 'AngularJS'],
  ['Full Stack Java', 'Java Full Stack', 'Full Stack Java'],
  ['NodeJS', 'Node.js', undefined],
  ['Adobe PhotoShop', 'Adobe Photoshop', undefined],
  ['C', 'C#', 'C'],
])('the tile %s of %s: %s', (tile, title, name) => {
  expect(otherName({ tile, title })).toBe(name);
});
