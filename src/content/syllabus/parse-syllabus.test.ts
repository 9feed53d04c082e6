import { describe, expect, test } from 'vitest';
import { parseSyllabus } from './parse-syllabus.ts';

const top = '# Before you start\n\n- Nothing\n\n# Afterwards you can\n\n- Do it\n\n# Modules\n\n';
const topLines = top.split('\n').length - 1;

/** The faults of some lines that are below `# Modules`, with lines counted from theirs. */
function faultsBelowModules(lines: string): string[] {
  return parseSyllabus(top + lines).faults.map(
    ({ line, column, message, fix }) => `${line - topLines}:${column} ${message} → ${fix}`,
  );
}

function faultsOf(text: string): string[] {
  return parseSyllabus(text).faults.map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} → ${fix}`,
  );
}

describe('text is taken as it is written', () => {
  const points = [
    'List<String> and Map<K, V>',
    '<div> and <span>',
    '<?php opens a script',
    '<!-- a comment -->',
    '<script> with type="module"',
    '*ptr and **kwargs and *args',
    '__init__ and a_b_c',
    '&amp; stays, && too',
    '#include <stdio.h>',
    '[x] done',
    '[a link](https://example.com) and <https://example.com>',
    '[label]: https://example.com',
    '`backticks` and C:\\temp and \\*',
    'if (a < b && c > d)',
    '`unclosed',
    'C#',
    '# One',
    '> One',
    '2024. One',
    '* ptr',
    '***',
    '```c',
  ];
  test.each(points)('%s', (point) => {
    const { modules, faults } = parseSyllabus(`${top}## M\n\n- ${point}\n- Next\n`);
    expect(faults).toEqual([]);
    expect(modules[0]?.points.map(({ text }) => text)).toEqual([point, 'Next']);
  });

  test.each(['C #', 'C#', 'F# ##', 'A_b_ and *c*', 'List<T> &lt;', '1. First'])(
    'title %s',
    (title) => {
      const { modules, faults } = parseSyllabus(`${top}## ${title}\n\n- One\n`);
      expect(faults).toEqual([]);
      expect(modules[0]?.title).toEqual({ text: title, line: topLines + 1, column: 1 });
    },
  );

  test('prototype-like titles and points are plain text', () => {
    const { modules } = parseSyllabus(`${top}## constructor\n\n- toString\n`);
    expect(modules[0]?.title.text).toBe('constructor');
    expect(modules[0]?.points[0]?.text).toBe('toString');
  });

  test('a point knows its place', () => {
    const { modules } = parseSyllabus(`${top}## M\n\n- One\n- Two\n`);
    expect(modules[0]?.points[1]).toEqual({ text: 'Two', line: topLines + 4, column: 3 });
  });

  test('blank lines between points, and other bullets, make no difference', () => {
    const { modules, faults } = parseSyllabus(`${top}## M\n\n- One\n\n- Two\n* Three\n+ Four\n`);
    expect(faults).toEqual([]);
    expect(modules[0]?.points).toHaveLength(4);
  });
});

