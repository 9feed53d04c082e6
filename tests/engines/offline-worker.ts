import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnSite } from '../own-site.ts';
import { knownSite } from '../site-copies.ts';

const workerScript = /\/register-worker[^/]*\.js$/;

/**
 * From now on the Worker that reads the register is in a browser that knows of no connection (HTML,
 * `navigator.onLine`): its script, which is the built one, has a line before it that says so. No driver takes Firefox
 * or WebKitGTK off the network, and none reaches into a Worker before it starts.
 */
export async function pretendOffline(site: OwnSite): Promise<void> {
  const folder = join(mkdtempSync(join(tmpdir(), 'academy-offline-')), 'dist');
  // All that a server of the site needs besides, such as the headers without which a browser refuses the script.
  cpSync(knownSite(), folder, {
    recursive: true,
    filter: (path) =>
      !/\.[^./]+$/.test(path) || path.endsWith('404.html') || workerScript.test(path),
  });
  const [name = ''] = readdirSync(join(folder, '_astro')).filter((file) =>
    workerScript.test(`/${file}`),
  );
  const script = join(folder, '_astro', name);
  writeFileSync(script, `${knowsOfNone}\n${readFileSync(script, 'utf8')}`);
  site.deployOnly(workerScript, folder);
}

const knowsOfNone = `Object.defineProperty(navigator, 'onLine', { get: () => false });`;
