import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxFolder } from '../src/hosting/hosting-integration.ts';
import type { Nginx } from './find-nginx.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';

export interface RunningSite {
  /** Such as `http://localhost:8080`. */
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
 * @throws Error when the site is not built, or nginx ends at once, with what it printed
 */
export async function startNginx(
  { path, brotliModule }: Nginx,
  folder: string,
): Promise<RunningSite> {
  const built = nginxFolder(resolve(folder));
  if (!existsSync(join(built, 'site.conf'))) {
    throw new Error(`There is no ${built}/. Build the site with "npm run build", then try again.`);
  }
  const prefix = mkdtempSync(join(tmpdir(), 'academy-nginx-'));
  const port = await freePort();
  writeConfiguration(prefix, resolve(folder), port, brotliModule);
  const child = spawn(path, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.once('close', () => rmSync(prefix, { recursive: true, force: true }));
  const address = `http://localhost:${port}`;
  if (!(await answers(address, child))) {
    child.kill();
    throw new Error(`nginx does not serve ${folder}/:\n${errors}`);
  }
  return { address, process: child, stop: () => stop(child) };
}

function writeConfiguration(prefix: string, site: string, port: number, brotli?: string) {
  mkdirSync(join(prefix, 'temp'));
  symlinkSync(site, join(prefix, 'site'));
  symlinkSync(nginxFolder(site), join(prefix, 'academy'));
  copyFileSync(join(import.meta.dirname, '../deploy/nginx/local.conf'), join(prefix, 'nginx.conf'));
  // As root it would change to a user who may not read the built site; it listens on this machine only.
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(brotli === undefined ? [] : [`load_module "${brotli}";`]),
  ];
  const server = [
    `listen 127.0.0.1:${port};`,
    ...(hasIpv6() ? [`listen [::1]:${port};`] : []),
    ...(brotli === undefined ? [] : ['brotli_static on;']),
  ];
  writeFileSync(join(prefix, 'local-main.conf'), `${main.join('\n')}\n`);
  writeFileSync(join(prefix, 'local-server.conf'), `${server.join('\n')}\n`);
}

/** A port that was free a moment ago, on which nginx can be told to listen. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
    if (response) return response.ok;
    await wait(50);
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'close');
}
