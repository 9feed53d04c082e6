import { printedId } from '../ids/new-form.ts';
import { RegisterFault } from '../faults/register-fault.ts';
import { utf8 } from '../sealed/derivation.ts';
import type { FormatLimits } from '../sealed/format-limits.ts';
import { publicKeyOf } from '../sealed/key-file.ts';
import { openWithin } from '../sealed/open-within.ts';
import type { OpenedRegister } from '../sealed/open-sealed.ts';
import { sealWithin } from '../sealed/seal-within.ts';
import type { CertificateToSeal, SealedInput, SealedOutput } from '../sealed/seal-types.ts';
import type { SealedRequest, SealedSource } from '../sealed/sealed-source.ts';
import { vectorKey } from './sealed-vectors.ts';

/** One iteration instead of 600,000, so that thousands of look-ups take seconds. */
export const quickLimits: FormatLimits = { leastIterations: 1, leastBits: 4 };

export const sealingTime = 1_795_300_000;

export function seal(change: Partial<SealedInput>): Promise<SealedOutput> {
  return sealWithin(quickLimits, {
    records: certificates(20),
    key: vectorKey,
    prefixes: ['ITA'],
    link: false,
    date: '2026-11-21',
    now: sealingTime,
    iterations: 1,
    ...change,
  });
}

/** Invented certificates: every other one with an ID of the new form, every tenth in two parts. */
export function certificates(count: number): CertificateToSeal[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idAt(index),
    student: `Sample Student ${index}${index % 10 === 9 ? ' of a long name'.repeat(8) : ''}`,
    course: 'Data Science',
    row: index + 3,
  }));
}

export function idAt(index: number): string {
  const number = String(index).padStart(4, '0');
  return index % 2 === 0 ? `2024/${number}` : printedId('ITA', `7K3M9QXD${number}`);
}

/** A host, a browser and its clock; each may be changed while a test runs. */
export interface SealedWorld {
  /** What the host has, by path beside the manifest. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Throws what keeps a request from being answered, or returns other bytes than the host has. */
  meet: (name: string, request: SealedRequest) => Uint8Array<ArrayBuffer> | undefined;
  /** Each request, as `no-cache manifest.txt`. */
  readonly requests: string[];
  /** Unix time in milliseconds. */
  now: number;
  /** What the browser's storage has. */
  seen: string | null;
  /** What the browser has kept for when it is offline. */
  readonly kept: Map<string, Uint8Array<ArrayBuffer>>;
  /** What the page is opened with. */
  readonly source: SealedSource;
  /** The page, just opened. */
  readonly open: (change?: Partial<SealedSource>) => OpenedRegister;
}

/** A host with a sealed register, and a browser that keeps nothing for when it is offline unless a test says so. */
export async function sealedWorld(sealed: SealedOutput): Promise<SealedWorld> {
  const publicKey = await publicKeyOf(vectorKey);
  const source: SealedSource = {
    manifestUrl: 'https://academy.example/sealed/manifest.txt',
    publicKey,
    now: () => world.now,
    seen: {
      get: () => world.seen,
      set: (text) => void (world.seen = text),
    },
    fetch: async (url, request) => {
      const name = url.replace('https://academy.example/sealed/', '');
      world.requests.push(`${request.cache} ${name}`);
      const bytes = world.meet(name, request) ?? world.files.get(name);
      if (!bytes) throw new RegisterFault('http-status', '404');
      if (bytes.length > request.maxBytes) throw new RegisterFault('too-large');
      return bytes.slice();
    },
  };
  const world: SealedWorld = {
    files: filesOf(sealed),
    meet: () => undefined,
    requests: [],
    now: sealingTime * 1000,
    seen: null,
    kept: new Map(),
    source,
    open: (change) => openWithin(quickLimits, { ...source, ...change }),
  };
  return world;
}

/** What a browser keeps in this world. */
export function keeping(world: SealedWorld): Partial<SealedSource> {
  return {
    kept: {
      get: async (name) => world.kept.get(name),
      put: async (name, bytes) => void world.kept.set(name, bytes),
      keepOnly: async (edition) => {
        for (const name of world.kept.keys()) {
          if (name !== 'manifest.txt' && !name.startsWith(`${edition}/`)) world.kept.delete(name);
        }
      },
    },
  };
}

export function offline(): never {
  throw new RegisterFault('offline');
}

export function filesOf({ manifest, buckets }: SealedOutput): SealedWorld['files'] {
  return new Map([...buckets, ['manifest.txt', utf8(manifest)]]);
}
