import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../src/content/testing/temporary-folder.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';
import { siteKey } from './site-key.ts';

let project: string;

beforeEach(() => {
  project = temporaryFolder();
  vi.stubEnv('REGISTER_KEY', undefined);
});

afterEach(() => void vi.unstubAllEnvs());

test('the key in the environment takes precedence over the key file', () => {
  writeFileSync(join(project, 'register.key'), makeKeyFile());
  const inFile = siteKey(project);
  vi.stubEnv('REGISTER_KEY', `\ufeff\n${makeKeyFile()}\n\n`);
  expect(siteKey(project)).not.toEqual(inFile);
  vi.stubEnv('REGISTER_KEY', '');
  expect(siteKey(project)).toEqual(inFile);
});

test('a key file in the former format, with a signing key, can be read', () => {
  const secret = 'ab'.repeat(32);
  vi.stubEnv('REGISTER_KEY', JSON.stringify({ format: 1, signingKey: { kty: 'EC' }, secret }));
  expect(siteKey(project)).toEqual(new Uint8Array(32).fill(0xab));
});

test('if there is no key, the message says how to get a key', () => {
  expect(() => siteKey(project)).toThrow(
    /key that seals the register is missing or can't be read.*sealed: true.*\n {2}do: .*on the desk.*register\.key.*REGISTER_KEY/,
  );
});

test.each([' \n', 'hello', makeKeyFile().slice(0, -30), '{"format": 1, "secret": "ab12"}'])(
  'a key file with the text %j is refused with its path and what to do',
  (spoilt) => {
    vi.stubEnv('REGISTER_KEY', `x${spoilt}`);
    expect(() => siteKey(project)).toThrow(
      /^the environment variable REGISTER_KEY: .*Copy the key file ag/,
    );
    vi.stubEnv('REGISTER_KEY', '');
    writeFileSync(join(project, 'register.key'), spoilt);
    expect(() => siteKey(project)).toThrow(
      /^register\.key: This is not a whole key file.*Copy the key file again.*on the/,
    );
  },
);
