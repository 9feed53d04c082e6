import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerKeyText } from '../../src/content/register-key.ts';
import { publicKeyOf, readKeyFile } from '../../src/register/sealed/key-file.ts';
import { writeKeyFile } from './write-key-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-key-'));
  vi.stubEnv('REGISTER_KEY', undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('the key file can be read back, and by nobody but its owner', async () => {
  await writeKeyFile(folder);
  const key = await readKeyFile(registerKeyText(folder));
  expect(await publicKeyOf(key)).toMatch(/^04[\da-f]{128}$/);
  if (process.platform !== 'win32') {
    expect(statSync(join(folder, 'register.key')).mode & 0o777).toBe(0o600);
  }
});

test('a key that is there is never overwritten', async () => {
  await writeKeyFile(folder);
  const before = readFileSync(join(folder, 'register.key'), 'utf8');
  await expect(writeKeyFile(folder)).rejects.toThrow(
    /^register\.key is already there, and stays as it is\.\n {2}do: nothing, if it is this site's key/,
  );
  expect(readFileSync(join(folder, 'register.key'), 'utf8')).toBe(before);
});

test('git ignores the key file', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('register.key');
});

test('the key in the environment comes before the file', async () => {
  await writeKeyFile(folder);
  vi.stubEnv('REGISTER_KEY', 'from the environment');
  expect(registerKeyText(folder)).toBe('from the environment');
  vi.stubEnv('REGISTER_KEY', '');
  expect(registerKeyText(folder)).toContain('signingKey');
});

test('without a key the sentence says what is missing and how to get it', () => {
  expect(() => registerKeyText(folder)).toThrow(
    /sealed: true.*key that seals the register is missing\.\n {2}do: .*npm run register:key.*register\.key.*REGISTER_KEY/,
  );
});
