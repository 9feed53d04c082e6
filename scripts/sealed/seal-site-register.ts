import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { dateInIndia } from '../../src/content/date-in-india.ts';
import { registerContext } from '../../src/content/register-context.ts';
import { findingGroups } from '../../src/register/inspection/finding-groups.ts';
import { unsealable } from '../../src/register/inspection/guessable-ids.ts';
import { publicKeyOf } from '../../src/register/sealed/key-file.ts';
import { SealError } from '../../src/register/sealed/seal-error.ts';
import type {
  CertificateToSeal,
  SealedInput,
  SealedOutput,
} from '../../src/register/sealed/seal-types.ts';
import { sealRegister } from '../../src/register/sealed/seal-register.ts';
import { publishedManifest } from './published-manifest.ts';
import { registerCache } from './register-cache.ts';
import { siteCertificates } from './site-certificates.ts';
import { siteKey } from './site-key.ts';

/** A sealed register, to be published. */
export interface SealedFiles {
  /** By path below the folder of the sealed register; the manifest comes last. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** For the owner: what was sealed and what was not. */
  readonly report: string;
}

/**
 * Reads the register that the content names, and seals it.
 *
 * @param project the project's folder
 * @param say is told how far it has come, where it takes long
 * @throws Error with sentences for the owner: what keeps the register from being read or sealed, and what to do; of a
 * register that can't be sealed, one for each row
 */
export async function sealSiteRegister(
  content: Content,
  project: string,
  say: (progress: string) => void,
): Promise<SealedFiles> {
  const key = await siteKey(project);
  const records = await siteCertificates(content, join(project, 'content'));
  const guessable = guessableFault(records, content);
  if (guessable !== undefined) throw new Error(`The register can't be sealed.\n${guessable}`);
  const cache = registerCache(await publicKeyOf(key));
  const sealed = await sealOrExplain({
    records,
    key,
    prefixes: content.register.idPrefixes ?? [],
    link: content.register.sealedLinks ?? false,
    date: dateInIndia(),
    now: Math.floor(Date.now() / 1000),
    previous: cache.manifest ?? (await publishedManifest(content.academy.siteUrl)),
    cache: cache.keys,
    onProgress: sometimes((done, all) => {
      say(`${done} of ${all} certificates sealed; the next build takes them over from this one`);
    }),
  });
  cache.save(sealed.cache, sealed.manifest);
  const files = new Map<string, string | Uint8Array>(sealed.buckets);
  files.set('manifest.txt', sealed.manifest);
  const byLink = sealed.linkSecrets
    ? '; each opens by its own link only, which `npm run register:links` writes'
    : '';
  return { files, report: reportOn(records.length, sealed.rowsWithoutId) + byLink };
}

/** What keeps certificates whose IDs can be guessed from being sealed, in sentences for the owner. */
export function guessableFault(
  records: readonly CertificateToSeal[],
  content: Content,
): string | undefined {
  const [group] = findingGroups(unsealable(records, registerContext(content)));
  return group?.found.map(({ where, what }) => `${where}: ${what}\n  do: ${group.fix}`).join('');
}

async function sealOrExplain(input: SealedInput): Promise<SealedOutput> {
  try {
    return await sealRegister(input);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Error(`The register can't be sealed.\n${error.message}`, { cause: error });
  }
}

/** Calls back at most every ten seconds. */
function sometimes(say: (done: number, all: number) => void): (done: number, all: number) => void {
  let last = Date.now();
  return (done, all) => {
    if (Date.now() - last < betweenMs) return;
    last = Date.now();
    say(done, all);
  };
}

const betweenMs = 10_000;

function reportOn(count: number, rowsWithoutId: readonly number[]): string {
  const sealed = `${count - rowsWithoutId.length} certificates sealed`;
  if (rowsWithoutId.length === 0) return sealed;
  const rows = rowsWithoutId.slice(0, 10).join(', ');
  const more = rowsWithoutId.length > 10 ? ' and others' : '';
  return `${sealed}; left out, since nobody could look them up without an ID: rows ${rows}${more}`;
}
