import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Bytes } from '../src/register/bytes.ts';
import { makeKeyFile, readKeyFile } from '../src/register/sealed/keys.ts';
import { buildWithSettings, builtCopy } from './built-copy.ts';

/** The site as it is built with `sealed: true` and the sample register. */
export interface SealedSite {
  /** Such as `dist`. */
  readonly folder: string;
  readonly key: Bytes;
}

/** A test of it. */
export const sealedSiteTest = base.extend<{ readonly built: SealedSite }>({
  built: [async ({}, use) => use(await (sealedSite ??= findSealedSite())), { timeout: 600_000 }],
});

// Not a worker fixture: tests whose worker fixtures differ can't share a process, and each takes seconds to start.
let sealedSite: Promise<SealedSite> | undefined;

/**
 * The sealed site, built once for all tests that ask for it; its key, and what it has derived, are kept between runs.
 *
 * @throws Error with what the build printed, when it fails
 */
async function findSealedSite(): Promise<SealedSite> {
  const { folder, cache } = await builtCopy('sealed', import.meta.filename, build);
  const key = readKeyFile(readFileSync(join(cache, 'register.key'), 'utf8'));
  return { folder, key };
}

async function build(root: string, cache: string): Promise<void> {
  const keyFile = join(cache, 'register.key');
  if (!existsSync(keyFile)) writeFileSync(keyFile, makeKeyFile());
  await buildWithSettings(root, 'sealed: true\nsealedIdsAreGuessable: true\n', {
    files: [keyFile],
    env: { REGISTER_CACHE: join(cache, 'keys'), REGISTER_KEY: '' },
  });
}
