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
  ['/courses/Java%20Script.html', '/courses/Java%20Script'],
  ['/About', '/about'],
  ['/courses/java%20script', '/courses/Java%20Script'],
  ['/about/?from=search', '/about?from=search'],
])('%s leads to the page’s one address', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
});

test.each(['/nothing', '/404', '/_headers', '/register/', '//about/', '/__proto__'])(
  '%s is not found',
  async (path) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      text: 'not found',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  },
);

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%',
])('%s leads out of the site to nothing', async (path) => {
  expect((await get(path)).text).toBe('not found');
});

test('an answer has the type of its file and the headers of `_headers`, redirects and what is not found too', async () => {
  expect((await get('/register/sample.xlsx')).headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'cache-control': 'no-cache',
  });
  for (const path of ['/', '/about/', '/nothing']) {
    expect((await get(path)).headers, path).toMatchObject({ 'x-everywhere': 'yes' });
  }
});

test('a new build is served without a restart', async () => {
  writeFileSync(join(folder, 'dist/new.html'), 'new');
  expect(await get('/new')).toMatchObject({ status: 200, text: 'new' });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks for exactly this path; `fetch` would normalise it first. */
function get(path: string): Promise<Answer> {
  // A server on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, host: '127.0.0.1' }, (response) => {
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
