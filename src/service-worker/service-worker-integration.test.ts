import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../content/testing/temporary-folder.ts';
import { serviceWorker } from './service-worker-integration.ts';

let site: string;

beforeEach(() => {
  site = temporaryFolder();
  mkdirSync(join(site, '_astro'));
  for (const page of ['courses.html', '404.html'])
    writeFileSync(join(site, page), '<title>A</title>');
  writeFileSync(join(site, 'course-names.json'), '{}');
  writeFileSync(join(site, '_astro/late.1a2b.js'), 'export const late = 1;');
});

afterEach(() => void vi.unstubAllEnvs());

test('the service worker knows the checksum of a script that no page names', async () => {
  expect(await written()).toMatch(/_astro\/late\.1a2b\.js.{1,4}sha384-/);
});

test('of the pages of the menu, those without an island open offline from the first visit on', async () => {
  mkdirSync(join(site, 'courses'));
  for (const page of ['index.html', 'about.html', 'courses/C.html'])
    writeFileSync(join(site, page), '<title>A</title>');
  writeFileSync(join(site, 'SearchById.html'), '<astro-island></astro-island>');
  const script = await written();
  const [, kept = ''] = /precache:\[(.*?)\]/.exec(script) ?? [];
  expect(kept.match(/\/[\w/.-]*/g)?.toSorted()).toEqual([
    '/',
    '/404',
    '/about',
    '/course-names.json',
    '/courses',
  ]);
});

test('the scripts of an island come offline with the page that is kept', async () => {
  const island =
    '<astro-island component-url="/_astro/list.1a.js" renderer-url="/_astro/run.1a.js">';
  writeFileSync(join(site, 'courses.html'), island);
  writeFileSync(join(site, '_astro/list.1a.js'), 'import{a}from"./shared.1a.js";');
  for (const file of ['run', 'shared']) writeFileSync(join(site, `_astro/${file}.1a.js`), '');
  const [, kept = ''] = /precache:\[(.*?)\]/.exec(await written()) ?? [];
  for (const file of ['list', 'run', 'shared']) expect(kept).toContain(`/_astro/${file}.1a.js`);
});

test('only a service worker that was built with SERVICE_WORKER=off removes itself', async () => {
  expect(await written()).not.toContain('unregister');
  vi.stubEnv('SERVICE_WORKER', 'off');
  expect(await written()).toContain('unregister');
  vi.stubEnv('SERVICE_WORKER', '');
  expect(await written()).not.toContain('unregister');
});

async function written(): Promise<string> {
  // Astro passes more properties to hooks, but the hook of `serviceWorker` does not use them.
  const given = { dir: pathToFileURL(`${site}/`) } as never;
  await serviceWorker(['es2022'], undefined).hooks['astro:build:done']?.(given);
  return readFileSync(join(site, 'sw.js'), 'utf8');
}
