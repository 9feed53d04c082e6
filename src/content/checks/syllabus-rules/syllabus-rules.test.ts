import { describe, expect, test } from 'vitest';
import { parseCourseFile } from '../../syllabus/parse-course-file.ts';
import { courseText, numbered, soundFrontMatter } from '../../testing/course-text.ts';
import { syllabusRuleProblems } from './syllabus-rules.ts';

const catalogue = {
  marks: {
    practice: 'Practice',
    project: 'Project',
    handIn: 'Hand in',
    judgedOn: 'Judged on',
  },
  commonNouns: ['page', 'thing'],
};

interface Spoilt {
  readonly frontMatter?: string;
  readonly before?: readonly string[];
  /** The points of the first module. */
  readonly points?: readonly string[];
  readonly last?: readonly string[];
  readonly modules?: number;
}

/** A course with three phases, of which one thing may be spoilt. */
function course(path: string, spoilt: Spoilt = {}) {
  const { points = numbered('topic', 3), modules = 10, before = ['A computer'] } = spoilt;
  const { last = ['Project: one thing', 'Hand in: its files', 'Judged on: its order'] } = spoilt;
  const { frontMatter = `${soundFrontMatter}promise: Draw plans that builders can read\n` } =
    spoilt;
  const middle = numbered('Module', modules - 2).map((title) => [title, []] as const);
  const text = courseText({
    frontMatter: frontMatter.replace('Title', `${path} title`).replace('Tile', `${path} tile`),
    before,
    modules: [['First', points], ...middle, ['Last', last]],
  });
  const phased = text
    .replaceAll(/^## /gm, '### ')
    .replaceAll(/^### (First|Module 2|Last)$/gm, '## Phase of $1\n\n### $1');
  return parseCourseFile(`courses/${path}.md`, phased);
}

/** So many sound courses, which differ in length; those given take the place of the first. */
function catalogueOf(count: number, ...given: ReturnType<typeof course>[]) {
  const sound = numbered('C', count).map((name, index) =>
    course(name.replace(' ', ''), { modules: 10 + (index % 9) }),
  );
  return [...given, ...sound.slice(given.length)];
}

function problemsOf(courses: readonly ReturnType<typeof course>[]): string[] {
  return syllabusRuleProblems(courses, catalogue).map(
    ({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message} → ${fix}`,
  );
}

test('a sound catalogue has no faults', () => {
  expect(problemsOf(catalogueOf(29))).toEqual([]);
});

describe('each course', () => {
  test('has a promise', () => {
    expect(problemsOf([course('C', { frontMatter: soundFrontMatter })])).toEqual([
      expect.stringMatching(/^courses\/C\.md:1:1 .*`promise` is missing → add `promise: /),
    ]);
  });

  test('has phases', () => {
    const text = courseText({
      frontMatter: `${soundFrontMatter}promise: Draw plans that builders can read\n`,
      modules: [
        ['A', []],
        ['B', ['Project: p', 'Hand in: h', 'Judged on: j']],
      ],
    });
    expect(problemsOf([parseCourseFile('courses/C.md', text)])).toEqual([
      expect.stringMatching(/^courses\/C\.md:22:1 the course has no phases → group its modules/),
    ]);
  });

  test.each([
    ['Project', 'end the course with its final project'],
    ['Hand in', 'say what is handed in'],
    ['Judged on', 'say what the project is judged on'],
  ])('ends with a point that begins with `%s:`', (mark, fix) => {
    const last = ['Project: one', 'Hand in: files', 'Judged on: order'];
    const left = last.filter((point) => !point.startsWith(mark));
    expect(problemsOf([course('C', { last: [...left, 'More'], points: last })])).toEqual([
      expect.stringMatching(`courses/C.md:\\d+:1 the last module has no point .${mark}: ….*${fix}`),
    ]);
  });

  test('names our courses in `prerequisites` and not only in its text', () => {
    const before = ['Some C3 title, and a C2 tile'];
    const needs = (list: string) =>
      course('C1', {
        before,
        frontMatter: `${soundFrontMatter}promise: Draw plans that builders can read\nprerequisites: ${list}\n`,
      });
    const others = [course('C2'), course('C3'), course('C')];
    expect(problemsOf([needs('[C2, C3]'), ...others])).toEqual([]);
    expect(problemsOf([needs('[[C2, C]]'), ...others])).toEqual([
      expect.stringMatching(/^courses\/C1\.md:\d+:8 .*`C3 title`.* → add `C3` to `prereq/),
    ]);
  });

  test.each([
    ['C', 'Files and folders in C', true],
    ['C', 'Basics of C++, C# or CSS', false],
    ['Node.js', 'You know Node.js.', true],
    ['Node', 'Some Node.js', false],
    ['SQL', 'A little MySQL', false],
  ])('the name %s in "%s": %s', (title, point, isNamed) => {
    const frontMatter = soundFrontMatter
      .replace('title: Title', `title: ${title}`)
      .replace('tile: Tile', 'tile: Other');
    const other = parseCourseFile('courses/Other.md', courseText({ frontMatter }));
    const found = problemsOf([course('C1', { before: [point] }), other]);
    expect(found.some((problem) => problem.includes('names our course'))).toBe(isNamed);
  });
});

describe('a large catalogue', () => {
  const alike = (count: number) =>
    numbered('D', count).map((name) => course(name, { modules: 30 }));

  test('has at most six courses of one length', () => {
    expect(problemsOf(catalogueOf(29, ...alike(6)))).toEqual([]);
    expect(problemsOf(catalogueOf(29, ...alike(7)))).toEqual([
      expect.stringMatching(/^courses\.yaml:1:1 7 courses have 30 modules: D 1, D 2,/),
    ]);
  });

  test('has at least nine lengths', () => {
    const few = numbered('E', 29).map((name, index) => course(name, { modules: 10 + (index % 8) }));
    expect(problemsOf(few)).toEqual([
      expect.stringMatching(/^courses\.yaml:1:1 .*only 8 different numbers of modules, not 9/),
    ]);
  });

  const using = (count: number, point: string) =>
    numbered('F', count).map((name, index) =>
      course(name, { modules: 11 + index, points: ['One', 'Two', point] }),
    );

  test('has a setting in at most three courses', () => {
    expect(problemsOf(catalogueOf(29, ...using(3, 'A tiffin service')))).toEqual([]);
    expect(problemsOf(catalogueOf(29, ...using(4, 'A tiffin service')))).toEqual([
      expect.stringMatching(
        /^courses\/F 4\.md:\d+:3 a tiffin service: .* 4 courses.*: F 1, F 2, F 3, F 4 →/,
      ),
    ]);
  });

  test('has a noun in the practices of at most five courses, in whichever number', () => {
    const boats = [
      ...using(5, 'Practice: list the boats'),
      course('G', { points: ['Project: a boat', 'b', 'c'] }),
    ];
    expect(problemsOf(catalogueOf(29, ...boats.slice(1)))).toEqual([]);
    expect(problemsOf(catalogueOf(29, ...boats))).toEqual([
      expect.stringMatching(
        /^courses\/G\.md:\d+:3 practices of 6 courses use the noun `boat`: F 1,/,
      ),
    ]);
  });

  test.each(['Practice: read its pages', 'A boat that is only taught', 'Judged on: the boat'])(
    '%s is not counted',
    (point) => {
      expect(problemsOf(catalogueOf(29, ...using(6, point)))).toEqual([]);
    },
  );

  test('begins with 20 courses; a smaller one may repeat itself', () => {
    const same = numbered('H', 20).map((name) =>
      course(name, { points: ['One', 'A tiffin service', 'Practice: a boat'] }),
    );
    expect(problemsOf(same)).toHaveLength(4);
    expect(problemsOf(same.slice(1))).toEqual([]);
  });
});
