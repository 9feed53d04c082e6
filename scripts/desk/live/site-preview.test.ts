import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sitePreview } from './site-preview.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'node_modules/astro/bin'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

test('a site that was built is there to look at, in a folder of its own', async () => {
  await buildWith(`
    const folder = process.argv[process.argv.indexOf('--outDir') + 1];
    mkdirSync(folder, { recursive: true });
    for (const page of ['index', '404']) writeFileSync(folder + '/' + page + '.html', '<h1>Built</h1>');
    writeFileSync(folder + '/_headers', '');
  `);
  const preview = sitePreview(root, async () => []);
  expect(preview.state()).toEqual({ status: 'none' });
  preview.build();
  expect(preview.state()).toMatchObject({ status: 'building' });
  await vi.waitFor(() => expect(preview.state().status).toBe('ready'), 20_000);
  const state = preview.state();
  const page = await fetch(state.status === 'ready' ? state.address : '');
  expect(await page.text()).toBe('<h1>Built</h1>');
});

test('a build that fails says what it printed, and can be tried again', async () => {
  await buildWith(`console.error('no such page'); process.exit(1);`);
  const preview = sitePreview(root, async () => []);
  preview.build();
  await vi.waitFor(() => expect(preview.state().status).toBe('failed'), 20_000);
  expect(preview.state()).toMatchObject({ told: { details: 'no such page\n' } });
  preview.build();
  expect(preview.state().status).toBe('building');
  await vi.waitFor(() => expect(preview.state().status).toBe('failed'), 20_000);
});

test('content with a fault is not built, and the check’s words are told', async () => {
  const fault = { file: 'home.yaml', where: '', message: 'wrong', fix: 'correct it' };
  const preview = sitePreview(root, async () => [fault]);
  preview.build();
  await vi.waitFor(() => expect(preview.state().status).toBe('failed'));
  expect(preview.state()).toMatchObject({ problems: [fault] });
});

/** A stand-in for Astro's own program. */
function buildWith(script: string): Promise<void> {
  const imports = `import { mkdirSync, writeFileSync } from 'node:fs';\n`;
  return writeFile(join(root, 'node_modules/astro/bin/astro.mjs'), imports + script);
}
