import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';
import { buildAside } from './build-aside.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'old');
});

function built(end: () => Promise<void> = async () => undefined) {
  return buildAside(root, (_, folder) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'about.html'), 'new');
    return end();
  });
}
const page = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');

test('a new site replaces the whole old site', async () => {
  await built();
  expect(readdirSync(join(root, 'dist'))).toEqual(['about.html']);
  expect(page('about.html')).toBe('new');
  expect(readdirSync(root).toSorted()).toEqual(['.astro', 'dist']);
});

test('a build that fails leaves the site as it was', async () => {
  await expect(built(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(root).toSorted()).toEqual(['.astro', 'dist']);
});

test('the first build in a folder needs no earlier site', async () => {
  rmSync(join(root, 'dist'), { recursive: true });
  await built();
  expect(page('about.html')).toBe('new');
});

test('while a build runs, a second build refuses to start', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const first = built(() => promise);
  await expect(built()).rejects.toThrow(/Another build is running in this folder .* build again/);
  resolve(undefined);
  await first;
  expect(page('about.html')).toBe('new');
});

test('the remains of a killed build do not stop the next build', async () => {
  mkdirSync(join(root, '.astro'));
  // No process has such a high number.
  writeFileSync(join(root, '.astro/build.lock'), '2147483646');
  mkdirSync(join(root, 'dist-new'));
  writeFileSync(join(root, 'dist-new/half.html'), '');
  await built();
  expect(existsSync(join(root, 'dist/half.html'))).toBe(false);
});
