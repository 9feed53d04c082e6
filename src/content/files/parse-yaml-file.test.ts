import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYamlFile } from './parse-yaml-file.ts';
import { line } from '../schemas/text.ts';
import { oneLine } from '../testing/spoilt-content.ts';

const schema = z.strictObject({
  title: line,
  year: z.int('must be a whole number').optional(),
  tags: z.array(line).max(2, 'must be at most two').optional(),
  hero: z.strictObject({ headline: line }).optional(),
  rooms: z.record(z.string().regex(/^[a-z]+$/, 'must be small letters'), line).optional(),
  kind: z.enum(['photo', 'video'], { error: 'must be photo or video' }).optional(),
});

/** `line:column message → fix` */
function problemsIn(text: string): string[] {
  const { problems } = parseYamlFile('x.yaml', text, schema);
  return problems.map((problem) => oneLine(problem).slice('x.yaml:'.length));
}

test.each([
  ['# About\ntitle: "C # sharp: *all* of it"\n  # a note\n', 'C # sharp: *all* of it', undefined],
  ['title: >-\n  one\n  # two\n', 'one # two', undefined],
  ['title: “A” and “Don’t”\ntags:\n  - a:b\n  - a#b\n', '“A” and “Don’t”', ['a:b', 'a#b']],
])('the YAML text %j has no faults', (text, title, tags) => {
  const { value, problems } = parseYamlFile('x.yaml', text, schema);
  expect(problems).toEqual([]);
  expect(value).toEqual(tags === undefined ? { title } : { title, tags });
});

test.each([
  ['year: 2024\ntitle: Web: the basics\n', /^2:8 .*colon.*quotes/],
  ['title: x\nhero:\n\theadline: y\n', /^3:1 .*tab.*spaces/],
  ['title: x\nrooms:\n  a: y\n\tb: z\nyear: 1\n', /^4:1 .*tab.*spaces/],
  ['hero:\n  headline: y\n title: x\n', /^3:2 .*not indented like/],
  [
    'title: x\n  - a\n  - b\n',
    /^2:3 the line that begins this group, `tags:`, is missing → write `tags:` on/,
  ],
  ['title: x\n  headline: y\n', /^2:3 the line that begins this group, `hero:`, is missing/],
  [
    'title: x\ntags:\n  - a\n  headline: y\n',
    /^4:3 the line that begins this group, `hero:`, is missing/,
  ],
  ['title: x\nhero:\n    - y\n  headline: z\n', /^4:3 this line does not fit the lines above it/],
  ['title: x\nyears\nkind: photo\n', /^2:1 .*need to be on a single line → .*lines around it/],
  ['title: x\nyear: 1\ntitle: y\n', /^3:1 .*second time/],
  ['title: "x\nyear: 1\n', /^1:8 .*never closed/],
  ['year: 1\ntitle:A\nkind: photo\n', /^2:1 there is no space after the colon/],
  ['title: “Let’s begin”\n', /^1:8 `title` is in curly quotes.* → use straight quotes/],
  ['title: x\n__proto__: y\n', /^2:1 no field is called `__proto__` → take it out/],
  ['title: "x" y\n', /^1:12 .*can't be read.* → put the whole text/],
  ['title: "@"\ntags:\n  - @x\n', /^3:5 .*can't be read.*cannot start/],
  ['title: *pointer\n', /^1:8 .*meaning of its own/],
  ['title: C # sharp\n', /^1:10 .*is lost.*quotes/],
  ['title: x\ntags:\n  - #hash\n', /^3:5 .*is lost/],
  ['title: x\n---\nyear: 1\n', /^2:1 .*splits/],
  ['- x\ntitle: y\nyear: 1\n', /^2:1 .*can't be read.*lines around it/],
  ['title: x\nhero: {headline: y}: z\n', /^2:20 no field is called/],
  ['titel: x\ntitle: y\n', /^1:8 .*`titel` → did you mean `title`/],
  ['title: x\nhero:\n  headline: y\n  text: z\n', /^4:9 .*`text` → take it out/],
  ['title: x\nrooms:\n  lab-2: z\n', /^3:10 `rooms › lab-2` must be small/],
  ['title: x\nconstructor: y\n', /^2:14 no field is called `constructor`/],
  ['# x\nyear: 2\n', /^2:1 `title` is missing → add `title: …`/],
  ['# nothing\n', /^1:1 the file is empty → restore it/],
  ['title: x\ntags:\n', /^2:1 .*empty → .* or delete the line if/],
  ['title: x\ntags:\n  - a\n  -\n', /^4:.*empty → .* or delete the line if/],
  ['title: 3.10\n', /^1:8 `title` must be text.*double quotes/],
  ['title: x\ntags:\n  - JDK: kit\n', /^3:5 `tags › 1` must be text.*quotes/],
  ['title: x\ntags: y\n', /^2:7 `tags` must be a list → .*`- `/],
  ['title: x\nhero: y\n', /^2:7 `hero` must have fields → /],
  ['title: x\ntags: [a, b, c]\n', /^2:1 .*at most two → .*it has 3$/],
  ['title: x\nkind: vidio\n', /^2:7 .*must be photo or video → correct it/],
  ['title: x\nyear: soon\n', /^2:7 `year` must be a whole number/],
])('the fault in the YAML text %j is reported with its place and what to do', (text, expected) => {
  expect(problemsIn(text)).toEqual([expect.stringMatching(expected)]);
});

test('all faults of a file are reported at once', () => {
  expect(problemsIn('titel: x\nyear: 1.5\nkind: C # x\nhero:\n  headline: 7\n')).toHaveLength(5);
});
