import { manifestsOf, isFault, type CurrentManifest } from './current-manifest.ts';
import { finder, type Asked, type Found } from './find-entry.ts';
import type { FormatLimits } from './format-limits.ts';
import type { OpenedRegister } from './open-sealed.ts';
import { SealedFault } from './sealed-fault.ts';
import type { SealedAnswer, SealedSource } from './sealed-source.ts';

/** As `openSealed`, within limits that only tests and benchmarks may choose. */
export function openWithin(limits: FormatLimits, source: SealedSource): OpenedRegister {
  const manifests = manifestsOf(source, limits);
  const findIn = finder(source);

  /** What is found by the current manifest, or by the next one if a file turns out damaged. */
  const look = async (current: CurrentManifest, asked: Asked): Promise<Looked> => {
    try {
      return { current, found: await findIn(current.manifest, asked, 'default') };
    } catch (fault) {
      if (!isFault(fault, 'damaged')) throw fault;
      // A release may have come out in between, or a cache may hold half a file.
      const next = await manifests.again();
      return { current: next, found: await findIn(next.manifest, asked, 'reload') };
    }
  };

  const answerTo = async (asked: Asked): Promise<SealedAnswer> => {
    let { current, found } = await look(await manifests.current(), asked);
    if (found.kind === 'absent' && isOld(current)) {
      ({ current, found } = await look(await manifests.current(), asked));
    }
    const { date: asOf } = current.manifest;
    const isFresh = manifests.isFresh(current);
    if (found.kind === 'mistyped') return { status: 'mistyped' };
    if (found.kind === 'absent') {
      if (isFresh) return { status: 'invalid', asOf };
      throw 'missed' in current ? current.missed : new SealedFault('unreachable', 'too slow');
    }
    const { certificate, facts } = found;
    return { status: 'valid', certificate, ...(facts && { facts }), asOf, isFresh };
  };
  /** Whether it was fetched, but grew old while a slow device derived a key, or slept. */
  const isOld = (current: CurrentManifest) => 'fetchedAt' in current && !manifests.isFresh(current);

  return {
    async load() {
      assertSecure();
      const current = await manifests.current();
      const { date: asOf, prefixes, link } = current.manifest;
      return { asOf, prefixes, link, isFresh: manifests.isFresh(current) };
    },
    async find(id, linkSecret) {
      try {
        assertSecure();
        return await answerTo({ text: id, linkSecret });
      } catch (cause) {
        if (!(cause instanceof SealedFault)) {
          return { status: 'fault', kind: 'damaged', detail: String(cause) };
        }
        return { status: 'fault', kind: cause.kind, detail: cause.detail };
      }
    },
  };
}

interface Looked {
  readonly current: CurrentManifest;
  readonly found: Found;
}

/** Browsers give a page without https no `crypto.subtle`. */
function assertSecure(): void {
  // The types know of no page without https.
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) throw new SealedFault('insecure-page');
}
