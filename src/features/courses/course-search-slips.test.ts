import { expect, test } from 'vitest';
import { nearestWords } from './course-search-slips.ts';

const oneSlip = () => 1;

test('one letter wrong, missing or too many is a slip', () => {
  const candidates = ['angular', 'python'];
  for (const typed of ['anguler', 'angulr', 'angullar']) {
    expect(nearestWords(typed, candidates, oneSlip)).toEqual(['angular']);
  }
});

test('two swapped letters are one slip, also at the beginning and in short words', () => {
  expect(nearestWords('pyhton', ['python'], oneSlip)).toEqual(['python']);
  expect(nearestWords('ypthon', ['python'], oneSlip)).toEqual(['python']);
  expect(nearestWords('jaav', ['java'], () => 0)).toEqual(['java']);
});

test('only the nearest count', () => {
  expect(nearestWords('phyton', ['photon', 'python'], () => 2)).toEqual(['photon']);
  expect(nearestWords('tests', ['tense', 'texts', 'tesst'], () => 2)).toEqual(['texts', 'tesst']);
});

test('another first letter, too many slips and very short words are no slips', () => {
  expect(nearestWords('rust', ['just', 'trust'], oneSlip)).toEqual([]);
  expect(nearestWords('golang', ['going'], oneSlip)).toEqual([]);
  expect(nearestWords('sq', ['sql'], oneSlip)).toEqual([]);
  expect(nearestWords('slq', ['sql'], oneSlip)).toEqual([]);
});
