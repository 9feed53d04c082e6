import { expect, test } from 'vitest';
import { mergeYaml } from './yaml.ts';

const text = `# The facts.

name: Academy # never
# Numbers, the first for most.
phones:
  - "+91 1"
  - "+91 2"
  - "+91 3"

tags: [a, 'b c', d]
cards:
  # The first.
  - title: One
    # Its text.
    text: A
  - {title: Two, text: B}

nothing:
last: end
`;

const two = { title: 'Two', text: 'B' };
const value = {
  name: 'Academy',
  phones: ['+91 1', '+91 2', '+91 3'],
  tags: ['a', 'b c', 'd'],
  cards: [{ title: 'One', text: 'A' }, two],
  nothing: null,
  last: 'end',
};

const [one, other, third] = ['  - "+91 1"\n', '  - "+91 2"\n', '  - "+91 3"\n'];

test.each([
  ['no part, if nothing changed', {}, 'last', 'last'],
  ['a text', { name: 'School' }, 'name: Academy', 'name: School'],
  ['a text that now needs quotes', { name: 'a: b' }, 'name: Academy', 'name: "a: b"'],
  ['a text in quotes', { phones: ['+91 1', '+91 9', '+91 3'] }, '"+91 2"', '"+91 9"'],
  ['an added entry', { phones: [...value.phones, '+91 4'] }, third, `${third}  - "+91 4"\n`],
  ['a removed entry', { phones: ['+91 1', '+91 3'] }, other, ''],
  [
    'two entries that change places',
    { phones: ['+91 2', '+91 1', '+91 3'] },
    one + other,
    other + one,
  ],
  ['an entry in brackets', { tags: ['a', 'x, y', 'd'] }, "'b c'", "'x, y'"],
  ['an entry that is added in brackets', { tags: ['a', 'b c', 'd', 'e'] }, 'd]', 'd, e]'],
  ['a field beside a comment', { cards: [{ title: 'One', text: 'Z' }, two] }, 'text: A', 'text: Z'],
  ['an added group', { cards: [...value.cards, two] }, 'B}\n', 'B}\n  - title: Two\n    text: B\n'],
  ['a list in place of an empty value', { nothing: ['a'] }, 'nothing:', 'nothing:\n  - a'],
  ['a new last field', { more: 'x' }, 'last: end', 'last: end\nmore: x'],
  ['a box that was left empty', { more: undefined, nothing: undefined }, '\nnothing:\n', ''],
])('only changed parts are rewritten: %s', (_, changed, from, to) => {
  expect(mergeYaml(text, { ...value, ...changed })).toBe(text.replace(from, to));
});

test.each([
  [
    'at the top of a file whose first entry is removed',
    '# Of all.\n# More.\na.jpg: A.\n# Of B.\nb.jpg: B.\n',
    { 'b.jpg': 'B.' },
    'a.jpg: A.\n',
    '',
  ],
  [
    'at the top of a list whose first entry is removed',
    '# Of all.\n- a\n- b\n',
    ['b'],
    '- a\n',
    '',
  ],
])('comments stay where they are: %s', (_, before, wanted, from, to) => {
  expect(mergeYaml(before, wanted)).toBe(before.replace(from, to));
});

test('a new file has only the wanted value, without a blank line', () => {
  expect(mergeYaml('', { title: 'Rust' })).toBe('title: Rust\n');
});

test('if an entry is removed or moved, so is its comment', () => {
  const before = 'list:\n  - a\n  # Of b.\n  - b\n  - c\n';
  expect(mergeYaml(before, { list: ['a', 'c'] })).toBe('list:\n  - a\n  - c\n');
  expect(mergeYaml(before, { list: ['a', 'c', 'b'] })).toBe(
    'list:\n  - a\n  - c\n  # Of b.\n  - b\n',
  );
});

test('a field with a new name keeps its place and its comment', () => {
  expect(mergeYaml('# Of one.\none: [a]\ntwo: b\n', { three: ['a'], two: 'b' })).toBe(
    '# Of one.\nthree: [a]\ntwo: b\n',
  );
});
