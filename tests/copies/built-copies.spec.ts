import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteFolder } from '../../scripts/static-site.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { openFile } from '../../src/spreadsheet/file/open-file.ts';
import { readRows } from '../../src/spreadsheet/read/read-rows.ts';
import { readKeyFile } from '../../src/register/sealed/keys.ts';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';
import { privacy, site } from '../support/content-words.ts';
import { copyFolder, filesIn, isOfDesk, sealedRows } from '../support/site-copies.ts';

test('a site with a sealed register reveals no student, ID, row or key', async () => {
  const sealed = copyFolder('sealed');
  const rows = [...(await readRows(await openFile(sampleRegister(sealedRows))))];
  const texts = rows.slice(2).flatMap(({ cells }) => rowTexts(cells));
  expect(texts.length).toBeGreaterThan(150);
  const secret = Buffer.from(readKeyFile(readFileSync(join(sealed, '../register.key'), 'utf8')));
  const keys = [secret, secret.toString('hex'), secret.toString('base64')];
  expect(texts).toContain('ITA-2024-0001');
  const files = filesIn(sealed).filter((file) => !/\.(avif|webp|jpeg|png)$/.test(file));
  expect(files).toContain('sealed/manifest.json');
  const found = files.flatMap((file) => {
    const bytes = readFileSync(join(sealed, file));
    return [...texts, ...keys].filter((text) => bytes.includes(text)).map((text) => [file, text]);
  });
  expect(found).toEqual([]);
});

test('a site with a sealed register neither publishes nor names the sheet', () => {
  const sealed = copyFolder('sealed');
  expect(existsSync(join(sealed, 'register'))).toBe(false);
  const page = readFileSync(join(sealed, 'SearchById.html'), 'utf8');
  expect(page).not.toContain('sample-register');
  expect(page).toContain('/sealed/manifest.json');
  expect(page).toContain(";connect-src 'self';");
  expect(readFileSync(join(sealed, '_headers'), 'utf8')).toMatch(
    /^\/sealed\/:edition\/\*\s+Cache-Control: public, max-age=31536000, immutable, no-transform$/m,
  );
});

test('the desk is online only if the owner publishes it', () => {
  expect(filesIn(copyFolder('sealed')).filter(isOfDesk)).toEqual([]);
  const withDesk = filesIn(copyFolder('changed'));
  expect(withDesk.filter(isOfDesk)).toEqual(
    expect.arrayContaining(['desk.html', 'desk/online.html', 'desk/words.html', 'desk/state.json']),
  );
  const naming = withDesk.filter(
    (path) =>
      /\.(html|js|css|xml|txt|json|webmanifest)$/.test(path) &&
      !isOfDesk(path) &&
      /[/"]desk\b/.test(readFileSync(join(copyFolder('changed'), path), 'utf8')),
  );
  // The service worker names the desk only to keep the desk out of its caches.
  expect(naming).toEqual(['sw.js']);
});

test('building the same content in another folder gives the same bytes', () => {
  const same = copyFolder('same');
  expect(filesIn(same).toSorted()).toEqual(filesIn(siteFolder).toSorted());
  const different = filesIn(same).filter(
    (file) => !readFileSync(join(same, file)).equals(readFileSync(join(siteFolder, file))),
  );
  expect(different).toEqual([]);
});

/** Each pattern finds a kind of contact anywhere in a page's HTML, even in props or in data for search engines. */
const traces = {
  whatsapp: /wa\.me|WhatsApp \+/,
  phone: /tel:\+|\+91 0/,
  email: /mailto:|@[\w-]+\.(info|example)/,
} as const;

for (const [settings, given] of [
  ['changed', 'email'],
  ['sealed', 'phone'],
] as const) {
  test(`if the academy’s only contact is “${given}”, no page has another kind of contact`, () => {
    const all = [...builtPages(copyFolder(settings))];
    const pages = all.filter(({ path }) => !isOfDesk(path));
    const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
    for (const kind of ['whatsapp', 'phone', 'email'] as const) {
      const offering = pages.filter(({ html }) => traces[kind].test(html));
      expect(offering.length, kind).toBe(kind === given ? pages.length : 0);
      const { text } = privacy.leaving[kind];
      expect(pageAt('/privacy').includes(text), kind).toBe(kind === given);
    }
    for (const path of ['/', '/about', '/internShips', '/courses/Python']) {
      const [, main = ''] = pageAt(path).split('<main');
      const buttons = [...main.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
      const button = buttons.find(([, , words]) => words?.includes(site.contact.ask[given]));
      expect(button?.[1], path).toMatch(traces[given]);
    }
  });
}

/** Texts that would reveal a row. A course alone reveals no row, and a short cell may match other texts by chance. */
function rowTexts(cells: readonly (string | undefined)[]): string[] {
  const own = cells.flatMap((cell = '', index) => (index !== 2 && cell.length >= 6 ? cell : []));
  return [...own, ...[',', '\t', ';', '","'].map((comma) => cells.slice(1, 3).join(comma))];
}
