import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
const server = createServer(staticSite(join(folder, 'dist')));

beforeAll(async () => {
  const files = {
    'secret.txt': 'not part of the site',
    'dist/index.html': 'home',
    'dist/about.html': 'about',
    'dist/404.html': 'not found',
    'dist/courses.html': 'courses',
    'dist/courses/Java Script.html': 'syllabus',
    'dist/register/sample.xlsx': 'register',
    'dist/_headers': '/*\n  X-Everywhere: yes\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/courses', 'courses'],
  ['/courses/Java%20Script', 'syllabus'],
  ['/about?from=search', 'about'],
])('%s is answered with its page', async (path, text) => {
  expect(await get(path)).toMatchObject({
    status: 200,
    text,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/courses/', '/courses'],
  ['/courses/Java%20Script/', '/courses/Java%20Script'],
  ['/courses/Java%20Script.html', '/courses/Java%20Script'],
  ['/About', '/about'],
  ['/courses/java%20script', '/courses/Java%20Script'],
  ['/about/?from=search', '/about?from=search'],
])('%s leads to the page’s one address', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  '/nothing',
  '/nothing/',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects.conf',
  '/register/',
  '//about/',
  '//elsewhere.example/',
  '/__proto__',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({
    status: 404,
    text: 'not found',
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/about%00',
  '/%',
  '/%E0%A4%A',
  'about',
])('%s is refused as malformed', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test.each([
  ['/', 'GET', 200],
  ['/about/', 'GET', 301],
  ['/nothing', 'GET', 404],
  ['/%', 'GET', 400],
  ['/about', 'POST', 405],
])('%s by %s carries the headers of `_headers`', async (path, method, status) => {
  expect(await get(path, {}, method)).toMatchObject({ status, headers: { 'x-everywhere': 'yes' } });
});

test('a spreadsheet has its own type and is asked for again each time', async () => {
  expect((await get('/register/sample.xlsx')).headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-cache',
  });
});

test('a range that makes no sense is answered with the whole file', async () => {
  expect(await get('/about', { range: 'bytes=4-1' })).toMatchObject({ status: 200, text: 'about' });
});

test('only reading is allowed', async () => {
  expect((await get('/about', {}, 'HEAD')).text).toBe('');
  expect(await get('/about', {}, 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a new build is served without a restart, and a missing one says so', async () => {
  rmSync(join(folder, 'dist/404.html'));
  expect((await get('/about')).status).toBe(503);
  writeFileSync(join(folder, 'dist/new.html'), 'new');
  writeFileSync(join(folder, 'dist/404.html'), 'not found');
  expect(await get('/new')).toMatchObject({ status: 200, text: 'new' });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks for exactly this path; `fetch` would normalise it first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  // A server on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}
