import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundContent } from '../content/testing/sound-content.ts';
import { keptPrint } from '../kept-print.ts';
import { makeIds } from './make-ids.ts';

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

async function made(folder: string) {
  const printed = keptPrint();
  const code = await makeIds(['3', '--prefix', 'ITA'], folder, printed);
  return { code, out: printed.out, err: printed.err };
}
