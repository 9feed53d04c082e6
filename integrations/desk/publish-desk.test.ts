import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadContent } from '../../src/content/load-content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { roomPage, rooms, startPage } from '../../src/desk/rooms.ts';
import { deskState, type StateFile } from '../../src/desk/words/desk-state.ts';
import { soundContent } from '../../scripts/testing/sound-content.ts';
import { deskStyles } from './bundle-desk.ts';
import { writeDesk } from './publish-desk.ts';
import { stateFile } from './state-file.ts';

let site: string;
let content: string;

beforeEach(async () => {
  content = await soundContent();
  site = join(content, '../site');
  await mkdir(site);
});

test('a repository named in academy.yaml is not enough to publish the desk', async () => {
  await writeDesk(site, await loadContent(content), content);
  expect(await readdir(site)).toEqual([]);
  await addFacts('repository: my-academy/website\n');
  await writeDesk(site, await loadContent(content), content);
  expect(await readdir(site)).toEqual([]);
});

test('a published desk has the content of the build that published it', async () => {
  await addFacts('repository: my-academy/website\npublishDesk: true\n');
  const files = new Map([
    ['desk.html', startPage([])],
    ...rooms.map((room) => [`desk/${room.name}.html`, roomPage(room, [])] as const),
  ]);
  await writeDesk(site, await loadContent(content), content, async () => files);
  for (const path of files.keys()) {
    expect(await readFile(join(site, path), 'utf8'), path).toContain(
      '<meta name="robots" content="noindex, nofollow">',
    );
  }
  const state = await readFile(join(site, 'desk/state.json'), 'utf8');
  expect(JSON.parse(state)).toMatchObject({ repository: 'my-academy/website', isLocal: false });
});

test('the published desk of a sealed register reveals neither the sheet’s address nor an ID', async () => {
  await addFacts('repository: my-academy/website\npublishDesk: true\n');
  const settings = join(content, 'register.yaml');
  const sheet = 'https://docs.google.com/spreadsheets/d/1ForNobody/edit';
  const columns = (await readFile(settings, 'utf8'))
    .replace(/^address: .*$/m, '')
    .replace('columns: [', 'columns: [FOR-NOBODY, ');
  await writeFile(
    settings,
    `# Before: https://docs.google.com/spreadsheets/d/2ForNobody/edit
address: ${sheet}
hosts: [for-nobody.example.com]
sealed: true
similarIds: [FOR-NOBODY-0001, FOR-NOBODY-0011]
${columns}`,
  );
  await writeDesk(site, await loadContent(content), content, async () => new Map());
  const written = await readFile(join(site, 'desk/state.json'), 'utf8');
  expect(written.match(/for-?nobody/gi)).toBeNull();
  const state = deskState(JSON.parse(written) as StateFile);
  expect(readContent(state).problems).toEqual([]);
  expect(state.files.get('register.yaml')).toMatch(/^sealed: true$/m);
  expect(JSON.stringify(stateFile(await loadContent(content), true))).toContain(sheet);
});

async function addFacts(lines: string) {
  const file = join(content, 'academy.yaml');
  await writeFile(file, `${await readFile(file, 'utf8')}${lines}`);
}

test('the desk’s CSS has no Tailwind syntax and defines a text size only once', () => {
  const styles = deskStyles(join(import.meta.dirname, '../../src/desk'));
  expect(styles).not.toMatch(/@apply|@theme|\*:/);
  expect(styles.match(/--text-2xl: /g)).toHaveLength(1);
  expect(styles).toMatch(/\.theme-day \{[^}]*color-scheme: light;/);
});
