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

test('without a name nothing is named', () => {
  expect(source()).toBeUndefined();
});

test('a file is looked for here first, then in content/register/', () => {
  expect(source('both.csv')).toBe(join(here, 'both.csv'));
  expect(source('register-2024.xlsx')).toBe(join(content, 'register/register-2024.xlsx'));
});

test('a name with blanks is found without quotation marks too, and one with too many of them', () => {
  expect(source('own', 'list.csv')).toBe(join(here, 'own list.csv'));
  expect(source('"own list.csv"')).toBe(join(here, 'own list.csv'));
});

test('a link is turned into the address that hands out the file', () => {
  expect(source('https://docs.google.com/spreadsheets/d/1AbC/edit?gid=7#gid=7')).toBe(
    'https://docs.google.com/spreadsheets/d/1AbC/export?format=csv&gid=7',
  );
  expect(source("'https://files.example/r.xlsx'")).toBe('https://files.example/r.xlsx');
});

test.each([
  ['a file that is not there', ['none.xlsx'], /no file "none\.xlsx".*content\/register\//s],
  ['a file with a slip in its name', ['registr-2024.xlsx'], /did you mean `register-2024\.xlsx`/],
  [
    'a link without https://',
    ['docs.google.com/spreadsheets/d/1AbC/edit'],
    /must be a full address/,
  ],
  [
    'the example of the documents',
    ['https://docs.google.com/spreadsheets/d/1AbC…/edit'],
    /1AbC…\/edit" is an example/,
  ],
  [
    'a link to Drive',
    [
      'https://drive.google.com/file/d/1AbCdefghijklmnopqrstuvwxyz0123456789-_x/view?usp=sharing&resourcekey=0-x',
    ],
    /"https:\/\/drive\.google\.com\/file\/d\/1AbCdefghijklmnopqrstuvwxyz0123456789-_x\/view\?usp=sharing&resourcekey=0-x" is a link to Google Drive/,
  ],
])('%s is refused in words', (_, words, message) => {
  expect(() => source(...words)).toThrow(message);
});
