import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from './fill.ts';

test('a value is filled in literally, even if String.replace would treat it as a pattern', () => {
  for (const value of ['$&', "$'", '$`', '$$', '$1', '{count}'])
    expect(fill('A {name} of {count}', { name: value, count: 3 })).toBe(`A ${value} of 3`);
});

test('`fill` leaves a blank such as {other} in the sentence if it is given no value for it', () => {
  expect(fill('{id}, {id}, {other}', { id: 'A-1' })).toBe('A-1, A-1, {other}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});

test('only `fill` and two scripts fill in the blanks of sentences', () => {
  const source = import.meta.dirname;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const others = files
    .filter((file) => /\.(tsx?|astro)$/.test(file) && file !== 'fill.ts')
    .filter((file) =>
      /\.replace(All)?\(\s*(['"`]\{|\/\\\{)/.test(readFileSync(join(source, file), 'utf8')),
    );
  // Neither script can import `fill`. With this import, Astro would not inline Home's script. The validator's first
  // script is the text of one function, without imports.
  expect(others.toSorted()).toEqual([
    'features/home/wire-exhibits.ts',
    'features/validator/begin/begin-register.ts',
  ]);
});
