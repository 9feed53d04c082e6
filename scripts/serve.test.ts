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

test.each([
  ['--prot=0', '--prot'],
  ['--prot 0', '--prot'],
  ['--no-open', '--no-open'],
  ['-p 0', '-p'],
  ['0', '0'],
])('with %s, the server names what it does not know, and serves nothing', (typed, named) => {
  const words = [command, ...typed.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`"${named}" is not an option of npm start.`);
  expect(stderr).toContain('npm start -- --port 4322\n');
});

test('each command has its own options beside the port', () => {
  const answer = `import { serveHere } from ${JSON.stringify(join(import.meta.dirname, 'serve-here.ts'))};
    console.log(await serveHere(() => undefined, 0, 'npm run own', ['--quietly']));
    process.exit(0);`;
  const start = (...words: string[]) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', answer, '--', ...words], {
      encoding: 'utf8',
    });
  expect(start('--quietly').stdout).toContain('http://localhost:');
  expect(start('--quitely').stderr).toContain('npm run own -- --port 1 --quietly\n');
});

test.each(['--port', '--port=', '--port=x', '--port=70000'])('%s is not a port', (typed) => {
  const { status, stderr } = spawnSync(process.execPath, [command, typed], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    `"${typed.slice('--port='.length)}" is not a port. Choose another port: `,
  );
});

/** `fetch` would normalise the path, and can't send another host name. */
async function get(path: string, host = 'localhost') {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  // The response is the event's only argument.
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, text };
}
