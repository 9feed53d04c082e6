import { describe, expect, test } from 'vitest';
import { courseText, soundFrontMatter, soundModules } from '../testing/course-text.ts';
import { oneLine } from '../testing/spoilt-content.ts';
import { parseCourseFile } from './parse-course-file.ts';

/** Each problem as `line:column message → fix`. */
function problemsIn(text: string): string[] {
  const { problems } = parseCourseFile('courses/C.md', text);
  return problems.map((problem) => oneLine(problem).slice('courses/C.md:'.length));
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
    ['fee: -1', /^7:6 `fee` must be rupees as a number such as 18000/],
    ['nextBatch: 4 January', /^7:12 `nextBatch` must be a date: year-month-day/],
    ['nextBatch: 2027-02-30', /^7:12 `nextBatch` must be a date: year-month-day/],
    ['price: none', /^7:8 no field is called `price`/],
    ['duration: C # sharp', /^7:13 .*lost/],
    ['mode: Web: the basics', /^7:7 .*colon/],
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
    const { problems, value } = parseCourseFile('courses/C.md', courseText({ frontMatter }));
    expect(problems).toEqual([]);
    expect(value).toMatchObject(fields);
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

test('faults of front matter and syllabus are reported together, each with its line of the file', () => {
  const text = courseText({
    frontMatter: soundFrontMatter.replace('tile: Tile\n', 'tite: Tile\n'),
    modules: [...soundModules(), ['M', ['a', 'b\nmore', 'c']]],
  });
  expect(problemsIn(text)).toEqual([
    expect.stringMatching(/^2:1 `tile` is missing/),
    expect.stringMatching(/^2:7 no field is called `tite`/),
    expect.stringMatching(
      new RegExp(`^${text.split('\n').indexOf('more') + 1}:1 this text belongs to no list`),
    ),
  ]);
});
