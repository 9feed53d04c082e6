import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../../tests/support/listen-on-free-port.ts';
import { startServer } from './start-server.ts';

const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };

/**
 * Serves the built site in `folder` with `deploy/nginx.conf`, but with this machine's ports, folders and certificate.
 * nginx and OpenSSL must be installed.
 *
 * @throws Error if a program is missing, if the site is not built, or if nginx stops early
 */
export async function startNginx(folder: string) {
  // nginx can't start without this file, and would only name a copy of the settings.
  if (!existsSync(join(folder, '_redirects.conf'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const own = mkdtempSync(join(tmpdir(), 'academy-nginx-'));
  const [certificate, key] = [join(own, 'certificate.pem'), join(own, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const made = ['-x509', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  run('openssl', ['req', ...made, ...curve, ...subject]);
  const proof = join(own, 'challenges/.well-known/acme-challenge');
  mkdirSync(proof, { recursive: true });
  writeFileSync(join(proof, 'token'), 'proof');
  const [plainPort, port] = [await freePort(), await freePort()];

  const written = [
    ['/etc/letsencrypt/live/academy.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/academy.example/privkey.pem', key],
    ['/srv/academy/current/dist', resolve(folder)],
    ['/var/www/html', join(own, 'challenges')],
    ['academy.example', 'localhost'],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
  ].reduce(
    (text, [theirs = '', here = '']) => {
      if (!text.includes(theirs)) throw new Error(`deploy/nginx.conf no longer says "${theirs}".`);
      return text.replaceAll(theirs, here);
    },
    readFileSync(join(import.meta.dirname, '../nginx.conf'), 'utf8'),
  );
  // Started by root, nginx would run as a user who may be unable to read the built site.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user}\npid nginx.pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${written}}\n`;
  writeFileSync(join(own, 'nginx.conf'), main);

  const options = ['-p', own, '-c', 'nginx.conf', '-e', 'stderr'];
  run('nginx', [...options, '-t']);
  const stopNginx = await startServer('nginx', options, `http://127.0.0.1:${plainPort}`, env);
  const stop = async () => {
    await stopNginx();
    rmSync(own, { recursive: true });
  };
  const address = `https://localhost:${port}`;
  return { address, plainPort, certificate: readFileSync(certificate, 'utf8'), stop };
}

function run(program: string, words: string[]) {
  const { status, stderr, error } = spawnSync(program, words, { env, encoding: 'utf8' });
  if (error) {
    throw new Error(`There is no ${program} on this machine (${error.message}). Install it.`);
  }
  if (status !== 0 || /\[(warn|emerg)\]/.test(stderr)) throw new Error(stderr);
}
