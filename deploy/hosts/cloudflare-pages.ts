import { join } from 'node:path';
import { freePort } from '../../tests/support/listen-on-free-port.ts';
import { startServer } from './start-server.ts';

/** Makes Cloudflare's servers behave as they did on this day. */
const compatibilityDate = '2026-10-23';

const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

/** Serves `folder` with Cloudflare's own server program, workerd, through `wrangler pages dev`. */
export async function startCloudflarePages(folder: string) {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const words = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', port];
  const all = [wrangler, ...words, '--compatibility-date', compatibilityDate];
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };
  return { address, stop: await startServer(process.execPath, all, address, env) };
}
