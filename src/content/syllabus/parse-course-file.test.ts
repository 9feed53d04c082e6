import { describe, expect, test } from 'vitest';
import { parseCourseFile } from './parse-course-file.ts';
import {
  courseText,
  numbered,
  soundFrontMatter,
  soundModules,
  type CourseParts,
} from '../testing/course-text.ts';

type CountCase = [name: string, parts: Partial<CourseParts>, heading: string, message: RegExp];

/** Each problem as `line:column message`. */
function problemsIn(text: string): string[] {
  return parseCourseFile('courses/C.md', text).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

/** The course's modules in so many phases: a module each, and the last has the rest. */
function inPhases(text: string, count: number): string {
  let phases = 0;
  return text.replaceAll(/^## /gm, () =>
    phases < count ? `## Phase ${++phases}\n\n### ` : '### ',
  );
}

/** The line of a text. */
function lineOf(text: string, wanted: string): number {
  return text.split('\n').indexOf(wanted) + 1;
}

test('a sound file is read', () => {
  const course = parseCourseFile('courses/Java Script.md', courseText());
  expect(course.problems).toEqual([]);
  expect(course.path).toBe('Java Script');
  expect(course.frontMatter?.related).toEqual(['Python', 'SQL']);
  expect(course.modules).toHaveLength(10);
});

describe('front matter', () => {
  test('a missing title is reported at the first field', () => {
    const text = courseText({ frontMatter: soundFrontMatter.replace('title: Title\n', '') });
    expect(problemsIn(text)).toEqual(['2:1 the field `title` is missing']);
  });

  test.each([
    ['promise: Too short', /^7:10 `promise` must be at least 20 characters/],
    [`promise: ${'Long '.repeat(15)}`, /^7:10 `promise` must be at most 70 characters/],
    ['promise: Ends with a full stop.', /^7:10 `promise` must not end with a full stop/],
    ['prerequisites: html', /^7:16 `prerequisites` must be a list/],
    ['prerequisites: []', /^7:1 `prerequisites` needs at least one course/],
    ['prerequisites: [3]', /^7:17 `prerequisites › 1` must be a course, such as html/],
    ['prerequisites: [[html]]', /^7:17 `prerequisites › 1` needs at least two courses/],
    ['hoursPerWeek: []', /^7:1 `hoursPerWeek` must be a number such as 6/],
    ['fee: -1', /^7:6 `fee` must be rupees as a number such as 18000/],
    ['nextBatch: 4 January', /^7:12 `nextBatch` must be a date: year-month-day/],
    ['nextBatch: 2027-02-30', /^7:12 `nextBatch` must be a date: year-month-day/],
  ])('%s is reported', (field, message) => {
    expect(problemsIn(courseText({ frontMatter: `${soundFrontMatter}${field}\n` }))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test('what may be left out is read where it is given', () => {
    const fields = {
      promise: 'Write programs that others can read',
      prerequisites: ['html', ['C', 'Python']],
      duration: '6 months',
      hoursPerWeek: 6,
      mode: 'Classroom or online',
      language: 'Hindi and English',
      fee: 18_000,
      nextBatch: '2027-01-04',
    };
    const written = Object.entries(fields).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
    );
    const frontMatter = `${soundFrontMatter}${written.join('')}`;
    const { problems, ...course } = parseCourseFile('courses/C.md', courseText({ frontMatter }));
    expect(problems).toEqual([]);
    expect(course.frontMatter).toMatchObject(fields);
  });

  test('a date needs no quotes', () => {
    const frontMatter = `${soundFrontMatter}nextBatch: 2027-01-04\n`;
    expect(problemsIn(courseText({ frontMatter }))).toEqual([]);
  });

  test('an unknown field is reported at its name', () => {
    const text = courseText({ frontMatter: `${soundFrontMatter}price: none\n` });
    expect(problemsIn(text)).toEqual(['7:1 no field is called `price`']);
  });

  test('an unquoted colon is reported at the text that holds it', () => {
    const frontMatter = soundFrontMatter.replace('title: Title', 'title: Web: the basics');
    expect(problemsIn(courseText({ frontMatter }))).toEqual([
      expect.stringMatching(/^3:8 .*colon/),
    ]);
  });

  test('text after a # is not silently lost', () => {
    const frontMatter = soundFrontMatter.replace('title: Title', 'title: C # sharp');
    expect(problemsIn(courseText({ frontMatter }))).toEqual([
      expect.stringMatching(/^3:10 .*lost/),
    ]);
  });

  test.each(['# Modules\n', '---\ntile: x\n', ''])(
    'one that is missing is reported: %j',
    (text) => {
      expect(problemsIn(text)).toEqual([expect.stringMatching(/^1:1 the front matter is missing/)]);
    },
  );

  test('an alias is known even where another field is faulty', () => {
    const frontMatter = `${soundFrontMatter.replace('beginner', 'easy')}alias: See\n`;
    expect(parseCourseFile('courses/C.md', courseText({ frontMatter })).alias).toBe('See');
  });
});

describe('points and modules', () => {
  test('three modules make a course', () => {
    expect(problemsIn(courseText({ modules: soundModules().slice(0, 3) }))).toEqual([]);
  });

  test('a module may have no points, but a stray paragraph is reported at its place', () => {
    const text = courseText({ modules: [...soundModules(), ['Bare', []]] });
    expect(problemsIn(text)).toEqual([]);
    const withText = `${courseText()}\nStray text\n`;
    expect(problemsIn(withText)).toEqual([
      `${lineOf(withText, 'Stray text')}:1 this text belongs to no list of points`,
    ]);
  });

  test.each([
    [2, /has 2 phases, not 3 to 6/],
    [7, /has 7 phases, not 3 to 6/],
  ])('%i phases are reported', (count, message) => {
    const text = inPhases(courseText(), count);
    expect(problemsIn(text)).toEqual([expect.stringMatching(message)]);
    expect(problemsIn(text)[0]).toMatch(new RegExp(`^${lineOf(text, '# Modules')}:1 `));
  });

  test.each([3, 6])('%i phases are sound', (count) => {
    const { problems, phases, modules } = parseCourseFile(
      'courses/C.md',
      inPhases(courseText(), count),
    );
    expect(problems).toEqual([]);
    expect(phases).toHaveLength(count);
    expect(modules).toHaveLength(10);
  });

  test('a phase that occurs twice is reported at the second', () => {
    const text = inPhases(courseText(), 3).replace('## Phase 2', '## Phase 1');
    expect(problemsIn(text)).toEqual([expect.stringMatching(/ this phase is already in line/)]);
  });

  test.each([
    ['too few prerequisites', { before: [] }, '# Before you start', /has 0 points, not 1 to 4/],
    ['too many', { before: numbered('a', 5) }, '# Before you start', /has 5 points, not 1 to 4/],
    [
      'too few outcomes',
      { afterwards: ['a', 'b'] },
      '# Afterwards you can',
      /2 points, not 3 to 7/,
    ],
    ['a short module', { modules: [...soundModules(), ['M', ['a', 'b']]] }, '## M', /2 points/],
    [
      'a long module',
      { modules: [...soundModules(), ['M', numbered('a', 13)]] },
      '## M',
      /13 points/,
    ],
    ['few modules', { modules: soundModules().slice(0, 2) }, '# Modules', /has 2 modules$/],
  ] satisfies CountCase[])('%s', (_, parts, heading, message) => {
    const text = courseText(parts);
    expect(problemsIn(text)).toEqual([expect.stringMatching(message)]);
    expect(problemsIn(text)[0]).toMatch(new RegExp(`^${lineOf(text, heading)}:1 `));
  });

  test('a capstone project may have as many points as it likes', () => {
    const modules = [...soundModules(), ['Capstone project', numbered('project', 30)] as const];
    expect(problemsIn(courseText({ modules }))).toEqual([]);
  });

  test('a point that occurs twice is reported at the second, whatever its case', () => {
    const text = courseText({
      modules: [...soundModules(), ['M', ['a', 'b', 'MODULE 1  point 1']]],
    });
    expect(problemsIn(text)).toEqual([
      `${lineOf(text, '- MODULE 1  point 1')}:3 this point is already in line ` +
        `${lineOf(text, '- module 1 point 1')}`,
    ]);
  });

  test('a module title that occurs twice is reported at the second', () => {
    const text = courseText({ modules: [...soundModules(), ['Module 1', []]] });
    expect(problemsIn(text)).toEqual([
      expect.stringMatching(new RegExp(`^${lineOf(text, '## Module 1')}:1 this module is already`)),
    ]);
  });

  test('a full stop at the end of a point is reported where it is', () => {
    const text = courseText({ before: ['Some C.'] });
    expect(problemsIn(text)).toEqual([
      `${lineOf(text, '- Some C.')}:9 this point ends with a full stop`,
    ]);
  });
});

test('faults of front matter and syllabus are reported together', () => {
  const text = courseText({
    frontMatter: soundFrontMatter.replace('tile: Tile\n', 'tite: Tile\n'),
    before: ['Nothing.'],
    modules: [...soundModules(), ['M', ['a.', 'b.', 'c']]],
  });
  expect(problemsIn(text)).toHaveLength(5);
});
