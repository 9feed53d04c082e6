import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeKeyFile } from '../../src/register/sealed/key-file.ts';
import { siteKey } from './site-key.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'academy-site-key-'));
  vi.stubEnv('REGISTER_KEY', undefined);
});

afterEach(() => {
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

test('a key file that is none is named, with what is wrong and what to do', async () => {
  writeFileSync(join(project, 'register.key'), (await makeKeyFile()).slice(0, 200));
  await expect(siteKey(project)).rejects.toThrow(
    /^register\.key: This is no key file, or not the whole of one.*Copy it again/,
  );
});

test('a damaged key in the environment is said to be there, not in a file', async () => {
  vi.stubEnv('REGISTER_KEY', '{"format": 2}');
  await expect(siteKey(project)).rejects.toThrow(
    /^the environment variable REGISTER_KEY: .*another format.*Use a copy/,
  );
});

test('a key file that cannot be opened is told with what to do', async () => {
  mkdirSync(join(project, 'register.key'));
  await expect(siteKey(project)).rejects.toThrow(
    /^register\.key can't be read \(EISDIR.*\)\.\n {2}do: put the key file/,
  );
});

test('the build, which prints where an error was thrown, has no place in the code to print', async () => {
  const missing: unknown = await siteKey(project).catch((error: unknown) => error);
  expect(String(missing)).toContain('npm run register:key');
  expect(missing).not.toHaveProperty('stack');
  expect(missing).not.toHaveProperty('cause');
});
