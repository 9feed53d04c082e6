import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '../tests/support/listen-on-free-port.ts';
import { publishedPage } from '../tests/support/register-file.ts';
import { checkAndPrint } from './register-check.ts';
import { printed } from './testing/printed.ts';
import { copySoundContent } from './testing/sound-content.ts';

const headings = 'Register\nNo.,Student,Course,Grade,Note,ID\n';
const files = {
  'clean list.csv': `${headings}1,Asha,C++,A,office,X-1\n2,Ben,Python,B,,X-2\n`,
  'findings.csv': `${headings}1,Asha,C++,A,office,X-1\n2,Ben,Baking,B,,X-1\n`,
  'unreadable.csv': '<!doctype html><title>Sign in</title>',
  // The check must prefer `findings.csv` in the current folder to this empty file.
  'content/register/findings.csv': '',
};

const blank = join(import.meta.dirname, '../content/register/blank-register.xlsx');

let here: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  here = await mkdtemp(join(tmpdir(), 'register-check-'));
  await copySoundContent(join(here, 'content'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(here, name), text);
  server = createServer(({ url }, response) => {
    // A connection that is kept open might close just when the next test uses it.
    response.setHeader('connection', 'close');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url !== '/closed') response.setHeader('access-control-allow-origin', '*');
    response.end(publishedPage([1, 'Asha', 'C++', 'A', 'office', 'X-1']));
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});

afterAll(async () => {
  server.close();
  await rm(here, { recursive: true });
});

test.each<[what: string, words: string[] | (() => string[]), code: number, said: RegExp]>([
  ['the register in the settings', [], 0, /Sheet that is read: ".+", the only[^]*No faults found/],
  ['a file whose name has blanks', ['clean', 'list.csv'], 1, /Column F is the certif[^]*cates: 2/],
  ['a file in quotation marks', ['"clean list.csv"'], 1, /Certificates: 2/],
  ['a file with findings', ['findings.csv'], 1, /Rows 3, 4: .*"X-1".* several rows/],
  ['a web page', ['unreadable.csv'], 2, /sign-in-page[^]*such a page was saved without being sign/],
  ['a sheet published as a web page', () => [`${origin}/pubhtml`], 1, /Certificates: 1/],
  ['a file that pages may not read', () => [`${origin}/closed`], 2, /Access-Control-Allow-Origin/],
  ['a host that cannot be reached', ['https://r.invalid/r.xlsx'], 2, /was not checked/],
])('register:check prints a report on %s', async (_, words, code, out) => {
  const checked = await check(...(typeof words === 'function' ? words() : words));
  expect(checked).toEqual({ code, out: expect.stringMatching(out), err: '' });
});

// Owners may delete the blank register.
test.skipIf(!existsSync(blank))(
  'the blank register to start from has no faults of its own',
  async () => {
    expect(await check(blank)).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /Please fix:\n- Hardly any ID looks like .*\n.*\n\nPlease confirm/,
      ),
    });
  },
);

test('while a column seems to be wrong, no line to confirm is printed', async () => {
  await writeFile(join(here, 'swapped.csv'), `${headings}1,C++,Asha,A,,X-1\n2,Python,Ben,A,,X-2\n`);
  const { code, out } = await check('swapped.csv');
  expect(code).toBe(1);
  expect(out).toMatch(/should hold the students, but holds "C\+\+"/);
  expect(out).not.toContain('To confirm');
});

test('a register of another shape than the settings have is not clean, even if there is nothing to confirm', async () => {
  const folder = join(here, 'random/content');
  const settings = join(folder, 'register.yaml');
  const run = (...args: string[]) =>
    printed((printer) => checkAndPrint(args, { here, contentFolder: folder }, printer));
  await copySoundContent(folder);
  // Each ID has a shape of its own, so none is asked about.
  const ids = [
    'A1BC-23',
    '1AB2-3C',
    'AB12-C3',
    '12AB-3C',
    'A12B-C3',
    '1A2B-C3',
    'AB1C-23',
    'ABC1-23',
  ];
  const rows = [...ids, '123A-BC', 'A1B2-C3'].map((id, at) => `${at + 1},Asha Rao,C++,,,${id}\n`);
  await writeFile(join(folder, 'register/own.csv'), headings + rows.join(''));
  const place = 'address: own.csv\ncolumns: {student: 2, course: 3, id: 5}\n';
  await writeFile(settings, place);
  const { out } = await run();
  const [, lines = ''] = /in place of those that are there:\n\n([^]*?)\n\nThen/.exec(out) ?? [];
  await writeFile(settings, place + lines);
  expect(await run('--confirm')).toMatchObject({ code: 0 });
  await writeFile(settings, `${place}${lines}\nidShapes: [ITA-0000]\n`);
  const changed = await run();
  expect(changed.code).toBe(1);
  expect(changed.out).toMatch(/Please fix:\n- Hardly any ID looks like those [^]*To confirm: /);
  expect(changed.out).not.toContain('No faults found');
});

