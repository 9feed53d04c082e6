import { describe, expect, test } from 'vitest';
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

/** Each problem as `line:column message → fix`. */
function problemsIn(text: string): string[] {
  const { problems } = parseYamlFile('x.yaml', text, schema);
  return problems.map((problem) => oneLine(problem).slice('x.yaml:'.length));
}

describe('a sound file', () => {
  test('is read; comments on lines of their own and quoted marks are fine', () => {
    const text = '# About\ntitle: "C # sharp: *all* of it"\n  # a note\ntags:\n  - a#b\n  - x:y\n';
    const { value, problems } = parseYamlFile('x.yaml', text, schema);
    expect(problems).toEqual([]);
    expect(value).toEqual({ title: 'C # sharp: *all* of it', tags: ['a#b', 'x:y'] });
  });

  test('a # inside a block of text is no comment', () => {
    expect(problemsIn('title: >-\n  one\n  # two\n')).toEqual([]);
  });
});

test('quotes within a text, and a colon within a list entry, are fine', () => {
  expect(problemsIn('title: A “b” and a “c”\ntags:\n  - a:b\n  - "“d”, said e"\n')).toEqual([]);
});

describe('faults of YAML, in words and with their place', () => {
  const cases: [name: string, text: string, expected: RegExp][] = [
    ['an unquoted colon', 'year: 2024\ntitle: Web: the basics\n', /^2:8 .*colon.*quotes/],
    ['a tab as indentation', 'title: x\nhero:\n\theadline: y\n', /^3:1 .*tab.*spaces/],
    ['a tab after spaces', 'title: x\nhero:\n  \theadline: y\n  text: z\n', /^3:3 .*tab.*spaces/],
    ['bad indentation', 'hero:\n  headline: y\n title: x\n', /^3:1 .*not indented like/],
    ['a line without a colon', 'title: x\nyears\nkind: photo\n', /^2:1 .*read as one/],
    ['a field given twice', 'title: x\nyear: 1\ntitle: y\n', /^3:1 .*second time/],
    ['a quote never closed', 'title: "x\nyear: 1\n', /^1:8 .*never closed/],
    ['one of two quotes never closed', 'title: "x\ntags:\n  - "y"\n', /^1:8 .*is never closed → /],
    [
      'no space after a colon',
      'year: 1\ntitle:A\nkind: photo\n',
      /^2:1 there is no space after the colon/,
    ],
    ['curly quotes', 'title: “Techno”\n', /^1:8 curly quotes .*straight quotes/],
    ['words after a quoted text', 'title: "x" y\n', /^1:12 .*already ended/],
    ['a text that starts with @', 'title: "@"\ntags:\n  - @x\n', /^3:5 .*can't read.*cannot start/],
    ['a text that starts with *', 'title: *pointer\n', /^1:8 .*meaning of its own/],
    ['a comment after a text', 'title: C # sharp\n', /^1:10 .*is lost.*quotes/],
    ['a list entry that is a comment', 'title: x\ntags:\n  - #hash\n', /^3:5 .*is lost/],
    ['a comment in place of a text', 'title: # x\n', /^1:8 .*is lost/],
    ['a line of dashes', 'title: x\n---\nyear: 1\n', /^2:1 .*splits/],
    ['a list above the fields', '- x\ntitle: y\nyear: 1\n', /^2:1 .*already ended/],
    ['a second colon in a line', 'title: x\nhero: {headline: y}: z\n', /^2:20 no field is called/],
    ['the name __proto__', 'title: x\n__proto__: y\n', /^2:1 no field is called `__proto__`/],
  ];
  test.each(cases)('%s', (_, text, expected) => {
    expect(problemsIn(text)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('faults of the fields, with their place', () => {
  const cases: [name: string, text: string, expected: RegExp][] = [
    ['an unknown field', 'titel: x\ntitle: y\n', /^1:8 .*`titel` → did you mean `title`/],
    [
      'one in a group',
      'title: x\nhero:\n  headline: y\n  text: z\n',
      /^4:9 .*`text` → take it out/,
    ],
    [
      'a name of the wrong form',
      'title: x\nrooms:\n  lab-2: z\n',
      /^3:10 `rooms › lab-2` must be small/,
    ],
    [
      'the name constructor',
      'title: x\nconstructor: y\n',
      /^2:14 no field is called `constructor`/,
    ],
    ['a missing field', '# x\nyear: 2\n', /^2:1 `title` is missing → add `title: …`/],
    ['an empty file', '# nothing\n', /^1:1 the file is empty → bring it back/],
    ['an empty field', 'title: x\ntags:\n', /^2:1 .*empty → .* or delete the line if/],
    ['an empty entry', 'title: x\ntags:\n  - a\n  -\n', /^4:.*empty → .* or delete the line if/],
    ['a number where text is wanted', 'title: 3.10\n', /^1:8 `title` must be text.*double quotes/],
    [
      'a colon in an entry',
      'title: x\ntags:\n  - JDK: kit\n',
      /^3:5 `tags › 1` must be text.*quotes/,
    ],
    ['a list where text is wanted', 'title: [a, b]\n', /^1:1 .*must be text/],
    ['text where a list is wanted', 'title: x\ntags: y\n', /^2:7 `tags` must be a list → .*`- `/],
    ['text where a group is wanted', 'title: x\nhero: y\n', /^2:7 `hero` must hold fields → /],
    ['too many entries', 'title: x\ntags: [a, b, c]\n', /^2:1 .*at most two → .*it has 3 entries/],
    [
      'a word that is not offered',
      'title: x\nkind: vidio\n',
      /^2:7 .*must be photo or video → correct it/,
    ],
    ['text for a number', 'title: x\nyear: soon\n', /^2:7 `year` must be a whole number/],
  ];
  test.each(cases)('%s', (_, text, expected) => {
    expect(problemsIn(text)).toEqual([expect.stringMatching(expected)]);
  });
});

test('all faults of a file are reported at once', () => {
  expect(problemsIn('titel: x\nyear: 1.5\nkind: C # x\nhero:\n  headline: 7\n')).toHaveLength(5);
});
