import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/listen-on-free-port.ts';

/** The day whose behaviour of Cloudflare's servers is asked for. */
const compatibilityDate = '2026-10-23';

const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

/**
 * Serves `folder` as Cloudflare Pages does: with its own server program, workerd, through `wrangler pages dev`.
 *
 * @throws Error with what it printed, when it does not answer
 */
export async function startCloudflarePages(folder: string) {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const words = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', port];
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
  // A busy machine takes long to start anything: a minute.
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const response = await fetch(address).catch(() => undefined);
    await response?.text();
    if (response?.ok) return { address, stop };
    await wait(200);
  }
  await stop();
  throw new Error(`wrangler does not serve ${folder}:\n${printed}`);
}
