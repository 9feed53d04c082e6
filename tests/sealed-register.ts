import { makeKeyFile, readKeyFile } from '../src/register/sealed/keys.ts';
import {
  sealRegister,
  type CertificateToSeal,
  type SealedInput,
} from '../src/register/sealed/seal.ts';
import type { OwnSite } from './own-site.ts';

/** The files of a sealed register by path, such as `/sealed/manifest.json`. */
export type SealedFiles = Map<string, Buffer>;

/** The academy's key in these tests. */
export const siteKey = readKeyFile(makeKeyFile());

export const manifestPath = '/sealed/manifest.json';

/** Seals a few certificates as of 2026-11-20, unless something else is asked for. */
export async function sealedFiles(
  records: readonly Omit<CertificateToSeal, 'row'>[],
  changes: Partial<SealedInput> = {},
): Promise<SealedFiles> {
  const { files } = await sealRegister({
    siteKey,
    records: records.map((record, index) => ({ ...record, row: index + 3 })),
    prefixes: ['ITA'],
    link: false,
    date: '2026-11-20',
    ...changes,
  });
  return new Map([...files].map(([path, bytes]) => [`/sealed/${path}`, Buffer.from(bytes)]));
}

/** From now on the site has this sealed register and no other. */
export function serveSealed(site: OwnSite, files: SealedFiles): void {
  site.answerOnly(
    ({ pathname }) => pathname.startsWith('/sealed/'),
    (request, response) => {
      const file = files.get(new URL(request.url ?? '', site.address).pathname);
      response.setHeader('Cache-Control', 'no-store');
      if (file === undefined) response.writeHead(404).end('not found');
      else response.end(file);
    },
  );
}

/** The same register with every bucket changed in this way. */
export function withBuckets(files: SealedFiles, change: (bytes: Buffer) => Buffer): SealedFiles {
  return new Map(
    [...files].map(([path, bytes]) => [path, path === manifestPath ? bytes : change(bytes)]),
  );
}

/** The same register with its manifest changed in this way. */
export function withManifest(files: SealedFiles, change: (text: string) => string): SealedFiles {
  const text = files.get(manifestPath)?.toString('utf8') ?? '';
  return new Map([...files, [manifestPath, Buffer.from(change(text))]]);
}
