import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { courseIndex } from './course-index.ts';
import { courseSearch, findableWords, nameWords, searchWords, singular } from './course-search.ts';

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
  course('C', 'C'),
];

describe('with the words of all syllabi', () => {
  const search = courseSearch({ courses, ignored: ['course', 'in'] });
  const found = (...words: string[]) => search(words)?.courses.map(({ path }) => path);

  test.each([
    ['a title comes before a point', ['python'], ['Python', 'SQL']],
    ['every word must be there', ['python', 'join'], ['Python', 'SQL']],
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
  const named = courses.map(({ path, title }) => ({ path, title }));
  const search = courseSearch({ courses: named, ignored: [] });
  test('names are searched, slips included', () => {
    expect(search(['java'])?.courses.map(({ path }) => path)).toEqual(['Core_Java', 'Java Script']);
    expect(search(['pyhton'])?.courses).toEqual([{ path: 'Python' }]);
    expect(search(['join'])?.courses).toEqual([]);
  });
});

describe('in the courses of the site', async () => {
  const { content } = await loadContent(join(import.meta.dirname, '../../../content'));
  if (!content) throw new Error('the content has faults; npm run check names them');
  const tiles = content.catalogue.groups.flatMap((group) => group.tiles);
  const search = courseSearch(courseIndex(content.catalogue));

  test.each(tiles)(
    '$path is found by its name, its title, its modules and their points',
    (tile) => {
      const { title, modules } = tile.course;
      // The last points only, since searching for all of them takes half a minute.
      const lines = modules.flatMap((module) => [
        module.title,
        ...module.points.slice(-1).map((point) => point.text),
      ]);
      for (const text of [tile.name, title, ...lines]) {
        // Words that say nothing of a course, such as "Classes", leave all of them.
        const { courses } = search(searchWords(text)) ?? { courses: tiles };
        expect(
          courses.map(({ path }) => path),
          text,
        ).toContain(tile.path);
      }
    },
  );
});
