import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCache } from './register-cache.ts';

const publicKey = `04${'ab'.repeat(64)}`;
const otherKey = `04${'cd'.repeat(64)}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-cache-'));
  vi.stubEnv('REGISTER_CACHE', join(folder, 'not', 'there', 'yet'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('what one build keeps, the next one has', () => {
  registerCache(publicKey).save(Uint8Array.of(1, 2, 3), 'manifest');
  const { keys, manifest } = registerCache(publicKey);
  expect([...(keys ?? [])]).toEqual([1, 2, 3]);
  expect(manifest).toBe('manifest');
});

test('another key has a cache of its own', () => {
  registerCache(publicKey).save(Uint8Array.of(1), 'manifest');
  expect(registerCache(otherKey)).toMatchObject({ keys: undefined, manifest: undefined });
});

test('only its owner can read the keys', () => {
  registerCache(publicKey).save(Uint8Array.of(1), 'manifest');
  const cache = join(folder, 'not', 'there', 'yet');
  const keys = readdirSync(cache).find((name) => name.endsWith('.keys')) ?? '';
  if (process.platform !== 'win32') expect(statSync(join(cache, keys)).mode & 0o777).toBe(0o600);
});

test('unless another folder is named, it is outside the project', () => {
  vi.stubEnv('REGISTER_CACHE', '');
  vi.stubEnv('XDG_CACHE_HOME', folder);
  vi.stubEnv('LOCALAPPDATA', folder);
  if (process.platform === 'darwin') return;
  registerCache(publicKey).save(Uint8Array.of(1), 'manifest');
  expect(readdirSync(folder)).toEqual(['academy-sealed-register']);
});
