import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeIds } from './register-ids.ts';
import { printed } from './testing/printed.ts';
import { soundContent } from './testing/sound-content.ts';

test.each([
  ['the given prefix, which the settings lack', 'XY', ['3', '--prefix', 'ITA'], 3, true],
  ['the first prefix of the settings if none is given', 'ITA, XY', ['50'], 50, false],
])('IDs are made with %s', async (_, prefixes, words, count, isToBeAdded) => {
  const { code, out, err } = await made(prefixes, words);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^(ITA-[\\dA-Z-]+\n){${count}}$`));
  expect(err.includes('idPrefixes: [ITA]')).toBe(isToBeAdded);
  expect(err.includes('the box "ID prefixes", write ITA')).toBe(isToBeAdded);
});

test.each([
  ['ITA', [''], '"" is not a number of IDs'],
  ['ITA', ['10001'], 'a whole number from 1 to 10000'],
  ['ITA', ['2.5'], '"2.5" is not a number of IDs'],
  ['ITA', ['5', '--prefix', 'ita'], '"ita" can\'t be a prefix'],
  ['ITA', ['5', '--prefix', '1TA'], 'is read like ITA'],
  ['ITA', ['5', '--size', '3'], "Unknown option '--size'"],
  ['', ['7'], 'npm run register:ids -- 7 --prefix ITA'],
  ['', ['7'], 'the box "ID prefixes" is empty'],
])('with the prefix “%s” set, arguments %j are refused: %s', async (prefixes, words, message) => {
  const err = expect.stringContaining(message);
  expect(await made(prefixes, words)).toEqual({ code: 1, out: '', err });
});

async function made(prefixes: string, words: readonly string[]) {
  const folder = await soundContent();
  const settings = join(folder, 'register.yaml');
  const text = (await readFile(settings, 'utf8')).replace(/^idPrefixes: .*\n/m, '');
  await writeFile(settings, prefixes === '' ? text : `${text}\nidPrefixes: [${prefixes}]\n`);
  return printed((printer) => makeIds(words, folder, printer));
}
