import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { sound } from '../../content/testing/spoilt-content.ts';
import { courseIndex } from './course-index.ts';
import { courseSearch, findableWords, searchWords } from './course-search.ts';

test.each([
  ['C++ and C#, then ASP.NET', ['c++', 'and', 'c#', 'then', 'asp.net']],
  ['Use .NET 9.', ['use', '.net', '9']],
  ['Node.js: async/await', ['node.js', 'async', 'await']],
  ['Naïve Café', ['naive', 'cafe']],
  ['पाइथन सीखें', ['पाइथन', 'सीखें']],
  ['C Plus Plus or cpp', ['c++', 'or', 'c++']],
])('the words of "%s"', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['ASP.NET', ['asp.net', 'aspnet', 'asp', 'net', '.net']],
  ['Python 3.13', ['python', '3.13']],
])('%s is found by its parts and without the dot, unless it is a number', (name, words) => {
  expect(findableWords(name)).toEqual(words);
});

const course = (path: string, title: string, more: object = {}) => ({ path, title, ...more });
const start = ['Start', 'module-start'] as const;

const courses = [
  course('Python', 'Python', {
    soughtAs: 'scripting',
    modules: [start],
    points: 'python java join',
  }),
  course('Java Script', 'Javascript', { promise: 'Scripts' }),
  course('Core_Java', 'Core Java', { modules: [start], points: 'java join constructor c' }),
  course('SQL', 'SQL', {
    modules: [start, ['Joins', 'module-joins']],
    points: 'python script join normalisation',
  }),
  course('Cpp', 'C++', { modules: [['Constructor', 'module-constructor']], points: 'c' }),
];

const search = courseSearch({ courses, ignored: ['course', 'in'] });
const found = (...words: string[]) => search(words)?.courses.map(({ path }) => path);

test.each([
  ['a module’s title comes before a point', ['joins'], ['SQL', 'Python', 'Core_Java']],
  [
    'a promise comes before a point, what visitors call it before both',
    ['script'],
    ['Python', 'Java Script', 'SQL'],
  ],
  [
    'a whole word comes before a beginning, a name before a syllabus',
    ['java'],
    ['Core_Java', 'Java Script', 'Python'],
  ],
  ['a slip in the first letter of a long name', ['havascript'], ['Java Script']],
  ['a slip in a syllabus', ['normalization'], ['SQL']],
  ['another word is no slip', ['rust'], []],
  ['names of JavaScript’s own are words', ['constructor'], ['Cpp', 'Core_Java']],
])('%s', (_rule, words, expected) => {
  expect(found(...words)).toEqual(expected);
});

test('it says in which module the words are that neither name nor promise shows', () => {
  expect(search(['sql', 'joins'])?.courses[0]).toEqual({
    path: 'SQL',
    module: { number: 2, title: 'Joins', id: 'module-joins' },
  });
  expect(search(['python'])?.courses[0]).toEqual({ path: 'Python' });
  expect(search(['scripts'])?.courses).toContainEqual({ path: 'Java Script' });
});

test('where no course has all words, those whose names hold most of them are shown', () => {
  expect(search(['python', 'xyzzy'])).toEqual({ courses: [{ path: 'Python' }], holdAll: false });
  expect(search(['join', 'xyzzy'])).toEqual({ courses: [], holdAll: false });
});

test('without the words of the syllabi names are searched, slips included', () => {
  const names = courses.map(({ path, title }) => ({ path, title }));
  const searchNames = courseSearch({ courses: names, ignored: [] });
  expect(searchNames(['pyhton'])?.courses).toEqual([{ path: 'Python' }]);
  expect(searchNames(['join'])?.courses).toEqual([]);
});

test('what a course is sought as may be given by its second address', () => {
  const { content } = readContent(sound);
  const catalogue = content && { ...content.catalogue, soughtAs: { CoralDraw: ['logo maker'] } };
  const sought = catalogue && courseIndex(catalogue).courses.filter(({ soughtAs }) => soughtAs);
  expect(sought).toMatchObject([{ path: 'CoralDraw', soughtAs: 'logo maker' }]);
});
