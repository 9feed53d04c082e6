import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSource } from './register-source.ts';

let root: string;
let here: string;
let content: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'register-source-'));
  here = join(root, 'here');
  content = join(root, 'content');
  await mkdir(here);
  await mkdir(join(content, 'register'), { recursive: true });
  await writeFile(join(here, 'own list.csv'), 'x');
  await writeFile(join(here, 'both.csv'), 'x');
  await writeFile(join(content, 'register/both.csv'), 'x');
  await writeFile(join(content, 'register/register-2024.xlsx'), 'x');
});

afterAll(() => rm(root, { recursive: true }));

const source = (...words: string[]) => registerSource(words, here, content);

test('a file is looked for here first, then in content/register/', () => {
  expect(source('both.csv')).toBe(join(here, 'both.csv'));
  expect(source('register-2024.xlsx')).toBe(join(content, 'register/register-2024.xlsx'));
});

test('a name with blanks is found without quotation marks too, and one with too many of them', () => {
  expect(source('own', 'list.csv')).toBe(join(here, 'own list.csv'));
  expect(source('"own list.csv"')).toBe(join(here, 'own list.csv'));
});

test('a link in quotation marks is turned into the address that hands out the file', () => {
  expect(source("'https://docs.google.com/spreadsheets/d/1AbC/edit'")).toBe(
    'https://docs.google.com/spreadsheets/d/1AbC/export?format=xlsx',
  );
});

test.each([
  ['registr-2024.xlsx', /no file "registr-2024\.xlsx".*did you mean `register-2024\.xlsx`/s],
  ['docs.google.com/spreadsheets/d/1AbC/edit', /must be a full address/],
])('%s is refused in words', (word, message) => {
  expect(() => source(word)).toThrow(message);
});
