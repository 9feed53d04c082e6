import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/listen-on-free-port.ts';
import { askServer, type Host } from './host.ts';

/** Milliseconds; a busy machine takes long to start anything. */
const patience = 60_000;

/** The day whose behaviour of Cloudflare's servers is asked for. */
const compatibilityDate = '2026-10-23';

const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

/**
 * Cloudflare Pages: its own server program, workerd, through `wrangler pages dev`.
 *
 * @throws Error with what it printed, when it does not answer
 */
export async function cloudflarePages(folder: string): Promise<Host> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const words = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [wrangler, ...words, '--compatibility-date', compatibilityDate],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part));
  }
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'close');
  };
  if (!(await answers(address, () => child.exitCode === null))) {
    await stop();
    throw new Error(`wrangler does not serve ${folder}:\n${printed}`);
  }
  return { ask: (path) => askServer(address, path), stop };
}

async function answers(address: string, isRunning: () => boolean): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end && isRunning()) {
    const response = await fetch(address).catch(() => undefined);
    await response?.text();
    if (response) return response.ok;
    await wait(200);
  }
  return false;
}
