import { describe, expect, test } from 'vitest';
import { parseSyllabus } from './parse-syllabus.ts';

const top = '# Before you start\n\n- Nothing\n\n# Afterwards you can\n\n- Do it\n\n# Modules\n\n';
const topLines = top.split('\n').length - 1;

/** The faults of a text as `line:column message → fix`, with lines counted after the first so many. */
function faultsOf(text: string, linesBefore = 0): string[] {
  return parseSyllabus(text).faults.map(
    ({ line, column, message, fix }) => `${line - linesBefore}:${column} ${message} → ${fix}`,
  );
}

describe('text is taken as it is written', () => {
  test.each([
    'List<String> and Map<K, V>',
    '<?php opens a <script> with type="module"',
    '<!-- a comment -->',
    '*ptr and **kwargs, __init__ and a_b_c',
    '&amp; stays, && too',
    '#include <stdio.h>',
    '[a link](https://example.com) and <https://example.com>',
    '`backticks` and C:\\temp and \\*',
    '`unclosed',
    'C#',
    '# One',
    '> One',
    '2024. One',
    '* ptr',
    '***',
    '```c',
  ])('%s', (point) => {
    const { modules, faults } = parseSyllabus(`${top}## ${point}\n\n- ${point}\n\n* Next\n`);
    expect(faults).toEqual([]);
    expect(modules).toEqual([{ title: point, points: [point, 'Next'] }]);
  });

  test.each(['<T> and *ptr as they are, &amp; too', 'Ends with a full stop.'])(
    'what a module is for: %s',
    (purpose) => {
      const { modules, faults } = parseSyllabus(`${top}## M\n${purpose}\n\n- One\n`);
      expect(faults).toEqual([]);
      expect(modules).toEqual([{ title: 'M', purpose, points: ['One'] }]);
    },
  );
});

describe('everything else is a fault with its place', () => {
  test.each([
    ['a second text above the points', '## M\n\nSome text\n\nMore\n', /^5:1 .*no list/],
    ['a text below the points', '## M\n\n- One\n\nSome text\n', /^5:1 .*no list/],
    ['a text below a section', 'Some text\n\n## M', /^1:1 .*no list/],
    ['a point that goes on', '## M\n\n- One\n  more\n', /^4:3 .*no list.*on one line/],
    ['an empty point', '## M\n\n-\n- Two\n', /^3:1 nothing follows `-`/],
    ['a list in a point', '## M\n\n- One\n  - Two\n', /^4:3 this point has spaces before it/],
    ['a rule', '## M\n\n- One\n\n***\n', /^5:1 .*no point/],
    ['a code fence', '## M\n\n```\n', /^3:1 this is no point/],
    ['a numbered list', '## M\n\n1. One\n', /^3:1 this is no point/],
    ['a fourth-level heading', '## M\n\n#### N\n', /^3:1 .*one # .*two or three/],
    ['a heading without a space', '## M\n\n##N\n', /^3:1 this heading lacks a space/],
    ['a point without a space', '## M\n\n-One\n', /^3:1 this point lacks a space/],
    ['a module without a title', '##\n\n## M\n', /^1:1 nothing follows `##`/],
    ['points above the first module', '- One\n\n## M\n', /^1:1 .*no module → write `## Module/],
    ['points of a phase', '## P\n\n- One\n\n### M\n', /^3:1 .*no module → write `### Module/],
    ['a phase without modules', '## P\n\n## Q\n\n### M\n', /the phase `P` has no modules/],
    [
      'a module above the phases',
      '### M\n\n## P\n\n### N\n',
      /^1:1 this module is above the first/,
    ],
    ['no module', '', /nothing stands below `# Modules`/],
  ])('%s', (_, lines, expected) => {
    expect(faultsOf(top + lines, topLines)).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ['misspelt', '# Before you start', '# Before you begin', /^1:1 here `# Before you start`/],
    ['left out', '# Afterwards you can\n\n- Do it\n\n', '', /^5:1 here `# Afterwards you can`/],
    ['too late', '# Modules', '# Afterwards you can', /^9:1 here `# Modules` must stand/],
    ['one too many', '# Modules', '# Modules\n\n## M\n\n# More', /^13:1 no section may follow/],
    ['empty', '- Nothing\n', '', /nothing stands below `# Before you start`/],
  ])('a section that is %s', (_, from, to, expected) => {
    const text = `${top}## M\n`.replace(from, to);
    expect(faultsOf(text)).toContainEqual(expect.stringMatching(expected));
  });

  test('a module outside its section', () => {
    const text = `${top.replace('- Nothing\n', '- Nothing\n\n## M\n\n- One\n')}## N\n`;
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^5:1 .*outside `# Modules`/)]);
  });
});

test('with a third level of headings the second is of phases, and modules stay in their order', () => {
  const text = `${top}## P\n\n### M\n\nWhat for\n\n- One\n\n### N\n\n## Q\n\n### O\n`;
  const { modules, phases, faults } = parseSyllabus(text);
  expect(faults).toEqual([]);
  expect(modules.map(({ title }) => title)).toEqual(['M', 'N', 'O']);
  expect(phases).toEqual([
    { title: 'P', modules: modules.slice(0, 2) },
    { title: 'Q', modules: modules.slice(2) },
  ]);
  expect(parseSyllabus(`${top}## M\n`).phases).toEqual([]);
});
