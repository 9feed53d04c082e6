import { expect, test } from 'vitest';
import { assembleCourse } from './assemble-course.ts';
import { indexCourses } from './checks/course-index.ts';
import { parseCourseFile } from './syllabus/parse-course-file.ts';
import { courseText, soundFrontMatter, soundModules } from './testing/course-text.ts';

const marks = {
  practice: 'Exercise',
  project: 'Work piece',
  handIn: 'Hand in',
  judgedOn: 'Judged on',
};
const others = ['Python', 'SQL'].map((path) =>
  parseCourseFile(
    `courses/${path}.md`,
    courseText({ frontMatter: soundFrontMatter.replace('title: Title', `title: The ${path}`) }),
  ),
);

function courseOf(text: string, today = '2026-11-22') {
  const file = parseCourseFile('courses/C.md', text);
  if (!file.frontMatter || file.problems.length > 0) throw new Error(JSON.stringify(file.problems));
  const context = { index: indexCourses([file, ...others]), marks, today };
  return assembleCourse(file, file.frontMatter, 'language', context);
}

test('practices and projects are told by the words that the catalogue gives for them', () => {
  const points = ['Exercise: count', 'Work piece:keep it', 'Practice: no mark', 'Hand in: files'];
  const { modules } = courseOf(courseText({ modules: [['M', points], ...soundModules()] }));
  expect(modules[0]?.points).toEqual([
    { kind: 'practice', text: 'count' },
    { kind: 'project', text: 'keep it' },
    { kind: 'topic', text: 'Practice: no mark' },
    { kind: 'topic', text: 'Hand in: files' },
  ]);
});

test('a module’s anchor is made of its title, whatever its place, and is its own', () => {
  const added = [['Joins & keys', []] as const, ['Joins keys', []] as const, ['डेटा', []] as const];
  const idsOf = (modules: readonly (readonly [string, readonly string[]])[]) =>
    courseOf(courseText({ modules })).modules.map(({ id }) => id);
  const first = idsOf([...added, ...soundModules()]).slice(0, 3);
  expect(first).toEqual(['module-joins--keys', 'module-joins-keys', 'module-डेटा']);
  expect(idsOf([...soundModules(), ...added]).slice(-3)).toEqual(first);
  expect(idsOf([['C', []], ['C#', []], ...soundModules()]).slice(0, 2)).toEqual([
    'module-c',
    'module-c-1',
  ]);
});

test('modules are numbered through all phases', () => {
  const text = courseText().replace('## module 1\n', '## A\n\n### module 1\n');
  const phased = text
    .replaceAll(/^## (?=module)/gm, '### ')
    .replace('### module 4\n', '## B\n\n### module 4\n')
    .replace('### module 9\n', '## C\n\n### module 9\n');
  const { phases, modules } = courseOf(phased);
  expect(
    phases.map(({ id, title, modules: own }) => [id, title, own.map(({ number }) => number)]),
  ).toEqual([
    ['phase-1', 'A', [1, 2, 3]],
    ['phase-2', 'B', [4, 5, 6, 7, 8]],
    ['phase-3', 'C', [9, 10]],
  ]);
  expect(modules).toHaveLength(10);
});

test('prerequisites are links, those of which one is enough together', () => {
  const frontMatter = `${soundFrontMatter}prerequisites: [SQL, [Python, SQL]]\n`;
  const [sql, python] = ['SQL', 'Python'].map((path) => ({ path, title: `The ${path}` }));
  expect(courseOf(courseText({ frontMatter })).prerequisites).toEqual([[sql], [python, sql]]);
  expect(courseOf(courseText()).prerequisites).toEqual([]);
});

test('a batch is shown on its first day and not after it', () => {
  const frontMatter = `${soundFrontMatter}fee: 18000\nnextBatch: 2027-01-04\n`;
  const factsOn = (today: string) => courseOf(courseText({ frontMatter }), today).facts;
  expect(factsOn('2027-01-04')).toEqual({ fee: 18_000, nextBatch: '2027-01-04' });
  expect(factsOn('2027-01-05')).toEqual({ fee: 18_000 });
});
