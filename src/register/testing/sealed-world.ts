import { vi } from 'vitest';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import type { Verdict } from '../certificates/verdict.ts';
import { openSealed, type SealedPlace } from '../sealed/open.ts';
import type { RegisterSource } from '../worker/register-source.ts';
import type { Fault } from '../worker/worker-messages.ts';
import { sealRegister, type CertificateToSeal, type SealedInput } from '../sealed/seal.ts';

export const testKey: Bytes = Uint8Array.from({ length: 32 }, (_, index) => index);

/** Seals invented certificates. `change` replaces some of the default input. */
export async function seal(change: Partial<SealedInput> = {}) {
  const files = new Map<string, Bytes>();
  const sealed = await sealRegister({
    publish: (path, file) => files.set(path, file),
    records: certificates(3),
    lacksIds: false,
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

/** Replaces the 600,000 rounds of PBKDF2 with one. The returned function says how often PBKDF2 has run. */
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

/** A host with a sealed register, and a browser. */
export interface SealedWorld {
  /** The host's files, by path relative to the manifest. */
  files: ReadonlyMap<string, Bytes>;
  /** The response to send in place of the host's file; undefined to send the file itself. */
  meet: (path: string, cache: RequestCache) => Response | undefined;
  /** All requests, such as `no-cache manifest.json`. */
  readonly asked: string[];
  /** The files that the browser has kept, by path. */
  readonly kept: Map<string, Bytes>;
  /** Opens the register, like a newly loaded page. */
  readonly open: (settings?: Partial<SealedPlace>) => OpenedWorld;
  readonly goOffline: () => void;
}

interface OpenedWorld extends Pick<RegisterSource, 'state'> {
  /** Looks up one ID. */
  readonly find: (id: string, secret?: string) => Promise<Verdict | Fault>;
}

/** A host that serves `files`, and a browser. Tests must call `vi.unstubAllGlobals` afterwards. */
export function sealedWorld(files: ReadonlyMap<string, Bytes>): SealedWorld {
  const folder = 'https://academy.example/sealed/';
  let isOnline = true;
  const world: SealedWorld = {
    files,
    meet: () => undefined,
    asked: [],
    kept: new Map(),
    open: (settings) => {
      const place = { url: `${folder}manifest.json`, keptIn: 'sealed', ...settings };
      const { state, ask } = openSealed(place);
      const find: OpenedWorld['find'] = async (text, secret) => {
        const { id: _, ...verdict } = {
          id: '',
          ...(await ask({ task: 'find', ids: [text], secret })),
        };
        return verdict;
      };
      return { state, find };
    },
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
