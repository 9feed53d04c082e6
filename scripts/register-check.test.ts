import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    response.statusCode = request.url === '/missing' ? 404 : 200;
    if (request.url === '/pubhtml') response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/pubhtml' ? lines['published.html'] : lines.clean);
  });
  origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a register without faults ends with 0', async () => {
  const { code, out } = await check('clean');
  expect(code).toBe(0);
  expect(out).toContain('Column F is the certificate ID');
  expect(out).toContain('Certificates: 2');
});

test('findings end with 1 and are told with their rows', async () => {
  const { code, out } = await check('findings');
  expect(code).toBe(1);
  expect(out).toMatch(/Rows 3, 4: .*"X-1".* several rows/);
});

// An owner may have taken it away.
test.skipIf(!existsSync(blank))('the blank register to start from has no faults', async () => {
  const { code, out } = await check(blank);
  expect(code).toBe(0);
  expect(out).toContain('No faults found.');
});

test('a sheet that was saved as a web page is checked', async () => {
  const { code, out } = await check('published.html');
  expect(out).toContain('Certificates: 1');
  expect(out).toContain('Column F is the certificate ID');
  expect(code).toBe(0);
});

test('a file that is a web page ends with 2 and says what to do with the file', async () => {
  const { code, out } = await check('unreadable');
  expect(code).toBe(2);
  expect(out).toContain('sign-in-page');
  expect(out).toContain('The file is a web page');
  expect(out).not.toContain('address');
});

test('a register in content/register/ is found by its name alone', async () => {
  const { code, out } = await check('sample-register.xlsx');
  expect(code).toBe(0);
  expect(out).toMatch(/Sheet that is read: ".+", the only sheet/);
});

test.each([
  ['a file that is not there', 'none.xlsx'],
  ['an option that does not exist', '--jason'],
])('%s ends with 2', async (_, argument) => {
  await expect(check(argument)).resolves.toMatchObject({ code: 2, out: '' });
});

test('the register of the settings is checked where none is named, and has no faults', async () => {
  const printed = keptPrint();
  expect(await checkAndPrint([], { here: folder, contentFolder }, printed)).toBe(0);
  expect(printed.out).toContain('No faults found.');
});

describe('at an address', () => {
  test('a register that other websites may read is checked', async () => {
    await expect(check(`${origin}/open`)).resolves.toMatchObject({ code: 0 });
  });

  test('so is one that is published as a web page', async () => {
    await expect(check(`${origin}/pubhtml`)).resolves.toMatchObject({ code: 0 });
  });

  test('one that they may not read ends with 2, as it would in a browser', async () => {
    const { code, out } = await check(`${origin}/closed`);
    expect(code).toBe(2);
    expect(out).toContain('Access-Control-Allow-Origin');
  });

  test('an HTTP status other than success ends with 2', async () => {
    const { code, out } = await check(`${origin}/missing`);
    expect(code).toBe(2);
    expect(out).toContain('http-status: 404');
  });

  test('a host that cannot be reached says nothing against the register', async () => {
    const { code, out } = await check('https://register.invalid/register.xlsx');
    expect(code).toBe(2);
    expect(out).toContain('was not checked');
    expect(out).not.toContain('cannot be read');
  });

  test('a link that no website can read is refused with what works instead', async () => {
    const { code, err } = await check('https://1drv.ms/x/s!abc');
    expect(code).toBe(2);
    expect(err).toMatch(
      /"https:\/\/1drv\.ms\/x\/s!abc" is .*OneDrive.*\ndo: .*content\/register\/.*\n$/,
    );
    expect(err).not.toContain('usage');
  });
});

/** What the command prints, called from the folder of the test's files. */
async function check(...args: string[]) {
  const printed = keptPrint();
  const code = await checkAndPrint(args, { here: folder, contentFolder }, printed);
  return { code, out: printed.out, err: printed.err };
}
