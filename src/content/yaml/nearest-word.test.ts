import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

test.each([
  ['CSS', ['ASP', 'C', 'Cpp'], undefined],
  ['CS', ['ASP', 'CSS'], 'CSS'],
  ['titel', ['title', 'text'], 'title'],
])('of %s and %j the nearest is %s; a word of which most letters differ is not near', (...row) => {
  const [word, candidates, nearest] = row;
  expect(nearestWord(word, candidates)).toBe(nearest);
});
