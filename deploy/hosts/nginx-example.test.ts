import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '../../bench/site/self-signed.ts';
import { findNginx } from '../../scripts/find-nginx.ts';
import { freePort } from '../../scripts/listen-on-free-port.ts';
import { nginxFolder } from '../../src/hosting/hosting-integration.ts';

/*
 * The example of the `server` blocks, with a certificate, folders and ports of this machine in place of the
 * academy's.
 */
const site = resolve(process.env['DIST'] || 'dist');
const folder = mkdtempSync(join(tmpdir(), 'academy-nginx-example-'));
const program = findNginx()?.path ?? 'nginx';
const certificate = selfSigned(folder);
const ports = { plain: 0, secure: 0 };
let nginx: ChildProcess;
let printed = '';

beforeAll(async () => {
  ports.plain = await freePort();
  ports.secure = await freePort();
  mkdirSync(join(folder, 'challenges/.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, 'challenges/.well-known/acme-challenge/token'), 'proof');
  symlinkSync(nginxFolder(site), join(folder, 'academy'));
  writeFileSync(join(folder, 'nginx.conf'), configuration());
  nginx = spawn(program, [...options(), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  nginx.stderr?.setEncoding('utf8').on('data', (part: string) => (printed += part));
  await untilListening();
}, 60_000);

afterAll(async () => {
  if (nginx.exitCode === null && nginx.kill()) await once(nginx, 'close');
  rmSync(folder, { recursive: true });
});

test('nginx takes the example without a warning', () => {
  const { status, stderr } = spawnSync(program, [...options(), '-t'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.not.stringMatching(/\[(warn|error|emerg)\]/),
  });
});

test('without HTTPS every address leads to the same one with HTTPS', async () => {
  const answer = await askPlainly('www.academy.example', '/courses/Java%20Script?from=mail');
  expect(answer).toMatchObject({
    status: 301,
    location: 'https://academy.example/courses/Java%20Script?from=mail',
  });
});

test('Let’s Encrypt finds its proof without HTTPS, so that a certificate can be had and renewed', async () => {
  const answer = await askPlainly('academy.example', '/.well-known/acme-challenge/token');
  expect(answer).toMatchObject({ status: 200, text: 'proof' });
});

test('the name with www leads to the one without', async () => {
  const answer = await askSecurely('www.academy.example', '/about');
  expect(answer).toMatchObject({ status: 301, location: 'https://academy.example/about' });
});

test('the site is shown, with its headers', async () => {
  const answer = await askSecurely('academy.example', '/about');
  expect(answer).toMatchObject({
    status: 200,
    text: readFileSync(join(site, 'about.html'), 'utf8'),
    policy: expect.stringContaining("default-src 'none'"),
  });
});

function configuration(): string {
  const example = readFileSync(join(import.meta.dirname, '../nginx/example-server.conf'), 'utf8');
  const local = [
    ['/etc/letsencrypt/live/academy.example/fullchain.pem', certificate.file],
    ['/etc/letsencrypt/live/academy.example/privkey.pem', certificate.key],
    ['/srv/academy/current/dist', site],
    ['/var/www/html', join(folder, 'challenges')],
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['    listen [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${ports.secure} `],
    ['    listen [::]:443 ssl http2;\n', ''],
  ].reduce((text, [written = '', here = '']) => {
    if (!text.includes(written)) throw new Error(`The example no longer says "${written}".`);
    return text.replaceAll(written, here);
  }, example);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${local}}\n`;
}

function options(): string[] {
  return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
}

async function untilListening() {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await askPlainly('academy.example', '/').catch(() => undefined);
    if (answer) return;
    await wait(100);
  }
  throw new Error(`nginx does not answer with the example configuration:\n${printed}`);
}

function askPlainly(host: string, path: string) {
  return answerTo(
    requestPlainly({ host: '127.0.0.1', port: ports.plain, path, headers: { host } }),
  );
}

function askSecurely(host: string, path: string) {
  const ca = readFileSync(certificate.file);
  const where = { host: '127.0.0.1', port: ports.secure, servername: 'localhost' };
  return answerTo(requestSecurely({ ...where, path, ca, headers: { host } }));
}

async function answerTo(request: ReturnType<typeof requestPlainly>) {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    request.once('response', done).once('error', fail).end();
  });
  const text = (await response.setEncoding('utf8').toArray()).join('');
  const { location, 'content-security-policy': policy } = response.headers;
  return { status: response.statusCode, location, policy, text };
}
