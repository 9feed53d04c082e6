import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySoundContent } from './content/testing/sound-content.ts';
import { publishedPage } from '../tests/register-file.ts';
import { keptPrint } from './content/testing/kept-print.ts';
import { listenOnFreePort } from '../tests/listen-on-free-port.ts';
import { checkAndPrint } from './register-check.ts';

const lines = {
  clean:
    'Register\nNo.,Student,Course,Grade,Note,ID\n1,Asha,C++,A,office,X-1\n2,Ben,Python,B,,X-2\n',
  findings:
    'Register\nNo.,Student,Course,Grade,Note,ID\n1,Asha,C++,A,office,X-1\n2,Ben,Baking,B,,X-1\n',
  unreadable: '<!doctype html><title>Sign in</title>',
  'published.html': publishedPage([1, 'Asha', 'C++', 'A', 'office', 'X-1']),
};

const blank = join(import.meta.dirname, '../content/register/blank-register.xlsx');

let folder: string;
let contentFolder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'register-check-'));
  for (const [name, text] of Object.entries(lines)) await writeFile(join(folder, name), text);
  contentFolder = await copySoundContent(join(folder, 'content'));
  server = createServer((request, response) => {
    // A connection that is kept may close just when the next test would use it.
    response.setHeader('connection', 'close');
    if (request.url !== '/closed') response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/pubhtml') response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/pubhtml' ? lines['published.html'] : lines.clean);
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each<[what: string, source: () => string, code: number, said: RegExp]>([
  [
    'a register without faults',
    () => 'clean',
    0,
    /Column F is the certificate ID[^]*Certificates: 2/,
  ],
  ['one with findings', () => 'findings', 1, /Rows 3, 4: .*"X-1".* several rows/],
  [
    'a web page that is no sheet',
    () => 'unreadable',
    2,
    /sign-in-page[^]*such a page was saved without being signed in/,
  ],
  [
    'one of content/register/',
    () => 'sample-register.xlsx',
    0,
    /Sheet that is read: ".+", the only/,
  ],
  ['a sheet published as a web page', () => `${origin}/pubhtml`, 0, /Certificates: 1/],
  ['one that they may not read', () => `${origin}/closed`, 2, /Access-Control-Allow-Origin/],
  ['a host that cannot be reached', () => 'https://r.invalid/r.xlsx', 2, /was not checked/],
])('%s is told as that', async (_, source, code, said) => {
  const checked = await check(source());
  expect(checked).toMatchObject({ code, out: expect.stringMatching(said) });
});

// An owner may have taken it away.
test.skipIf(!existsSync(blank))('the blank register to start from has no faults', async () => {
  const { code, out } = await check(blank);
  expect(code).toBe(0);
  expect(out).toContain('No faults found.');
});

test.each([
  ['a file that is not there', 'none.xlsx', /none\.xlsx/],
  [
    'a link that no website can read',
    'https://1drv.ms/x/s!abc',
    /OneDrive.*\ndo: .*content\/register\//,
  ],
])('%s ends with 2', async (_, argument, said) => {
  const { code, out, err } = await check(argument);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(said);
});

test('the register of the settings is checked where none is named, and has no faults', async () => {
  expect(await check()).toMatchObject({
    code: 0,
    out: expect.stringContaining('No faults found.'),
  });
});

/** What the command prints, called from the folder of the test's files. */
async function check(...args: string[]) {
  const printed = keptPrint();
  const code = await checkAndPrint(args, { here: folder, contentFolder }, printed);
  return { code, out: printed.out, err: printed.err };
}
