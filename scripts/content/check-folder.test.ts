import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';
import { printed } from '../testing/printed.ts';
import { soundContent } from '../testing/sound-content.ts';
import { checkFolder } from './check-folder.ts';

test('the check ignores files that Windows, macOS and Office leave in folders', async () => {
  const folder = await soundContent();
  const left = ['Thumbs.db', 'desktop.ini', '.DS_Store', '._reception.jpg', '~$reception.jpg'];
  for (const name of left) {
    await writeFile(join(folder, 'pictures', name), '');
    await writeFile(join(folder, 'gallery', name), '');
  }
  await writeFile(join(folder, '~$home.yaml'), '');
  await writeFile(join(folder, 'courses/._C.md'), '');
  const out = expect.stringMatching(/^content: \d+ courses, \d+ files, no faults\n$/m);
  expect(await check(folder)).toMatchObject({ code: 0, out, err: '' });
});

test('the check prints every fault and exits with 1', async () => {
  const folder = await soundContent();
  await writeFile(join(folder, 'register.yaml'), 'address: C # sharp\n');
  await writeFile(join(folder, 'pictures/reception.jpg'), 'no picture');

  const { code, out, err } = await check(folder);

  expect(code).toBe(1);
  expect(err).toMatch(
    /^Pictures of the pages: .*“reception\.jpg” is not a picture that.*\n {4}content\/pictures\/captions\.yaml:5:16 /m,
  );
  expect(err).toMatch(/is lost.*\n {4}content\/register\.yaml:1:12 \| # sharp\n {4}do: put/);
  expect(out).toBe('content: not in order: 2 faults in 2 files\n');
});

test('fields of earlier versions stop nothing, and the check says once to take them out', async () => {
  const folder = await soundContent();
  const former = 'similarIds: [A]\nconfirmed:\n  titles: [B]\n';
  await replaceInFile(join(folder, 'register.yaml'), /^confirmed:\n/m, former);
  await replaceInFile(join(folder, 'validator.yaml'), /^ {2}notes:\n/m, '$&    mistyped: C\n');
  const { code, out, err } = await check(folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^`similarIds` is no longer used\n.*:3:1 \| similarIds: \[A\]\n`confirmed › titles` is .*\n.*\n`list › notes › mistyped` is .*\n.*\n {4}do: take it out\n\ncontent: /,
  );
});

test('the check reports an address in SITE_URL that the build would refuse', async () => {
  vi.stubEnv('SITE_URL', 'academy.example/site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, err } = await check(await soundContent());
  expect(code).toBe(1);
  expect(err).toContain('such as https://academy.example; it is "academy.example/site"');
});

test('the check reports a sealed register’s numbered IDs once, unless the owner allows such IDs', async () => {
  const folder = await liveContent('own.csv\nsealed: true');
  await writeFile(join(folder, '../register.key'), makeKeyFile());
  const rows = '1,Asha,Python,A,,ITA-2024-0001\n2,Ben,Python,B,,ITA-2024-0002\n';
  await writeFile(join(folder, 'register/own.csv'), headings + rows);
  vi.stubEnv('REGISTER_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const cures =
    /register:ids.*“Sealed links”.*“Sealed IDs are guessable”.*sealedLinks: true.*IdsAreGuessable: true/g;

  for (const isLive of [false, true]) {
    const { code, out, err } = await check(folder, isLive);
    expect(code).toBe(1);
    if (!isLive) expect(out).toMatch(/^content: not in order: the register’s seal\n$/);
    expect(err.match(cures)).toHaveLength(1);
  }
  const settings = join(folder, 'register.yaml');
  await replaceInFile(settings, /^sealed:.*$/m, '$&\nsealedIdsAreGuessable: true');
  const allowed = await check(folder);
  expect(allowed).toMatchObject({ code: 0, err: '' });
  expect(allowed.out).toMatch(/^register: .*sealedIdsAreGuessable.*$/m);
  expect((await check(folder, true)).err).not.toMatch(cures);
});

test.each(['the key file', 'a key in the environment'])(
  'the check refuses %s if the register is not set to be sealed',
  async (place) => {
    const folder = await soundContent();
    vi.stubEnv('REGISTER_KEY', place === 'the key file' ? '' : makeKeyFile());
    onTestFinished(() => void vi.unstubAllEnvs());
    if (place === 'the key file') await writeFile(join(folder, '../register.key'), makeKeyFile());
    const { code, out, err } = await check(folder);
    expect(code).toBe(1);
    expect(out).toContain('not in order: the register’s seal');
    expect(err).toMatch(/not set to be sealed.*\n {2}do: on the desk .*“Sealed”.*remove the key/);
  },
);

test('with --live, the owner of a sealed register is told to stop sharing the old sheet', async () => {
  const folder = await liveContent('own.csv\nsealed: true\nsealedIdsAreGuessable: true');
  await writeFile(join(folder, '../register.key'), makeKeyFile());
  await writeFile(join(folder, 'register/own.csv'), `${headings}1,Asha,Python,A,,ITA-2024-0001\n`);
  vi.stubEnv('REGISTER_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await check(folder, true)).out).toMatch(
    /^register: sealed\..* copy everything into a new sheet.* stop sharing the old/m,
  );
  expect((await check(folder)).out).not.toContain('stop sharing');
});

test('with --live, sample values are faults', async () => {
  const folder = await soundContent();
  await replaceInFile(join(folder, 'academy.yaml'), /^email: .*$/m, 'email: x@academy.example');
  await replaceInFile(join(folder, 'gallery.yaml'), /(?<=caption: ).*/, 'A chapter a day.');

  const plain = await check(folder);
  expect(plain.out).toMatch(/no faults/);

  const { code, err } = await check(folder, true);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Name, phone, .*: a sample e-mail address is still in place: “x@.*”\n {4}.*academy\.yaml:\d+:8 /m,
  );
  expect(err).toMatch(
    /^Gallery: “the texts of Gallery” came with .*\n {4}.*gallery\.yaml:\d+:\d+ \| .*(?:\n {4}- .*)*\n {4}- Rows, 1st, Pictures, 1st, Caption: A chapter a day\.$/m,
  );
  expect(err).toMatch(/\nNot ready to go live: \d+ sample values? in \d+ files?\.\n$/);
  const fixes = err.match(/^ +do: .*$/gm) ?? [];
  expect(new Set(fixes).size, 'what to do is said once').toBe(fixes.length);
});

test.each([
  [
    'an ID in several rows',
    '1,Asha,Python,A,,X-1\n2,Ben,Python,B,,X-1\n',
    /own-register\.csv[^]*Rows 3, 4: The ID "X-1" is in several rows[^]*\nNot ready to go live: .*; the register has faults\.\n$/,
  ],
  [
    'a register that has only the example row',
    '1,EXAMPLE,Python,A,,EXAMPLE-0001\n',
    /own-register\.csv[^]*Hardly any ID looks like[^]*Row 3: The example row[^]*\nNot ready to go live: .*; the register has faults\.\n$/,
  ],
])('only a check with --live reports %s', async (_, rows, live) => {
  const folder = await liveContent('own-register.csv');
  await writeFile(join(folder, 'register/own-register.csv'), headings + rows);
  expect(await check(folder, true)).toMatchObject({ code: 1, err: expect.stringMatching(live) });
  expect(await check(folder)).toMatchObject({ code: 0, err: '' });
});

test('a sheet on another host of which visitors get no answer keeps the website from going live', async () => {
  const folder = await liveContent('https://elsewhere.example/register.csv');
  const shapes = 'idShapes: [ITA-0000-0000]';
  await replaceInFile(join(folder, 'register.yaml'), /^idShapes:.*(\n +- .*)*/m, shapes);
  const answer = (id: string) => async () =>
    new Response(`${headings}1,Asha,Python,A,,${id}\n`, {
      headers: { 'access-control-allow-origin': '*' },
    });
  vi.stubGlobal('fetch', answer('PUN-24-1'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { err } = await check(folder, true);
  expect(err).toMatch(
    /Hardly any ID looks like[^]*\nNot ready to go live: .*; the register has faults\.\n$/,
  );
  vi.stubGlobal('fetch', answer('ITA-2026-0001'));
  const { err: other, out } = await check(folder, true);
  expect(other).not.toContain('; the register');
  expect(out).toContain('not all of it is confirmed');
});

const headings = 'Register\nNo.,Student,Course,Grade,Note,ID\n';

async function liveContent(address: string): Promise<string> {
  const folder = await soundContent();
  await replaceInFile(join(folder, 'register.yaml'), /^address: .*$/m, `address: ${address}`);
  return folder;
}

function check(folder: string, isLive = false) {
  return printed((printer) => checkFolder(folder, isLive, printer));
}

async function replaceInFile(file: string, what: RegExp, by: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(what, by));
}
