import { expect, test } from 'vitest';
import type { Course, CourseLink } from '../../content/content.ts';
import type { FactName } from '../../content/course-texts.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { tileFacts } from './tile-facts.ts';

const words = { after: 'after {courses}' };
const syllabus = {
  modules: { one: 'module', many: 'modules' },
  // The tiles of these tests need only the following words, so the casts are safe.
  choices: {
    level: { beginner: 'Beginner', intermediate: 'Intermediate' },
  } as SyllabusWords['choices'],
  facts: { hoursPerWeek: 'Hours a week', batches: 'Batches' } as Record<FactName, string>,
};

test('a tile ends with modules and level in one line, and prerequisites in another', () => {
  const modules = [{ id: 'a', number: 1, title: 'A', points: [] }];
  const prerequisites = [[link('C#')], [link('HTML')], [link('SQL'), link('MySQL')]];
  const tiles = [
    tile({ modules }),
    tile({ level: 'intermediate', prerequisites, modules: [...modules, ...modules] }),
  ];
  expect(tileFacts(tiles, words, syllabus).map(({ foot, after }) => [foot, after])).toEqual([
    [['1 module', 'Beginner'], undefined],
    [['2 modules', 'Intermediate'], 'after C#, HTML, SQL or MySQL'],
  ]);
});

test('a tile does not show a title that differs from the tile’s name only in capitals', () => {
  const names = [
    { tile: 'ReactJS', title: 'ReactJs' },
    { tile: 'Coraldraw', title: 'CorelDRAW' },
  ];
  const shown = tileFacts(names.map(tile), words, syllabus).map(({ title }) => title);
  expect(shown).toEqual([undefined, 'CorelDRAW']);
});

test('each phase is a step of the skyline', () => {
  const without = { id: 'a', number: 1, title: 'A', points: [] };
  const points = [{ kind: 'project', text: 'A shop' } as const];
  const modules = [without, { ...without, id: 'b', points }];
  const phases = modules.map((module) => ({ id: module.id, title: 'Phase', modules: [module] }));
  const [facts] = tileFacts([tile({ modules, phases })], words, syllabus);
  expect(facts?.skyline).toEqual([
    { phase: 0, hasProject: false },
    { phase: 1, hasProject: true },
  ]);
});

test('a tile shows the facts that the owner gives about the course, with labels where needed', () => {
  const batches = [{ day: '2027-01-04', time: '7 to 9 am' }, { day: '2027-02-01' }];
  const facts = { duration: '6 months', hoursPerWeek: '6 to 8', batches, fee: 18000 };
  const shown = tileFacts([tile({ facts }), tile({})], words, syllabus);
  expect(shown.map((each) => each.facts)).toEqual([
    // The date must not depend on the time zone in which the site is built.
    [
      '6 months',
      'Hours a week: 6 to 8',
      'Batches: Mon, 4 January 2027, 7 to 9 am; Mon, 1 February 2027',
      '₹18,000',
    ],
    [],
  ]);
});

function link(title: string): CourseLink {
  return { path: title, title };
}

function tile(course: Partial<Course>): Course {
  const needed = {
    tile: 'C',
    tilePath: 'C',
    title: 'C',
    level: 'beginner',
    facts: {},
    prerequisites: [],
    modules: [],
    phases: [],
    ...course,
  };
  // `tileFacts` needs only these fields of a course, so the cast is safe.
  return needed as unknown as Course;
}
