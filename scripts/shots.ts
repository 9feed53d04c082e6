import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pages as contentPages } from '../src/content/files/pages.ts';
import { loadContent } from '../src/content/load-content.ts';
import { launchBrowser } from './launch-browser.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { staticSite } from './static-site.ts';

/**
 * Photographs every kind of page of the built site, for a person to look at:
 * `npm run shots -- [PAGE …] [--width 360,1280] [--scheme light]`. The pictures go to a folder
 * outside the project, which is printed.
 */
const { content } = await loadContent('content');
if (!content) throw new Error('The content has faults; `npm run check` names them.');
const [course] = content.courses;
const pages = [
  ...Object.values(contentPages).map(({ path }) => path),
  ...(course === undefined ? [] : [`/courses/${course.path}`]),
];
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

const options = readOptions(process.argv.slice(2));
const folder = join(tmpdir(), 'academy-shots');
mkdirSync(folder, { recursive: true });

const server = createServer(staticSite('dist'));
const port = await listenOnFreePort(server);
const browser = await launchBrowser();
for (const scheme of options.schemes) {
  for (const width of options.widths) {
    await photograph(browser, `http://127.0.0.1:${port}`, width, scheme);
  }
}
await browser.close();
server.close();

async function photograph(from: Browser, origin: string, width: number, scheme: Scheme) {
  const context = await from.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of options.pages) {
    await page.goto(origin + encodeURI(path), { waitUntil: 'networkidle' });
    // Late pictures, and a long syllabus on a phone, come only when they are near the view.
    await page.evaluate(() => {
      const everything = new CSSStyleSheet();
      everything.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(everything);
      for (const image of document.images) image.loading = 'eager';
      return Promise.all(
        [...document.images].map((image) => image.decode().catch(() => undefined)),
      );
    });
    const name = `${path.replaceAll(/[^\w]+/g, '-').replace(/^-$/, '-home')}-${width}-${scheme}.png`;
    await page.screenshot({ path: join(folder, name.slice(1)), fullPage: true });
    console.log(join(folder, name.slice(1)));
  }
  await context.close();
}

function readOptions(words: readonly string[]) {
  const value = (name: string) => {
    const at = words.indexOf(`--${name}`);
    return at === -1 ? undefined : words[at + 1]?.split(',');
  };
  const named = words.filter((word) => word.startsWith('/'));
  return {
    pages: named.length > 0 ? named : pages,
    widths: value('width')?.map(Number) ?? widths,
    schemes: schemes.filter((scheme) => value('scheme')?.includes(scheme) ?? true),
  };
}
