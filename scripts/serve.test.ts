import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What it answers of a built site is proven on that site, in tests/headers.test.ts.

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const site = join(folder, 'dist');
let server: ReturnType<typeof serve>;
let port: number;

beforeAll(async () => {
  const files = {
    'secret.txt': 'not part of the site',
    'dist/index.html': 'home',
    'dist/about.html': 'about',
    'dist/404.html': 'not found',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = serve('0');
  port = Number(/http:\/\/localhost:(\d+)/.exec(await server.firstOutput)?.[1]);
});

afterAll(() => {
  server.end();
  rmSync(folder, { recursive: true });
});

test('answers only under the names of this computer, which no site elsewhere can have', async () => {
  for (const host of ['localhost', `127.0.0.1:${port}`, 'LOCALHOST:1']) {
    expect(await get('/', host), host).toMatchObject({ status: 200, text: 'home' });
  }
  for (const host of ['evil.example', `localhost.evil.example:${port}`, '192.168.1.7']) {
    expect((await get('/', host)).status, host).toBe(403);
  }
});

test('no command listens in any other way', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const servers = files
    .filter((file) => /(?<!\.test)\.[jt]s$/.test(file))
    .filter((file) =>
      /\b(createServer|listen)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
  expect(servers).toEqual(['serve-here.ts']);
});

test.each([
  ...['/nothing', '/404', '/_headers', '/register/', '//about/', '/__proto__'],
  // What leads out of the site.
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/%'],
])('%s is not found', async (path) => {
  const { status, text } = await get(path);
  expect({ status, text }).toEqual({ status: 404, text: 'not found' });
});

test('says that the port is taken, and how to choose another', async () => {
  const { code, errors } = await serve(String(port)).ended;
  expect(code).toBe(1);
  expect(errors).toContain(`Port ${port} can’t be had`);
  expect(errors).toContain('npm start -- --port 4322');
});

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Asks for exactly this path under this name; `fetch` would normalise the one and send no other name. */
function get(path: string, host = 'localhost'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

function serve(onPort: string) {
  const words = [join(import.meta.dirname, 'serve.js'), `--port=${onPort}`];
  const child = spawn(process.execPath, words, { env: { ...process.env, DIST: site } });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  return {
    firstOutput: new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', resolve);
    }),
    ended: new Promise<{ code: number | null; errors: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, errors }));
    }),
    end: () => child.kill(),
  };
}
