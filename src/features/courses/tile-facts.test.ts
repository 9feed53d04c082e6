import { expect, test } from 'vitest';
import type { Course, CourseLink, Tile } from '../../content/content.ts';
import type { FactName } from '../../content/course-texts.ts';
import { tileFacts } from './tile-facts.ts';

const words = {
  level: 'Starts at: {level}',
  after: 'After {courses}',
};
const syllabus = {
  modules: { one: 'module', many: 'modules' },
  projects: { one: 'project', many: 'projects' },
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  // Only those that a tile needs.
  facts: { hoursPerWeek: 'Hours a week', nextBatch: 'Next batch' } as Record<FactName, string>,
};

test('a level is said only where most courses of the group start elsewhere', () => {
  const tiles = [tile({}), tile({}), tile({ level: 'intermediate' })];
  const starts = tileFacts(tiles, words, syllabus).map(({ start }) => start);
  expect(starts).toEqual([[], [], ['Starts at: Intermediate']]);
});

test('the courses before are named by their titles; of those in an inner list one is enough', () => {
  const prerequisites = [[link('C#')], [link('HTML')], [link('SQL'), link('MySQL')]];
  const [facts] = tileFacts([tile({ prerequisites })], words, syllabus);
  expect(facts?.start).toEqual(['After C#, HTML and SQL or MySQL']);
});

test('modules and projects are counted, what there is none of is not said, and each phase is a step of the skyline', () => {
  const without = { id: 'a', number: 1, title: 'A', points: [] };
  const points = [{ kind: 'project', text: 'A shop' } as const];
  const modules = [without, { ...without, id: 'b', points }];
  const phases = modules.map((module) => ({ id: module.id, title: 'Phase', modules: [module] }));
  const [one, two] = tileFacts(
    [tile({ modules: [without] }), tile({ modules, phases })],
    words,
    syllabus,
  );
  expect(one?.counts).toEqual(['1 module']);
  expect(two?.counts).toEqual(['2 modules', '1 project']);
  expect(two?.skyline).toEqual([
    { phase: 0, hasProject: false },
    { phase: 1, hasProject: true },
  ]);
});

test('what the owner says is on the tile, with its name where the text alone would not say what it is', () => {
  const facts = {
    duration: '6 months',
    hoursPerWeek: '6 to 8',
    nextBatch: '2027-01-04',
    fee: 18000,
  };
  const shown = tileFacts([tile({ facts }), tile({})], words, syllabus);
  expect(shown.map((each) => each.facts)).toEqual([
    // The day is the same in whichever time zone the site is built.
    ['6 months', 'Hours a week: 6 to 8', 'Next batch: Mon, 4 January 2027', '₹18,000'],
    [],
  ]);
});

function link(title: string): CourseLink {
  return { path: title, title };
}

function tile(course: Partial<Course>): Tile {
  const needed = {
    level: 'beginner',
    facts: {},
    prerequisites: [],
    modules: [],
    phases: [],
    ...course,
  };
  // Only what a tile shows.
  return { name: 'C', path: 'C', course: needed as unknown as Course };
}
