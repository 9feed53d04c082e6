import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { dayInIndia } from '../../src/register/certificates/dates.ts';
import { registerContext } from '../../src/content/assemble-content.ts';
import type { Content } from '../../src/content/content.ts';
import type { Bytes } from '../../src/spreadsheet/bytes.ts';
import { findingGroups, unsealable } from '../../src/register/inspection/findings.ts';
import { sealRegister, type CertificateToSeal } from '../../src/register/sealed/seal.ts';
import { forLog, siteCertificates } from '../../scripts/register/site-register.ts';
import { siteKey } from './site-key.ts';

/**
 * Reads and seals the register that the content names. Keeps the derived keys for the next build.
 *
 * @param folder receives the files to publish; the manifest is written last
 * @param say receives messages about the progress
 * @returns a sentence for the owner: what was sealed, and what was left out
 * @throws Error for the owner: why the register can't be read or sealed, with a line for each faulty row
 */
export async function sealSiteRegister(
  content: Content,
  project: string,
  folder: string,
  say: (progress: string) => void,
): Promise<string> {
  const { register } = content;
  const key = siteKey(project);
  const certificates = await siteCertificates(content, join(project, 'content'));
  const { records } = certificates;
  const guessable = guessableFault(records, content);
  if (guessable !== undefined) throw new Error(`The register can't be sealed.\n${guessable}`);
  const link = register.sealedLinks ?? false;
  const cacheFile = cacheFileOf(key);
  const sealed = await sealRegister({
    ...certificates,
    siteKey: key,
    prefixes: register.idPrefixes ?? [],
    link,
    date: dayInIndia(),
    cache: ifPossible(() => readFileSync(cacheFile)),
    publish: (path, bytes) => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    },
    onProgress: sometimes((done, all) => {
      say(`${done} of ${all} certificates sealed; the next build reuses them`);
    }),
  });
  ifPossible(() => {
    mkdirSync(dirname(cacheFile), { recursive: true, mode: 0o700 });
    writeFileSync(cacheFile, sealed.cache, { mode: 0o600 });
  });
  const byLink = link
    ? '; each opens by its own link only, which `npm run register:links` writes'
    : '';
  return reportOn(records.length, sealed.rowsWithoutId) + byLink;
}

/** Tells the owner which IDs can be guessed and what to do. Undefined if `records` may be sealed. */
export function guessableFault(
  records: readonly CertificateToSeal[],
  content: Content,
): string | undefined {
  const [group] = findingGroups(unsealable(records, registerContext(content)));
  return (
    group &&
    forLog(
      group.found
        .map(({ where, what }) => `${where}: ${what}\n  do: ${group.fix}${group.forFile}`)
        .join(''),
    )
  );
}

/** Outside the project, so that no build publishes the cache, and a fresh clone can use it. */
function cacheFileOf(key: Bytes): string {
  const usual = join(homedir(), '.cache/academy-sealed-register');
  const name = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return join(process.env['REGISTER_CACHE'] || usual, `${name}.keys`);
}

/** A build can do without the cache, so errors in `use` are ignored. */
function ifPossible<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function sometimes(say: (done: number, all: number) => void): (done: number, all: number) => void {
  let last = Date.now();
  return (done, all) => {
    if (Date.now() - last < 10_000) return;
    last = Date.now();
    say(done, all);
  };
}

function reportOn(count: number, rowsWithoutId: readonly number[]): string {
  const number = count - rowsWithoutId.length;
  const sealed = `${number} certificate${number === 1 ? '' : 's'} sealed`;
  if (rowsWithoutId.length === 0) return sealed;
  const rows = rowsWithoutId.slice(0, 10).join(', ');
  const more = rowsWithoutId.length > 10 ? ' and others' : '';
  return `${sealed}; rows without an ID were left out, because nobody can look them up: ${rows}${more}`;
}
