import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import type { Course } from './content.ts';
import { internshipFacts } from './schemas/internship.ts';
import { fieldsOf } from './schemas/text.ts';
import {
  courseText,
  knownContent,
  shortCourse,
  soundFrontMatter,
  soundModules,
} from './testing/known-content.ts';
import { contentWith } from './testing/spoilt-content.ts';

function courseOf(text: string, today = '2026-11-22'): Course {
  const { courses } = contentWith({ 'courses/C.md': text }, today);
  const course = courses.find(({ path }) => path === 'C');
  if (!course) throw new Error('There is no course C.');
  return course;
}

test('a course without a description is described by its modules', () => {
  const { catalogue } = contentWith({ 'courses/Tally.md': shortCourse });
  const last = catalogue.groups.at(-1)?.courses.at(-1);
  expect(last).toMatchObject({
    tile: 'Tally Prime',
    tilePath: 'Tally',
    description: expect.stringMatching(/Tally Prime.*\b3\b.*Vouchers, Stock and GST/) as unknown,
    facts: {},
    prerequisites: [],
    related: [],
    phases: [],
  });
});

test('courses without a group have a heading of their own, below all groups', () => {
  const { catalogue } = contentWith({ 'courses/Tally.md': shortCourse });
  const shipped = contentWith().catalogue.groups.map(({ id }) => id);
  const [last, ...above] = catalogue.groups.toReversed();
  expect(above.toReversed().map(({ id }) => id)).toEqual(shipped);
  expect(last).toMatchObject({ ...catalogue.more, courses: [{ path: 'Tally' }] });
});

test('a description names only as many modules as fit in a search result', () => {
  const frontMatter = soundFrontMatter.replace(/^description.*\n/m, '');
  const { description } = courseOf(
    courseText({ frontMatter, modules: soundModules('a'.repeat(9)) }),
  );
  expect(description).toContain('module 1, module 2');
  expect(description.length).toBeLessThanOrEqual(160);
});

test('a point that begins with “Practical:” or “Project:” is a practical or a project', () => {
  const points = ['Practical: count', 'Project:keep it', 'Exercise: no mark', 'Hand in: files'];
  const dashed = ['Practical – file a return', 'Project - a shop', 'Practical-based lessons'];
  const { modules } = courseOf(courseText({ modules: [['M', [...points, ...dashed]]] }));
  expect(modules[0]?.points).toEqual([
    { kind: 'practice', text: 'count' },
    { kind: 'project', text: 'keep it' },
    { kind: 'topic', text: 'Exercise: no mark' },
    { kind: 'topic', text: 'Hand in: files' },
    { kind: 'practice', text: 'file a return' },
    { kind: 'project', text: 'a shop' },
    { kind: 'topic', text: 'Practical-based lessons' },
  ]);
});

test('each module has its own anchor, made from its title', () => {
  const added = ['Joins & keys', 'Joins keys', 'डेटा', 'C', 'C#'].map(
    (title) => [title, []] as const,
  );
  const idsOf = (modules: readonly (readonly [string, readonly string[]])[]) =>
    courseOf(courseText({ modules })).modules.map(({ id }) => id);
  const ids = ['module-joins--keys', 'module-joins-keys', 'module-डेटा', 'module-c', 'module-c-1'];
  expect(idsOf([...added, ...soundModules()]).slice(0, 5)).toEqual(ids);
  expect(idsOf([...soundModules(), ...added]).slice(-5)).toEqual(ids);
});

test('modules are numbered across all phases', () => {
  const text = courseText()
    .replaceAll(/^## (?=module)/gm, '### ')
    .replace('### module 1\n', '## A\n\n### module 1\n')
    .replace('### module 4\n', '## B\n\n### module 4\n');
  const { phases, modules } = courseOf(text);
  expect(phases.map(({ id, title }) => [id, title])).toEqual([
    ['phase-1', 'A'],
    ['phase-2', 'B'],
  ]);
  expect(phases[1]?.modules.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(modules).toHaveLength(10);
});

test('alternative prerequisites form a group', () => {
  const frontMatter = `${soundFrontMatter}prerequisites: [SQL, [Python, CorelDraw]]\n`;
  const link = (path: string) => ({ path, title: path });
  expect(courseOf(courseText({ frontMatter })).prerequisites).toEqual([
    [link('SQL')],
    [link('Python'), link('CorelDraw')],
  ]);
});

test('batches are shown up to and including their first days, the earliest first', () => {
  const batches = 'batches:\n  - day: 1/2/2027\n  - day: 4 Jan 2027\n    time: 7 to 9 am\n';
  const frontMatter = `${soundFrontMatter}hoursPerWeek: 6\nfee: 18000\n${batches}`;
  const lasting = { hoursPerWeek: 6, fee: 18_000 };
  const factsOn = (day: string) => courseOf(courseText({ frontMatter }), day).facts;
  const [january, february] = [{ day: '2027-01-04', time: '7 to 9 am' }, { day: '2027-02-01' }];
  expect(factsOn('2027-01-04')).toEqual({ ...lasting, batches: [january, february] });
  expect(factsOn('2027-01-05')).toEqual({ ...lasting, batches: [february] });
  expect(factsOn('2027-02-02')).toEqual(lasting);
});

test.each([
  ['1 June 2027', '2027-06-01', '2027-06-02'],
  ['Monday, 1 June 2027, 7 to 9 am', '2027-06-01', '2027-06-02'],
  ['1/6/2027 or June 15, 2027: ask us', '2027-06-15', '2027-06-16'],
  ['Each month', '2030-01-01', ''],
])(
  'a line about the next start of internships is shown until its dates have passed: %s',
  (...row) => {
    const [line, last, after] = row;
    const document = parseDocument(knownContent.files.get('internship.yaml') ?? '');
    const facts = fieldsOf(internshipFacts, (name) => ({ heading: name, items: [line] }));
    document.setIn(['details', 'facts'], facts);
    const startsOn = (day: string) => {
      const { internship } = contentWith({ 'internship.yaml': document.toString() }, day);
      return internship.details.facts?.nextStart.items;
    };
    expect(startsOn(last)).toEqual([line]);
    if (after) expect(startsOn(after)).toEqual([]);
  },
);
