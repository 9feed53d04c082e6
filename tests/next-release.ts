import * as fs from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '../scripts/build/browser-floor.ts';
import { builtPages } from '../src/hosting/built-pages.ts';
import { writeServiceWorker } from '../src/service-worker/service-worker-integration.ts';
import { filesIn, pageWith } from './site-copies.ts';

/** The first heading of every page in the next release. */
export const nextHeading = 'The next release';

/** Copies the built site in `folder` to `next`, as another release. One font's file is renamed. */
export async function writeNextRelease(
  folder: string,
  next: string,
  keepOffline: boolean | 'off' = false,
  heading = nextHeading,
): Promise<void> {
  fs.cpSync(folder, next, {
    recursive: true,
    filter: (file) => !file.endsWith('sw.js'),
  });
  const files = fs.readdirSync(next, { recursive: true, encoding: 'utf8' });
  const [font = ''] = filesIn(next).filter((file) => file.endsWith('.woff2'));
  const renamed = font.replace('.woff2', 'next.woff2');
  fs.renameSync(join(next, font), join(next, renamed));
  for (const { file, html } of builtPages(next)) {
    const change = (text: string) =>
      text.replaceAll(font, renamed).replace(/(<h1[^>]*>)[^<]*/, `$1${heading}`);
    fs.writeFileSync(file, pageWith(html, change));
  }
  // A site with a sealed register publishes no sheet, so there may be no file.
  const file = files.find((name) => /^register[/\\]/.test(name));
  const register = file && `/${encodeURI(file.replaceAll('\\', '/'))}`;
  const kept = keepOffline === 'off' ? keepOffline : { keepOffline, register };
  await writeServiceWorker(next, buildTarget, kept);
}
