import { expect, test } from 'vitest';
import { findableWords, nameWords, searchWords, singular } from './course-search-words.ts';

test.each([
  ['C++ and C#, then ASP.NET', ['c++', 'and', 'c#', 'then', 'asp.net']],
  ['Use .NET 9.', ['use', '.net', '9']],
  ['List<String> over TCP/IP', ['list', 'string', 'over', 'tcp', 'ip']],
  ['Node.js: async/await', ['node.js', 'async', 'await']],
  ['Naïve Café', ['naive', 'cafe']],
  ['पाइथन सीखें', ['पाइथन', 'सीखें']],
  ['c sharp', ['c#']],
  ['C Plus Plus or cpp', ['c++', 'or', 'c++']],
  ['dot net', ['.net']],
  ['C #', ['c#']],
  [' … ?! ', []],
])('the words of "%s"', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a name with a dot is found by its parts and without the dot', () => {
  expect(findableWords('ASP.NET')).toEqual(['asp.net', 'aspnet', 'asp', 'net', '.net']);
  expect(findableWords('Node.js')).toContain('nodejs');
});

test('a number with a dot is one word', () => {
  expect(findableWords('Python 3.13')).toEqual(['python', '3.13']);
});

test('the words of a name are also found written as one', () => {
  expect(nameWords('Full Stack Java')).toEqual(
    expect.arrayContaining(['fullstackjava', 'stackjava']),
  );
});

test.each([
  ['joins', 'join'],
  ['class', 'class'],
  ['css', 'css'],
  ['join', 'join'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});