describe('everything else is a fault with its place', () => {
  const cases: [name: string, lines: string, expected: RegExp][] = [
    ['a second text above the points', '## M\n\nSome text\n\nMore\n', /^5:1 .*no list/],
    ['a text below the points', '## M\n\n- One\n\nSome text\n', /^5:1 .*no list/],
    ['a text below a section', 'Some text\n', /^1:1 .*no list/],
    ['a paragraph in a point', '## M\n\n- One\n\n  more\n', /^5:3 .*no list/],
    ['a point that goes on', '## M\n\n- One\n  more\n', /^4:3 .*only be one line/],
    ['a lazy continuation', '## M\n\n- One\nmore\n', /^4:1 .*only be one line/],
    ['an empty point', '## M\n\n-\n- Two\n', /^3:1 .*empty/],
    ['a list in a point', '## M\n\n- One\n  - Two\n', /^4:3 this point has spaces before it/],
    ['an underlined text', '## M\n\nText\n---\n', /^4:1 .*one line/],
    ['a rule', '## M\n\n- One\n\n***\n', /^5:1 .*rule across/],
    ['indented code', '## M\n\n    - One\n', /^3:5 .*spaces before it/],
    ['a code fence', '## M\n\n```\n', /^3:1 this is no point/],
    ['a numbered list', '## M\n\n1. One\n', /^3:1 .*numbered/],
    ['a quotation', '## M\n\n> One\n', /^3:1 this is no point/],
    ['a fourth-level heading', '## M\n\n#### N\n', /^3:1 .*one # .*two or three/],
    ['a heading without a space', '##M\n', /^1:1 this heading lacks a space/],
    ['one below a module', '## M\n\n##N\n', /^3:1 this heading lacks a space/],
    ['a point without a space', '## M\n\n-One\n', /^3:1 this point lacks a space/],
    ['a module without a title', '##\n\n- One\n', /^1:1 .*no title/],
    ['points above the first module', '- One\n', /^1:1 .*no heading/],
  ];
  test.each(cases)('%s', (_, lines, expected) => {
    expect(faultsBelowModules(lines)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('the line between a module’s title and its points', () => {
  const twelve = 'one two three four five six seven eight nine ten eleven twelve';

  test.each(['<T> and *ptr as they are, &amp; too', twelve, 'Ends with a full stop.'])(
    '%s',
    (text) => {
      const { modules, faults } = parseSyllabus(`${top}## M\n\n${text}\n\n- One\n`);
      expect(faults).toEqual([]);
      expect(modules[0]).toEqual({
        title: { text: 'M', line: topLines + 1, column: 1 },
        purpose: { text, line: topLines + 3, column: 1 },
        points: [{ text: 'One', line: topLines + 5, column: 3 }],
      });
    },
  );

  test('it needs no blank lines around it', () => {
    const { modules, faults } = parseSyllabus(`${top}## M\nWhat for\n- One\n`);
    expect(faults).toEqual([]);
    expect(modules[0]).toMatchObject({ purpose: { text: 'What for' }, points: [{ text: 'One' }] });
  });

  test('it may have 12 words and no more', () => {
    expect(faultsBelowModules(`## M\n\n${twelve} thirteen\n\n- One\n`)).toEqual([
      expect.stringMatching(/^3:1 .*12 words.* has 13 → shorten it/),
    ]);
  });

  test('it may only be one line', () => {
    expect(faultsBelowModules('## M\n\nFirst\nsecond\n\n- One\n')).toEqual([
      expect.stringMatching(/^4:1 .*only be one line/),
    ]);
  });
});

describe('phases', () => {
  test('without a third level of headings there are none', () => {
    const { modules, phases } = parseSyllabus(`${top}## M\n\n- One\n\n## N\n`);
    expect(phases).toEqual([]);
    expect(modules.map(({ title }) => title.text)).toEqual(['M', 'N']);
  });

  test('with one the second level is of phases, and modules stay in their order', () => {
    const text = `${top}## P\n\n### M\n\nWhat for\n\n- One\n\n### N\n\n## Q\n\n### O\n`;
    const { modules, phases, faults } = parseSyllabus(text);
    expect(faults).toEqual([]);
    expect(modules.map(({ title }) => title.text)).toEqual(['M', 'N', 'O']);
    expect(phases.map((phase) => [phase.title.text, phase.modules])).toEqual([
      ['P', modules.slice(0, 2)],
      ['Q', modules.slice(2)],
    ]);
  });

  const cases: [name: string, lines: string, expected: RegExp][] = [
    ['points of its own', '## P\n\n- One\n\n### M\n', /^3:1 .*below the phase `P`.*→ write `###/],
    ['a text of its own', '## P\n\nText\n\n### M\n', /^3:1 .*no list/],
    ['no modules', '## P\n\n## Q\n\n### M\n', /^1:1 the phase `P` has no modules → write/],
    ['no name', '##\n\n### M\n', /^1:1 this phase has no name/],
    ['a module above it', '### M\n\n## P\n\n### N\n', /^1:1 .*`M` is above the first phase/],
    ['a module without a title', '## P\n\n###\n', /^3:1 .*no title → write it after `### `/],
  ];
  test.each(cases)('%s is a fault with its place', (_, lines, expected) => {
    expect(faultsBelowModules(lines)).toEqual([expect.stringMatching(expected)]);
  });

  test('a module of a phase outside its section is reported', () => {
    const text = top.replace('- Nothing\n', '- Nothing\n\n### M\n\n- One\n');
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^5:1 .*outside `# Modules`/)]);
  });
});

describe('the sections', () => {
  test('one that is misspelt is reported with the nearest, and its points are passed over', () => {
    const text = top.replace('# Before you start', '# Before you begin');
    expect(faultsOf(text)).toEqual([
      '1:1 no section is called `Before you begin` → did you mean `Before you start`?',
    ]);
  });

  test('one that is missing is reported where it should be', () => {
    const text = '# Before you start\n\n- Nothing\n\n# Modules\n\n## M\n';
    expect(faultsOf(text)).toEqual([
      expect.stringMatching(/^5:1 the section `Afterwards you can` is missing/),
    ]);
  });

  test('a wrong order is reported', () => {
    const text =
      '# Afterwards you can\n\n- Do it\n\n# Before you start\n\n- Nothing\n\n# Modules\n';
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^5:1 .*is too late/)]);
  });

  test('one that occurs twice is reported', () => {
    expect(faultsOf(`${top}## M\n\n# Modules\n`)).toEqual([
      expect.stringMatching(/^13:1 .*is here twice/),
    ]);
  });

  test('a module outside its section is reported', () => {
    const text = top.replace('- Nothing\n', '- Nothing\n\n## M\n\n- One\n');
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^5:1 .*outside `# Modules`/)]);
  });
});