test('an owner who has put in the printed lines can confirm, and a change of a certificate is then told', async () => {
  const folder = join(here, 'own/content');
  const settings = join(folder, 'register.yaml');
  const list = (grade: string) =>
    writeFile(
      join(folder, 'register/own.csv'),
      `${headings}1,Asha,C++,A,,X-1\n2,Ben,Python,${grade},,X-2\n`,
    );
  const run = (...args: string[]) =>
    printed((printer) => checkAndPrint(args, { here, contentFolder: folder }, printer));
  await copySoundContent(folder);
  await list('A');
  const place = 'address: own.csv\ncolumns: {student: 2, course: 3, id: 5}\n';
  await writeFile(settings, place);
  expect(await run('--confirm')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Column D \("Grade"\) is not read/),
  });
  const { out } = await run();
  const [, lines = ''] = /in place of those that are there:\n\n([^]*?)\n\nThen/.exec(out) ?? [];
  await writeFile(settings, place + lines);
  expect(await run('--confirm')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/2 certificates are remembered/),
  });
  expect(await run()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/No faults found\.\n?$/),
  });
  await list('cancelled');
  expect(await run()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/Row 4: In "X-2", this has changed.*: "Grade" is now "cancelled"/),
  });
});

test('certificates that a sheet makes valid again are confirmed only if the owner names each of them', async () => {
  const folder = join(here, 'again/content');
  const list = (status: string) =>
    writeFile(
      join(folder, 'register/own.csv'),
      `Register\nNo.,Student,Course,Status,Note,ID\n1,Asha,C++,${status},,X-1\n2,Ben,Python,${status},,X-2\n3,Cy,C++,,,X-3\n`,
    );
  const run = (...args: string[]) =>
    printed((printer) => checkAndPrint(args, { here, contentFolder: folder }, printer));
  await copySoundContent(folder);
  await list('Withdrawn');
  await writeFile(
    join(folder, 'register.yaml'),
    'address: own.csv\ncolumns: {student: 2, course: 3, status: 4, id: 5}\nidShapes: [X-0]\n',
  );
  expect(await run('--confirm')).toMatchObject({ code: 0 });
  await list('');
  const again = /not valid.* makes them valid again: "X-1", "X-2"/;
  for (const named of [[], ['--valid-again', 'X-1']])
    expect(await run('--confirm', ...named)).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(again),
    });
  const { out } = await run();
  expect(out).toMatch(again);
  expect(out).toMatch(/--confirm, with `--valid-again ID` for each .* that is valid again$/m);
  expect(await run('--confirm', '--valid-again', 'X-1', '--valid-again', 'X-2')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/3 certificates are remembered[^]*No faults found/),
  });
});

test('rows are not confirmed while a heading of the settings is above another column', async () => {
  const folder = join(here, 'moved/content');
  await copySoundContent(folder);
  await writeFile(
    join(folder, 'register/own.csv'),
    'Register\nNo.,Course,Student,Grade,Note,ID\n1,Asha,C++,,,X-1\n2,Ben,Python,,,X-2\n',
  );
  await writeFile(
    join(folder, 'register.yaml'),
    'address: own.csv\ncolumns: {student: 2, course: 3, id: 5}\nheadings: {student: Student, course: Course}\nidShapes: [X-0]\n',
  );
  const place = { here, contentFolder: folder };
  const { err } = await printed((printer) => checkAndPrint(['--confirm'], place, printer));
  expect(err).toMatch(/not confirmed[^]*"Student" is no longer above column B/);
});

test.each([
  ['a missing file', 'sampel-register.xlsx', /no file "sampel.*mean `sample-register.xl/s],
  ['a folder', 'content', /content can't be opened \(.*\)\.\n {2}do: check that it exists/],
  ['a link that no website can read', "'https://1drv.ms/x'", /OneDrive.*\ndo: .*content\/register/],
  ['a link without its https://', 'docs.google.com/spreadsheets/d/1/edit', /must be a full addr/],
])('the check of %s exits with 2', async (_, word, err) => {
  expect(await check(word)).toEqual({ code: 2, out: '', err: expect.stringMatching(err) });
});

test('the check turns a sharing link into the address of the file itself', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('no network'));
  const { out } = await check('https://docs.google.com/spreadsheets/d/1AbC/edit');
  expect(out).toContain('https://docs.google.com/spreadsheets/d/1AbC/export?format=xlsx\n');
});

function check(...words: string[]) {
  const place = { here, contentFolder: join(here, 'content') };
  return printed((printer) => checkAndPrint(words, place, printer));
}
