import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxFolder } from '../src/hosting/hosting-integration.ts';
import type { Nginx } from './find-nginx.ts';
import { freePort } from './listen-on-free-port.ts';

/** A certificate for `localhost` and its key, as files. */
export interface Certificate {
  readonly file: string;
  readonly key: string;
}

export interface RunningSite {
  /** Such as `http://localhost:8080`, or with a certificate `https://localhost:8443`. */
  readonly address: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Milliseconds; a busy machine takes long to start anything. */
const patience = 20_000;

/**
 * Serves the built site in `folder` with nginx and the configuration in `deploy/nginx/`, on a free port of this
 * machine, from a folder of its own that goes when nginx does.
 *
 * @param certificate for HTTPS and HTTP/2; without it the site is served by HTTP/1.1
 *
 * @throws Error when the site is not built, or nginx ends at once, with what it printed
 */
export async function startNginx(
  { path, brotliModule }: Nginx,
  folder: string,
  certificate?: Certificate,
): Promise<RunningSite> {
  const built = nginxFolder(resolve(folder));
  if (!existsSync(join(built, 'site.conf'))) {
    throw new Error(`There is no ${built}/. Build the site with "npm run build", then try again.`);
  }
  const prefix = mkdtempSync(join(tmpdir(), 'academy-nginx-'));
  const port = await freePort();
  writeConfiguration(prefix, resolve(folder), {
    main: mainDirectives(brotliModule),
    server: serverDirectives(port, brotliModule, certificate),
  });
  const child = spawn(path, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.once('close', () => rmSync(prefix, { recursive: true, force: true }));
  const address = `${certificate ? 'https' : 'http'}://localhost:${port}`;
  if (!(await answers(address, child, certificate))) {
    child.kill();
    throw new Error(`nginx does not serve ${folder}/:\n${errors}`);
  }
  return { address, process: child, stop: () => stop(child) };
}

interface LocalDirectives {
  readonly main: readonly string[];
  readonly server: readonly string[];
}

function writeConfiguration(prefix: string, site: string, { main, server }: LocalDirectives) {
  mkdirSync(join(prefix, 'temp'));
  symlinkSync(site, join(prefix, 'site'));
  symlinkSync(nginxFolder(site), join(prefix, 'academy'));
  copyFileSync(join(import.meta.dirname, '../deploy/nginx/local.conf'), join(prefix, 'nginx.conf'));
  writeFileSync(join(prefix, 'local-main.conf'), `${main.join('\n')}\n`);
  writeFileSync(join(prefix, 'local-server.conf'), `${server.join('\n')}\n`);
}

/** As root it would change to a user who may not read the built site; it listens on this machine only. */
function mainDirectives(brotli?: string): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(brotli === undefined ? [] : [`load_module "${brotli}";`]),
  ];
}

function serverDirectives(port: number, brotli?: string, certificate?: Certificate): string[] {
  const protocol = certificate ? ' ssl http2' : '';
  return [
    `listen 127.0.0.1:${port}${protocol};`,
    ...(hasIpv6() ? [`listen [::1]:${port}${protocol};`] : []),
    ...(certificate
      ? [
          `ssl_certificate "${certificate.file}";`,
          `ssl_certificate_key "${certificate.key}";`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
    ...(brotli === undefined ? [] : ['brotli_static on;']),
  ];
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
}

async function answers(
  address: string,
  child: ChildProcess,
  certificate?: Certificate,
): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const status = await statusOf(address, certificate).catch(() => undefined);
    if (status !== undefined) return status === 200;
    await wait(50);
  }
  return false;
}

function statusOf(address: string, certificate?: Certificate): Promise<number | undefined> {
  const request = certificate
    ? requestSecurely(address, { method: 'HEAD', ca: readFileSync(certificate.file) })
    : requestPlainly(address, { method: 'HEAD' });
  return new Promise((resolve, reject) => {
    request.once('response', ({ statusCode }) => resolve(statusCode));
    request.once('error', reject).end();
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'close');
}
