import { describe, expect, test } from 'vitest';
import { courseSearch } from './course-search.ts';
import { placeOf, type CoursePart, type CourseWordIndex } from './course-word-index.ts';

const courses = [
  { path: 'Python', name: 'Python' },
  { path: 'Java Script', name: 'Javascript' },
  { path: 'Core_Java', name: 'Core Java' },
  { path: 'SQL', name: 'SQL' },
  { path: 'Cpp', name: 'C++' },
  { path: 'C', name: 'C' },
];

const title = (module: number): CoursePart => ({ module, in: 'title' });
const points = (module: number): CoursePart => ({ module, in: 'points' });

const index: CourseWordIndex = {
  courses: courses.map(({ path }) => ({
    path,
    modules: [
      ['Start', 'module-start'],
      ['Joins', 'module-joins'],
    ],
  })),
  words: {
    python: [placeOf(0, 'title'), placeOf(3, points(0))],
    java: [placeOf(2, 'title'), placeOf(0, points(0))],
    scripting: [placeOf(0, 'soughtAs')],
    scripts: [placeOf(1, 'promise'), placeOf(3, points(0))],
    join: [
      placeOf(0, points(0)),
      placeOf(3, title(1)),
      placeOf(3, points(0)),
      placeOf(2, points(1)),
    ],
    constructor: [placeOf(2, points(0)), placeOf(4, title(0))],
    normalisation: [placeOf(3, points(1))],
    c: [placeOf(4, points(0)), placeOf(5, 'title')],
  },
  ignored: ['course', 'in'],
};

describe('with the words of all syllabi', () => {
  const search = courseSearch(courses, index);
  const found = (...words: string[]) => search(words)?.courses.map(({ path }) => path);

  test.each([
    ['a title comes before a point', ['python'], ['Python', 'SQL']],
    ['every word must be there', ['python', 'join'], ['Python', 'SQL']],
    ['a module’s title comes before a point', ['joins'], ['SQL', 'Python', 'Core_Java']],
    [
      'a promise comes before a point, what visitors call it before both',
      ['script'],
      ['Java Script', 'Python', 'SQL'],
    ],
    [
      'a whole word comes before a beginning, a name before a syllabus',
      ['java'],
      ['Core_Java', 'Java Script', 'Python'],
    ],
    ['a title that says no more comes first', ['c'], ['C', 'Core_Java', 'Cpp']],
    ['signs belong to a name', ['c++'], ['Cpp']],
    ['a name in two words', ['java', 'script'], ['Java Script', 'Python']],
    ['a slip in a name', ['pyhton'], ['Python']],
    ['a slip in the beginning of a name', ['pyht'], ['Python']],
    ['a slip in the first letter of a long name', ['havascript'], ['Java Script']],
    ['a slip in a syllabus', ['normalization'], ['SQL']],
    ['another word is no slip', ['rust'], []],
    ['words that say nothing don’t count', ['python', 'course'], ['Python', 'SQL']],
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

  test('no words and words that say nothing are no search', () => {
    expect(search([])).toBeUndefined();
    expect(search(['course', 'in'])).toBeUndefined();
  });
});

describe('without the words of the syllabi', () => {
  const search = courseSearch(courses);
  test('names are searched, slips included', () => {
    expect(search(['java'])?.courses.map(({ path }) => path)).toEqual(['Core_Java', 'Java Script']);
    expect(search(['pyhton'])?.courses).toEqual([{ path: 'Python' }]);
    expect(search(['join'])?.courses).toEqual([]);
  });
});
