import { vi } from 'vitest';
import type { Bytes } from '../bytes.ts';
import { openSealed } from '../sealed/open.ts';
import { sealRegister, type CertificateToSeal, type SealedInput } from '../sealed/seal.ts';

/** The key of these tests. */
export const testKey: Bytes = Uint8Array.from({ length: 32 }, (_, index) => index);

/** Seals invented certificates; `change` gives other records or settings. Returns the files by path, and what sealing returns. */
export async function seal(change: Partial<SealedInput> = {}) {
  const files = new Map<string, Bytes>();
  const sealed = await sealRegister({
    publish: (path, file) => files.set(path, file),
    records: certificates(3),
    siteKey: testKey,
    prefixes: ['ITA'],
    link: false,
    date: '2026-11-20',
    ...change,
  });
  return { ...sealed, files };
}

export function certificates(count: number): CertificateToSeal[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `ID-${index}`,
    student: `Student ${index}`,
    course: 'Data Science',
    row: index + 3,
  }));
}

/**
 * Replaces the 600,000 rounds of PBKDF2 by one until all mocks are restored, so that thousands of look-ups take seconds; counts how often
 * this step runs.
 */
export function quickRounds(): () => number {
  const { subtle } = crypto;
  const deriveBits = subtle.deriveBits.bind(subtle);
  let count = 0;
  vi.spyOn(subtle, 'deriveBits').mockImplementation((algorithm, key, length) => {
    if (typeof algorithm === 'string' || algorithm.name !== 'PBKDF2') {
      return deriveBits(algorithm, key, length);
    }
    count++;
    return deriveBits({ ...algorithm, iterations: 1 }, key, length);
  });
  return () => count;
}

export type SealedWorld = ReturnType<typeof sealedWorld>;

/**
 * A host with a sealed register, and a browser, until all globals are restored. Changes take effect with the next request.
 */
export function sealedWorld(files: ReadonlyMap<string, Bytes>) {
  const folder = 'https://academy.example/sealed/';
  let isOnline = true;
  const world = {
    /** The host's files, by path beside the manifest. */
    files,
    /** Another response; undefined for the host's own file. */
    meet: (_path: string, _cache: RequestCache): Response | undefined => undefined,
    /** Each request, such as `no-cache manifest.json`. */
    asked: [] as string[],
    /** The browser's kept files, by path. */
    kept: new Map<string, Bytes>(),
    /** Opens the page; it may keep files, and its clock can be set with `vi.setSystemTime`. */
    open: () => openSealed({ url: `${folder}manifest.json`, keptIn: 'sealed' }),
    goOffline: () => (isOnline = false),
  };
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', async (url: string, { cache = 'default' }: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const path = url.replace(folder, '');
    world.asked.push(`${cache} ${path}`);
    const file = world.files.get(path);
    return world.meet(path, cache) ?? new Response(file, { status: file ? 200 : 404 });
  });
  const pathOf = (key: string | { readonly url: string }) =>
    (typeof key === 'string' ? key : key.url).replace(folder, '');
  const cache = {
    match: async (key: string) => {
      const file = world.kept.get(pathOf(key));
      return file && new Response(file);
    },
    put: async (key: string, response: Response) => {
      world.kept.set(pathOf(key), new Uint8Array(await response.arrayBuffer()));
    },
    keys: async () => [...world.kept.keys()].map((path) => ({ url: folder + path })),
    delete: async (key: { readonly url: string }) => world.kept.delete(pathOf(key)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return world;
}
