import { describe, expect, test } from 'vitest';
import { type CourseWordIndex, courseSearch } from './course-search.ts';

const courses = [
  { path: 'Python', name: 'Python' },
  { path: 'Java Script', name: 'Javascript' },
  { path: 'Core_Java', name: 'Core Java' },
  { path: 'SQL', name: 'SQL' },
  { path: 'Cpp', name: 'C++' },
  { path: 'C', name: 'C' },
];

const index: CourseWordIndex = {
  courses: courses.map(({ path }) => path),
  words: {
    python: [0, 3],
    java: [2],
    javascript: [1, 0],
    join: [3],
    joining: [1],
    constructor: [2, 4],
    normalisation: [3],
    script: [0],
    c: [4, 5],
    just: [0, 1],
  },
  ignored: ['course', 'in'],
};

describe('with the words of all syllabi', () => {
  const search = courseSearch(courses, index);
  test.each([
    ['names and syllabi count', ['python'], ['Python', 'SQL']],
    ['every word must be there', ['python', 'join'], ['SQL']],
    ['singular and plural are one', ['joins'], ['SQL']],
    ['a name counts by its beginning', ['jav'], ['Python', 'Java Script', 'Core_Java']],
    ['a name counts by its end', ['script'], ['Python', 'Java Script']],
    ['a whole word beats words that only begin so', ['java'], ['Java Script', 'Core_Java']],
    ['a short word is found whole', ['c'], ['Core_Java', 'Cpp', 'C']],
    ['signs belong to a name', ['c++'], ['Cpp']],
    ['a slip in a name', ['pyhton'], ['Python']],
    ['a slip in the beginning of a name', ['pyht'], ['Python']],
    ['a slip in a syllabus', ['normalization'], ['SQL']],
    ['another word is no slip', ['rust'], []],
    ['words that say nothing don’t count', ['python', 'course', 'join'], ['SQL']],
    ['names of JavaScript’s own are words', ['constructor'], ['Core_Java', 'Cpp']],
    ['a word that occurs nowhere', ['python', 'xyzzy'], []],
  ])('%s', (_rule, words, expected) => {
    expect([...search(words)]).toEqual(expected);
  });

  test('no words find all courses, and so do words that say nothing', () => {
    expect([...search([])]).toEqual(index.courses);
    expect([...search(['course', 'in'])]).toEqual(index.courses);
  });
});

describe('without the words of the syllabi', () => {
  const search = courseSearch(courses);
  test('names are searched, slips included', () => {
    expect([...search(['java'])]).toEqual(['Java Script', 'Core_Java']);
    expect([...search(['pyhton'])]).toEqual(['Python']);
    expect([...search(['join'])]).toEqual([]);
  });
});
