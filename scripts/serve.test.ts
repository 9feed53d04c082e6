import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// tests/built/headers.test.ts tests how the server answers for a built site.

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const env = { ...process.env, DIST: join(folder, 'dist') };
const command = join(import.meta.dirname, 'serve.js');
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), 'not part of the site');
  mkdirSync(join(env.DIST, '_astro'), { recursive: true });
  for (const name of ['_headers', '_redirects', '_redirects.conf']) {
    writeFileSync(join(env.DIST, name), '');
  }
  writeFileSync(join(env.DIST, 'index.html'), 'home');
  writeFileSync(join(env.DIST, 'about.html'), 'about');
  writeFileSync(join(env.DIST, '404.html'), 'not found');
  server = spawn(process.execPath, [command, '--port=0'], { env });
  const [said] = server.stdout ? await once(server.stdout, 'data') : [];
  port = Number(/http:\/\/localhost:(\d+)/.exec(String(said))?.[1]);
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

test('the server answers only to names of this computer', async () => {
  for (const host of ['localhost', `127.0.0.1:${port}`, 'LOCALHOST:1']) {
    expect(await get('/', host), host).toMatchObject({ status: 200, text: 'home' });
  }
  for (const host of ['evil.example', `localhost.evil.example:${port}`, '192.168.1.7']) {
    expect((await get('/', host)).status, host).toBe(403);
  }
});

test('every command that opens a port does so in serve-here.ts', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const servers = files
    .filter((file) => /(?<!\.test)\.[jt]s$/.test(file))
    .filter((file) =>
      /\b(createServer|listen)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
  expect(servers).toEqual(['serve-here.ts']);
});

test.each([
  ...['/nothing', '/404', '/404.html', '/register/', '//about/', '/__proto__'],
  ...['/_headers', '/_redirects', '/_redirects.conf', '/_astro/'],
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/%'],
])('%s is not found', async (path) => {
  expect(await get(path)).toEqual({ status: 404, text: 'not found' });
});

test('if the port is taken, the server says how to choose another', () => {
  const words = [command, `--port=${port}`];
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm start -- --port 4322');
  const guide = readFileSync('docs/owner/when-something-goes-wrong.md', 'utf8');
  const [, quoted = ''] = /`Port 4322 (.+?)`/.exec(guide) ?? [];
  expect(stderr, 'as the owner’s guide quotes it').toContain(`Port ${port} ${quoted}`);
});

/** `fetch` would normalise the path, and can't send another host name. */
async function get(path: string, host = 'localhost') {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  // The response is the event's only argument.
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, text };
}
