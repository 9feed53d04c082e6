import { vi } from 'vitest';
import type { Bytes } from '../bytes.ts';
import { openSealed } from '../sealed/open.ts';
import { sealRegister, type CertificateToSeal, type SealedInput } from '../sealed/seal.ts';

/** What the key file of these tests holds. */
export const testKey: Bytes = Uint8Array.from({ length: 32 }, (_, index) => index);

/** Seals invented certificates; a change says what else is sealed, and how. */
export function seal(change: Partial<SealedInput> = {}) {
  return sealRegister({
    records: certificates(3),
    siteKey: testKey,
    prefixes: ['ITA'],
    link: false,
    date: '2026-11-20',
    ...change,
  });
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
 * Takes one round of PBKDF2 for 600,000 until all mocks are restored, so that thousands of look-ups take seconds; counts
 * how often that step is taken.
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
 * A host with a sealed register, and a browser, until all globals are restored. What is changed counts from the next
 * request on.
 */
export function sealedWorld(files: ReadonlyMap<string, Bytes>) {
  const folder = 'https://academy.example/sealed/';
  let isOnline = true;
  const world = {
    /** What the host has, by path beside the manifest. */
    files,
    /** What is answered instead; undefined for what the host has. */
    meet: (_path: string, _cache: RequestCache): Response | undefined => undefined,
    /** Each request, such as `no-cache manifest.json`. */
    asked: [] as string[],
    /** What the browser has kept, by path. */
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
