import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundContent } from './content/testing/sound-content.ts';
import { keptPrint } from './content/testing/kept-print.ts';
import { makeIds } from './register-ids.ts';

test('IDs are made with the prefix that is asked for, one a line; a new one is to be added', async () => {
  const { code, out, err } = await made(await withPrefixes('XY'));
  expect(code).toBe(0);
  expect(out).toMatch(/^(ITA-[\dA-Z-]+\n){3}$/);
  expect(err).toContain('idPrefixes: [ITA]');
});

test('the first prefix of the settings is taken if none is asked for', async () => {
  const { code, out, err } = await made(await withPrefixes('ITA, XY'), '50');
  expect(code).toBe(0);
  expect(out).toMatch(/^(ITA-[\dA-Z-]+\n){50}$/);
  expect(err).not.toContain('idPrefixes');
});

test.each([
  [[''], '"" is not a number of IDs'],
  [['10001'], 'a whole number from 1 to 10000'],
  [['2.5'], '"2.5" is not a number of IDs'],
  [['5', '--prefix', 'ita'], '"ita" can\'t be a prefix'],
  [['5', '--prefix', '1TA'], 'is read as ITA is'],
  [['5', '--size', '3'], "Unknown option '--size'"],
])('%j is refused: %s', async (words, message) => {
  const { code, out, err } = await made(await withPrefixes('ITA'), ...words);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
});

test('without any prefix it says how to choose one', async () => {
  const { err } = await made(await withPrefixes(''), '7');
  expect(err).toContain('npm run register:ids -- 7 --prefix ITA');
});

/** The folder of content whose settings have these prefixes. */
async function withPrefixes(prefixes: string): Promise<string> {
  const folder = await soundContent();
  const settings = join(folder, 'register.yaml');
  const text = (await readFile(settings, 'utf8')).replace(/^idPrefixes: .*\n/m, '');
  await writeFile(settings, prefixes === '' ? text : `${text}\nidPrefixes: [${prefixes}]\n`);
  return folder;
}

async function made(folder: string, ...words: string[]) {
  const printed = keptPrint();
  const asked = words.length === 0 ? ['3', '--prefix', 'ITA'] : words;
  const code = await makeIds(asked, folder, printed);
  return { code, out: printed.out, err: printed.err };
}
