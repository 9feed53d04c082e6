import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knownFacts } from '../../src/content/testing/known-facts.ts';
import { rooms } from '../../src/desk/rooms.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { inlineParts } from '../../src/hosting/inline-parts.ts';
import { builtDesk } from '../../tests/built-desk.ts';
import { stateFile } from './state-file.ts';
import { writeDesk } from './publish-desk.ts';

let folder: string;
let site: string;
let content: string;

const page = '<!doctype html><title>Home</title><script>run()</script>';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  site = join(folder, 'site');
  content = join(folder, 'content');
  await cp(join(import.meta.dirname, '../../content'), content, { recursive: true });
  for (const [file, text] of knownFacts) await writeFile(join(content, file), text);
  await cp(join(import.meta.dirname, '../../public'), site, { recursive: true });
  await writeFile(join(site, 'index.html'), page);
});

afterEach(() => rm(folder, { recursive: true }));

test('without a repository in the content nothing of the desk is written', async () => {
  const before = await readdir(site, { recursive: true });
  expect(await writeDesk(site, content)).toBe(false);
  expect(await readdir(site, { recursive: true })).toEqual(before);
});

test(
  'with one the desk is beside the pages, and says that no search engine may list it',
  { timeout: 120_000 },
  async () => {
    await nameRepository('my-academy/website');
    const policy = inlineParts(builtPages(site).map(({ html }) => html));
    expect(await writeDesk(site, content, builtDesk)).toBe(true);
    const pages = builtPages(site);
    const roomPaths = rooms.map(({ name }) => `/desk/${name}`).toSorted();
    expect(pages.map(({ path }) => path)).toEqual(['/desk', ...roomPaths, '/']);
    for (const { path, html } of pages.filter((built) => built.path !== '/')) {
      expect(html, path).toContain('<meta name="robots" content="noindex, nofollow">');
    }
    expect(await readFile(join(site, 'index.html'), 'utf8')).toBe(page);
    expect(inlineParts(pages.map(({ html }) => html))).toEqual(policy);
    const state = await readFile(join(site, 'desk/state.json'), 'utf8');
    expect(await readFile(join(site, 'desk/licences.txt'), 'utf8')).toMatch(/^react-dom \d/m);
    expect(JSON.parse(state)).toMatchObject({ repository: 'my-academy/website', isLocal: false });
  },
);

test.each(['website', 'https://github.com/my-academy/website', 'a/b/c', 'my academy/website'])(
  '`repository: %s` is no repository',
  async (written) => {
    await nameRepository(written);
    expect((await stateFile(content, false)).repository).toBeUndefined();
  },
);

async function nameRepository(repository: string) {
  const file = join(content, 'academy.yaml');
  await writeFile(file, `${await readFile(file, 'utf8')}repository: ${repository}\n`);
}
