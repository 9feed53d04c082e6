import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';
import { buildAside } from './build-aside.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'old');
});

function built(end: () => Promise<boolean> = async () => true) {
  return buildAside(root, (folder) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'about.html'), 'new');
    return end();
  });
}
const page = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');

test('a new site replaces the whole old site', async () => {
  expect(await built()).toBe(true);
  expect(readdirSync(join(root, 'dist'))).toEqual(['about.html']);
  expect(page('about.html')).toBe('new');
  expect(readdirSync(root).toSorted()).toEqual(['.astro', 'dist']);
});

test.each([
  ['fails', () => Promise.resolve(false)],
  ['throws an error', () => Promise.reject(new Error('no memory'))],
])('a build that %s leaves the site as it was', async (_, end) => {
  await built(end).catch(() => undefined);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(root).toSorted()).toEqual(['.astro', 'dist']);
});

test('the first build in a folder needs no earlier site', async () => {
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await built()).toBe(true);
  expect(page('about.html')).toBe('new');
});

test('while a build runs, a second build refuses to start', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const first = built(() => promise);
  await expect(built()).rejects.toThrow(/Another build is running in this folder .* build again/);
  resolve(true);
  expect(await first).toBe(true);
});

test('a build whose parent was killed keeps the lock while its child runs', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill());
  const first = buildAside(root, (_, hold) => {
    hold(child.pid ?? 0);
    return promise;
  });
  const lock = join(root, '.astro/build.lock');
  // No process has such a high number, as if this one had been killed.
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(String(process.pid), '2147483646'));
  await expect(built()).rejects.toThrow(`process ${child.pid}`);
  child.kill();
  await once(child, 'exit');
  expect(await built()).toBe(true);
  resolve(false);
  expect(await first).toBe(false);
});

test('the remains of a killed build do not stop the next build', async () => {
  mkdirSync(join(root, '.astro'));
  // No process has such a high number.
  writeFileSync(join(root, '.astro/build.lock'), '2147483646');
  mkdirSync(join(root, 'dist-new'));
  writeFileSync(join(root, 'dist-new/half.html'), '');
  expect(await built()).toBe(true);
  expect(existsSync(join(root, 'dist/half.html'))).toBe(false);
});
