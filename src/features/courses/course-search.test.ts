import { expect, test, vi } from 'vitest';
import { courseSearch, namesFirst, type SearchedCourse, withTexts } from './course-search.ts';
import { findableWords, searchWords } from './course-search-words.ts';

test.each([
  ['C++ and C#, then ASP.NET', ['c++', 'and', 'c#', 'then', 'asp.net']],
  ['Use .NET 9.', ['use', '.net', '9']],
  ['Node.js: async/await', ['node.js', 'async', 'await']],
  ['Naïve Café', ['naive', 'cafe']],
  ['पाइथन सीखें', ['पाइथन', 'सीखें']],
  ['C Plus Plus or cpp', ['c++', 'or', 'c++']],
])('the text "%s" is split into its words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['ASP.NET', ['asp.net', 'aspnet', 'asp', 'net', '.net']],
  ['Python 3.13', ['python', '3.13']],
  ['Wi-Fi', ['wi', 'fi', 'wifi']],
])('%s is found by its parts', (name, words) => {
  expect(findableWords(name)).toEqual(words);
});

const module = (title: string, ...lines: string[]) => {
  return { title, id: `module-${title.toLowerCase()}`, lines };
};

const courses: SearchedCourse[] = [
  {
    path: 'Python',
    names: ['Python'],
    soughtAs: ['scripting', 'पायथन'],
    modules: [module('Start', 'Python and Java compared', 'A join of tables')],
  },
  { path: 'Java Script', names: ['Javascript', 'JavaScript'], promise: 'Scripts' },
  {
    path: 'Core_Java',
    names: ['Core Java'],
    modules: [module('Start', 'Java and C', 'Joins', 'A constructor')],
  },
  {
    path: 'SQL',
    names: ['SQL'],
    modules: [
      module('Start', 'Python and a script', 'Excel'),
      module('Joins', 'The inner join', 'Normalisation'),
    ],
  },
  {
    path: 'Cpp',
    names: ['C++'],
    modules: [module('Constructor', 'Excel files', 'Excel charts', 'C')],
  },
];
const way = { goal: 'Web developer', id: 'start-school' };
const ways = [{ ...way, label: 'Start? Web developer', courses: ['Java Script', 'SQL'] }];
const leads = [
  { label: 'Internship', to: '/internShips', words: ['internship'] },
  { label: 'Start', to: '#start', words: ['12th', 'excel student'] },
];
const ignored = ['course', 'in', 'fees', 'developer', 'core', 'after'];

const search = await courseSearch({ courses, ignored, ways, leads });
const found = (typed: string) => search(searchWords(typed)).courses?.map(({ path }) => path);
const whyOf = (typed: string, path: string) =>
  search(searchWords(typed)).courses?.find((course) => course.path === path)?.why;

test.each([
  [
    'a match in a module’s title comes before a match in a point',
    'joins',
    ['SQL', 'Python', 'Core_Java'],
  ],
  [
    'a match in `soughtAs` comes before a match in a promise',
    'script',
    ['Python', 'Java Script', 'SQL'],
  ],
  ['a whole word comes before a longer word', 'java', ['Core_Java', 'Java Script', 'Python']],
  ['the syllabus with more lines that match comes first', 'excel', ['Cpp', 'SQL']],
  ['a long name is found despite a slip in its first letter', 'havascript', ['Java Script']],
  ['a name is found despite two swapped letters at its beginning', 'jvaas', ['Java Script']],
  ['a word of a syllabus is found despite a slip', 'normalization', ['SQL']],
  ['a different word does not count as a slip', 'rust', []],
  ['a JavaScript property’s name is searched like any word', 'constructor', ['Cpp', 'Core_Java']],
  [
    'a course with one word in its name comes before a course with all words in its syllabus',
    'python joins',
    ['Python', 'SQL'],
  ],
  ['a course is found by its name in Devanagari', 'पायथन', ['Python']],
  ['a word that no course contains does not empty the result', 'excel kothrud', ['Cpp', 'SQL']],
  ['a year does not empty the result', 'python 2026', ['Python', 'SQL']],
  ['an ignored word counts if it is part of a course’s name', 'core java', ['Core_Java']],
])('%s', (_rule, typed, expected) => {
  expect(found(typed)?.slice(0, expected.length)).toEqual(expected);
  if (expected.length === 0) expect(found(typed)).toEqual([]);
});

test('a search is ignored if none of its words describes a course', () => {
  expect(found('course fees')).toBeUndefined();
});

test.each([
  ['the title of a module', 'joins', 'SQL', { number: 2, text: 'Joins', id: 'module-joins' }],
  ['a module’s point', 'inner', 'SQL', { number: 2, text: 'The inner join', id: 'module-joins' }],
  [
    'the line that contains most of the searched words',
    'java compared',
    'Python',
    { number: 1, text: 'Python and Java compared', id: 'module-start' },
  ],
  ['a line with a word that the name lacks', 'sql excel', 'SQL', { number: 1, text: 'Excel' }],
])('the reason shown for a course is %s', (_rule, typed, path, line) => {
  expect(whyOf(typed, path)).toMatchObject({ kind: 'line', ...line });
});

test('a course found by a word of its `soughtAs` shows that word as the reason', () => {
  expect(whyOf('scripting', 'Python')).toEqual({ kind: 'sought', text: 'scripting' });
});

test('the reason shown is the one that has most of the searched words', async () => {
  const searchReasons = await courseSearch({
    courses: [
      {
        path: 'html',
        names: ['HTML'],
        soughtAs: ['web designer'],
        modules: [module('Tables', 'A design')],
      },
    ],
    ignored: [],
    ways: [],
    leads: [],
  });
  const why = { kind: 'sought', text: 'web designer' };
  expect(searchReasons(['web', 'design']).courses).toMatchObject([{ why }]);
});

