import { expect, test } from 'vitest';
import { nearestWords } from './nearest-words.ts';

const one = () => 1;

test('one letter wrong, missing or too many is an edit distance of 1', () => {
  const candidates = ['angular', 'python'];
  for (const typed of ['anguler', 'angulr', 'angullar']) {
    expect(nearestWords(typed, candidates, one)).toEqual(['angular']);
  }
});

test('two swapped letters are an edit distance of 1, also at the beginning and in short words', () => {
  expect(nearestWords('pyhton', ['python'], one)).toEqual(['python']);
  expect(nearestWords('ypthon', ['python'], one)).toEqual(['python']);
  expect(nearestWords('jaav', ['java'], () => 0)).toEqual(['java']);
});

test('only the nearest count', () => {
  expect(nearestWords('phyton', ['photon', 'python'], () => 2)).toEqual(['photon']);
  expect(nearestWords('tests', ['tense', 'texts', 'tesst'], () => 2)).toEqual(['texts', 'tesst']);
});

test('another first letter, too great a distance and very short words find nothing', () => {
  expect(nearestWords('rust', ['just', 'trust'], one)).toEqual([]);
  expect(nearestWords('golang', ['going'], one)).toEqual([]);
  expect(nearestWords('sq', ['sql'], one)).toEqual([]);
  expect(nearestWords('slq', ['sql'], one)).toEqual([]);
});
