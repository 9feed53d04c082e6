import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundContent } from '../content/testing/sound-content.ts';
import { keptPrint } from '../kept-print.ts';
import { idsToMake, makeIds, WrongCommand } from './make-ids.ts';

test('IDs are made with the prefix that is asked for, one a line', async () => {
  const { code, out } = await made(await soundContent());
  expect(code).toBe(0);
  expect(out).toMatch(/^(ITA-[\dA-Z-]+\n){3}$/);
});

test('where the register’s file is not there, it is said which, and what to write', async () => {
  const folder = await soundContent();
  const settings = join(folder, 'register.yaml');
  const text = await readFile(settings, 'utf8');
  await writeFile(settings, text.replace(/^address: .*$/m, 'address: sample-registr.xlsx'));
  const { code, out, err } = await made(folder);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(
    /content\/register\.yaml:\d+:\d+ +there is no file `register\/sample-registr\.xlsx`[^]*did you mean `sample-register\.xlsx`/,
  );
  expect(err).not.toContain('ENOENT');
});

test('without the settings it is said that they are missing', async () => {
  const folder = await soundContent();
  await rm(join(folder, 'register.yaml'));
  const { code, err } = await made(folder);
  expect(code).toBe(2);
  expect(err).toMatch(/register\.yaml.*this file is missing/);
  expect(err).not.toContain('ENOENT');
});

test('the first prefix of the settings is taken if none is asked for', () => {
  expect(idsToMake(['50'], ['ITA', 'XY'])).toEqual({
    count: 50,
    prefix: 'ITA',
    isNewPrefix: false,
  });
});

test('a prefix that is asked for may be new', () => {
  expect(idsToMake(['1', '--prefix', 'XY24'], ['ITA'])).toEqual({
    count: 1,
    prefix: 'XY24',
    isNewPrefix: true,
  });
});

test.each([
  [[], 'say how many IDs'],
  [['0'], '"0" is not a number of IDs'],
  [['-5'], "Unknown option '-5'"],
  [['10001'], 'a whole number from 1 to 10000'],
  [['1e3'], '"1e3" is not a number of IDs'],
  [['2.5'], '"2.5" is not a number of IDs'],
  [['many'], '"many" is not a number of IDs'],
  [['5', '6'], '"6" is one word too many'],
  [['5', '--prefix', 'ita'], '"ita" can\'t be a prefix'],
  [['5', '--prefix', 'A'], '"A" can\'t be a prefix'],
  [['5', '--prefix', 'ACADEMY24'], '"ACADEMY24" can\'t be a prefix'],
  [['5', '--prefix', '1TA'], 'is read as ITA is'],
  [['5', '--prefix'], 'usage: npm run register:ids'],
  [['5', '--size', '3'], 'usage: npm run register:ids'],
])('%j is refused: %s', (words, message) => {
  const refused = () => idsToMake(words, ['ITA']);
  expect(refused).toThrow(WrongCommand);
  expect(refused).toThrow(message);
});

test('without any prefix it says how to choose one', () => {
  expect(() => idsToMake(['7'])).toThrow('npm run register:ids -- 7 --prefix ITA');
});

async function made(folder: string) {
  const printed = keptPrint();
  const code = await makeIds(['3', '--prefix', 'ITA'], folder, printed);
  return { code, out: printed.out, err: printed.err };
}