test.each([
  ['python', 'Python'],
  ['scripts', 'Java Script'],
])('the search gives no reason for a course whose tile already shows “%s”', (typed, path) => {
  expect(found(typed)).toContain(path);
  expect(whyOf(typed, path)).toBeUndefined();
});

test('a search for a way’s goal finds the way’s courses in order', () => {
  const { courses: onWay, leads: links } = search(['web', 'developer']);
  const why = { kind: 'way', ...way };
  expect(onWay).toEqual([
    { path: 'Java Script', isNamed: true, why },
    { path: 'SQL', isNamed: true, why },
  ]);
  expect(links).toEqual([{ label: 'Start? Web developer', to: '#start-school' }]);
});

test('if a searched word stands for a page, the search returns a link to that page', () => {
  const lead = [{ label: 'Internship', to: '/internShips' }];
  expect(search(['internships'])).toMatchObject({ courses: [], leads: lead });
  expect(search(['python', 'internship'])).toMatchObject({
    courses: [{ path: 'Python' }],
    leads: lead,
  });
});

test('a course that only mentions one word is found beside the page that another word names', () => {
  const leadsTo = [{ label: 'Internship', to: '/internShips' }];
  const sql = { path: 'SQL', isNamed: false };
  expect(search(['joins', 'internship'])).toMatchObject({ courses: [sql], leads: leadsTo });
});

test('courses that hardly mention a word are left out if a page answers', () => {
  expect(search(['inner']).courses).toMatchObject([{ path: 'SQL' }]);
  expect(search(['inner', 'internship']).courses).toEqual([]);
});

test('a phrase that stands for a page names no course, but each of its words alone still may', () => {
  const start = [{ label: 'Start', to: '#start' }];
  expect(search(['excel', 'students'])).toEqual({ courses: [], holdAll: true, leads: start });
  expect(search(['sql', 'after', '12th'])).toMatchObject({
    courses: [{ path: 'SQL' }],
    leads: start,
  });
  expect(search(['excel'])).toMatchObject({
    courses: [{ path: 'Cpp' }, { path: 'SQL' }],
    leads: [],
  });
});

test('the result says whether a word is in a course’s name or only in its syllabus', () => {
  const { courses: both } = search(['python']);
  expect(both).toMatchObject([
    { path: 'Python', isNamed: true },
    { path: 'SQL', isNamed: false },
  ]);
});

test('if no course has all words, courses with some words in their names are shown', () => {
  const python = { path: 'Python', isNamed: true };
  expect(search(['python', 'xyzzy'])).toMatchObject({ courses: [python], holdAll: false });
});

test('if many courses contain a word, a course with the word in only one point is not found', async () => {
  const many: SearchedCourse[] = Array.from({ length: 12 }, (_, at) => ({
    path: `course-${at}`,
    names: [`Subject ${at}`],
    modules: [at < 2 ? module('Robots') : module('Start', 'A robot')],
  }));
  const searchMany = await courseSearch({ courses: many, ignored: [], ways: [], leads: [] });
  expect(searchMany(['robots']).courses?.map(({ path }) => path)).toEqual(['course-0', 'course-1']);
});

test('courses with the words far apart are left out if another has them in one line', async () => {
  const searchLines = await courseSearch({
    courses: [
      { path: 'near', names: ['A'], modules: [module('Start', 'How machine learning works')] },
      { path: 'far', names: ['B'], modules: [module('Start', 'Your own machine', 'Learning')] },
    ],
    ignored: [],
    ways: [],
    leads: [],
  });
  expect(searchLines(['machine', 'learning']).courses?.map(({ path }) => path)).toEqual(['near']);
  expect(searchLines(['machine']).courses).toHaveLength(2);
});

test('if one name has all the words, courses with some of the words in their names are left out', async () => {
  const searchNames = await courseSearch({
    courses: [
      { path: 'some', names: ['Data Science'], soughtAs: ['business analyst'] },
      { path: 'all', names: ['C'], soughtAs: ['data structures', 'data analyst'] },
    ],
    ignored: [],
    ways: [],
    leads: [],
  });
  expect(searchNames(['data', 'structures']).courses).toMatchObject([{ path: 'all' }]);
  expect(searchNames(['data', 'analyst']).courses).toMatchObject([{ path: 'all' }]);
  expect(searchNames(['science', 'structures']).courses).toHaveLength(2);
});

test('the index is built in parts, so that the browser stays responsive', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  let isMade = false;
  const making = courseSearch({ courses, ignored, ways, leads }).then(() => (isMade = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isMade).toBe(false);
  await expect(making).resolves.toBe(true);
  vi.restoreAllMocks();
});

test('until the syllabi have loaded, only what names or links answer is shown', async () => {
  const named = courses.map(({ path, names }) => ({ path, names }));
  const searchNames = await courseSearch({ courses: named, ignored: [], ways: [], leads });
  const early = namesFirst(searchNames);
  expect(early(['pyhton'])?.courses).toEqual([{ path: 'Python', isNamed: true }]);
  expect(early(['internships'])?.leads).toHaveLength(1);
  for (const words of [['join'], ['python', 'join'], ['xyzzy']])
    expect(early(words)).toBeUndefined();
  expect(searchNames(['join']).courses).toEqual([]);
});

test('a course gets the texts of its own syllabus', () => {
  const names = { courses: [{ path: 'C', names: ['C'] }], ignored: [], ways: [], leads: [] };
  const texts = { C: { promise: 'Close to the machine' }, Cpp: { promise: 'Classes' } };
  expect(withTexts(names, texts).courses).toEqual([{ ...names.courses[0], ...texts.C }]);
});
