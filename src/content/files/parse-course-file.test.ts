import { describe, expect, test } from 'vitest';
import {
  courseText,
  shortCourse,
  soundFrontMatter,
  soundModules,
} from '../testing/known-content.ts';
import { oneLine } from '../testing/spoilt-content.ts';
import { parseCourseFile } from './parse-course-file.ts';

/** `line:column message → fix`, without counting the first `linesBefore` lines. */
function problemsIn(text: string, linesBefore = 0): string[] {
  return parseCourseFile('courses/C.md', text).problems.map((problem) =>
    oneLine({ ...problem, line: problem.line - linesBefore }).slice('courses/C.md:'.length),
  );
}

describe('front matter', () => {
  test.each([
    ['promise: Too short', /^7:10 `promise` must be at least 20 characters/],
    [`promise: ${'Long '.repeat(15)}`, /^7:10 `promise` must be at most 70 characters/],
    ['promise: Ends with a full stop.', /^7:10 `promise` must not end with a full stop/],
    ['prerequisites: html', /^7:16 `prerequisites` must be a list/],
    ['prerequisites: []', /^7:1 `prerequisites` needs at least one course/],
    ['prerequisites: [3]', /^7:17 `prerequisites › 1` must be a course, such as html/],
    ['prerequisites: [[html]]', /^7:17 `prerequisites › 1` needs at least two courses/],
    ['hoursPerWeek: []', /^7:1 `hoursPerWeek` must be a number such as 6/],
    ['fee: -1', /^7:6 `fee` must be an amount in rupees such as 18000/],
    ['batches: [{ day: 4 January }]', /^7:18 `batches › 1 › day` must be a date with its year/],
    ['batches: [{ day: 2027-02-30 }]', /^7:18 `batches › 1 › day` is a day that does not exist/],
    ['batches: [{ day: 31/02/2027 }]', /^7:18 `batches › 1 › day` is a day that does not exist/],
    ['price: none', /^7:8 no field is called `price`/],
  ])('the faulty field “%s” is reported', (field, message) => {
    expect(problemsIn(courseText({ frontMatter: `${soundFrontMatter}${field}\n` }))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test.each(['# Modules\n', '---\ntile: x\n', ''])(
    'a file without complete front matter is reported: %j',
    (text) => {
      expect(problemsIn(text)).toEqual([expect.stringMatching(/^1:1 the front matter is missing/)]);
    },
  );

  test('the alias of a course is read even if another field has a fault', () => {
    const frontMatter = `${soundFrontMatter.replace('beginner', 'easy')}alias: See\n`;
    expect(parseCourseFile('courses/C.md', courseText({ frontMatter })).alias).toBe('See');
  });
});

test('faults in front matter and syllabus are reported together, each with its line', () => {
  const text = courseText({
    frontMatter: soundFrontMatter.replace('title: Title\n', 'tite: Title\n'),
    modules: [...soundModules(), ['M', ['a', 'b\nmore', 'c']]],
  });
  const more = text.split('\n').indexOf('more') + 1;
  expect(problemsIn(text)).toEqual([
    expect.stringMatching(/^2:1 `title` is missing/),
    expect.stringMatching(/^3:7 no field is called `tite`/),
    expect.stringMatching(new RegExp(`^${more}:1 this line is neither a heading nor a point`)),
  ]);
});

const start = '# Before you start\n\n- Nothing\n\n# Afterwards you can\n\n- Do it\n\n# Modules\n\n';
const head = `---\n${soundFrontMatter}---\n`;
const top = head + start;

test.each([
  '<?php opens a List<String> with type="module"',
  '<!-- a comment -->',
  '*ptr, **kwargs and __init__ &amp; `unclosed and C:\\temp and \\*',
  '[a link](https://example.com) and <https://example.com>',
  '#include <stdio.h>',
  'C#',
  '# One',
  '> One',
  '2024. One',
  '***',
  '```c',
])('the text of a point is taken literally: %s', (point) => {
  const text = `${top}## ${point}\n\n- ${point}\n\n* Next\n\n## N\n<T> and *what* for.\n\n- One\n`;
  const { modules, problems } = parseCourseFile('courses/C.md', text);
  expect(problems).toEqual([]);
  expect(modules).toEqual([
    { title: point, points: [point, 'Next'] },
    { title: 'N', purpose: '<T> and *what* for.', points: ['One'] },
  ]);
});

test.each([
  ['## M\n\nSome text\n\nMore\n', /^5:1 .*nor a point/],
  ['## M\n\n- One\n\nSome text\n', /^5:1 .*nor a point/],
  ['Some text\n\n## M', /^1:1 .*nor a point/],
  ['## M\n\n- One\n  more\n', /^4:3 .*nor a point.*all of its text on that line/],
  ['## M\n\n- One\n\n***\n', /^5:1 .*nor a point/],
  ['## M\n\n```\n', /^3:1 .*nor a point/],
  ['## M\n\n#### N\n', /^3:1 .*neither a heading .* `## ` or `### `/],
  ['## M\n\n##N\n', /^3:1 .*neither a heading .*including the space/],
  ['## M\n\n-One\n', /^3:1 .*nor a point .*including the space/],
  ['## M\n\n-\n- Two\n', /^3:1 nothing follows `-`/],
  ['##\n\n## M\n', /^1:1 nothing follows `##`/],
  ['- One\n\n## M\n', /^1:1 .*not in a module → write `## Module/],
  ['## P\n\n- One\n\n### M\n', /^3:1 .*not in a module → write `### Module/],
  ['## P\n\n## Q\n\n### M\n', /the phase `P` has no modules/],
  ['### M\n\n### N\n\n## P\n\n### O\n', /^1:1 .*above the first phase/],
  ['', /a course needs a module → write `## `/],
])('below “Modules”, the fault in %j is reported at its place', (lines, expected) => {
  const found = problemsIn(top + lines, top.split('\n').length - 1);
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test('a file with only a title and three modules has no faults, even if one module has no points', () => {
  const { value, before, afterwards, phases, modules, problems } = parseCourseFile(
    'courses/Tally.md',
    shortCourse,
  );
  expect(problems).toEqual([]);
  expect(value).toEqual({ title: 'Tally Prime' });
  expect([before, afterwards, phases]).toEqual([[], [], []]);
  expect(modules.map(({ points }) => points.length)).toEqual([2, 0, 1]);
});

test('the name of a section is its heading without a sign too, as in pasted text', () => {
  const text = start.replaceAll('# ', '').replace('start', 'Start:');
  const { before, afterwards, problems } = parseCourseFile('courses/C.md', `${head}${text}## M\n`);
  expect({ before, afterwards, problems }).toEqual({
    before: ['Nothing'],
    afterwards: ['Do it'],
    problems: [],
  });
});

test.each([
  ['# Before you start\n\n- Nothing\n\n', ''],
  ['# Afterwards you can\n\n- Do it\n\n', ''],
  ['- Do it\n', ''],
  [start, ''],
])('a syllabus without %j has no faults', (part, rest) => {
  expect(problemsIn(`${top}## M\n`.replace(part, rest))).toEqual([]);
});

test.each([
  [
    '# Before you start',
    '# Before you begin',
    /^1:1 this section does not .* `# Before you start`/,
  ],
  ['# Before you start', '# Afterwards you can', /^5:1 this section does not/],
  ['# Modules', '# Afterwards you can', /^9:1 this section does not/],
  ['# Modules', '# Modules\n\n## M\n\n# More', /^13:1 this section does not/],
  ['# Before you start\n', '', /^2:1 the heading of these points is missing → write `# Before/],
  ['# Modules', '', /^11:1 the line `# Modules` is missing → write it above this line$/],
  ['- Nothing\n', '- Nothing\n\n## N\n', /^5:1 .*not in the section `# Modules`/],
])('after %j becomes %j, the syllabus section with the fault is reported', (from, to, expected) => {
  const found = problemsIn(`${top}## M\n`.replace(from, to), head.split('\n').length - 1);
  expect(found).toContainEqual(expect.stringMatching(expected));
  if (to === '') expect(found).toHaveLength(1);
});

test('a list that was pasted from another program is a list of points', () => {
  const list = [
    '1. 1',
    '2)\t2',
    '•\t3',
    '· 4',
    '12. 5',
    '   o 6',
    'o\t7',
    '✔️ 8',
    '\uf0b7\t9',
    '  - 10',
  ];
  const text = `${head}## M\n\n${list.join('\n')}\n`;
  const { modules, problems } = parseCourseFile('courses/C.md', text);
  expect(problems).toEqual([]);
  expect(modules.map(({ points }) => points)).toEqual([list.map((_, at) => String(at + 1))]);
});

test('in a pasted list without headings, numbers begin modules', () => {
  const text = `${head}Before you start\n1. Nothing\nModules\n1. Basics\n• Debit\n   o Credit\n2. Project\n`;
  const { before, modules, problems } = parseCourseFile('courses/C.md', text);
  expect(problems).toEqual([]);
  expect(before).toEqual(['Nothing']);
  expect(modules.map(({ title, points }) => [title, ...points])).toEqual([
    ['Basics', 'Debit', 'Credit'],
    ['Project'],
  ]);
});
