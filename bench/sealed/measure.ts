import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, withCleanUp } from '../with-clean-up.ts';
import { countingServer, type Traffic } from './counting-server.ts';
import { inOwnProcess, type Ended } from './in-own-process.ts';
import type { LookUps } from './look-up.ts';
import type { PlainLookUps } from './read-plain.ts';
import type { SealedFiles } from './seal-files.ts';

/** What each step found, the most memory that it had, and what it fetched. */
export interface Measured {
  readonly files: Ended<SealedFiles>;
  readonly sealed: Ended<LookUps> & { readonly traffic: Traffic };
  readonly plain: Ended<PlainLookUps> & { readonly traffic: Traffic };
}

/** Seals so many certificates, and looks some of them up in the sealed register and in the plain one. */
export function measure(count: string): Promise<Measured> {
  return withCleanUp(async (later) => {
    const folder = temporaryFolder('sealed', later);
    const sealedFolder = join(folder, 'sealed');
    mkdirSync(sealedFolder);
    const files = await inOwnProcess<SealedFiles>('./seal-files.ts', count, sealedFolder);
    await inOwnProcess('./make-plain.ts', count, join(folder, 'register.xlsx'));

    const { origin, taken, close } = await countingServer(folder);
    later(close);
    const { publicKey } = files.result;
    const address = `${origin}/sealed`;
    const sealed = await inOwnProcess<LookUps>('./look-up.ts', address, publicKey, count);
    const sealedTraffic = taken();
    const plainAddress = `${origin}/register.xlsx`;
    const plain = await inOwnProcess<PlainLookUps>('./read-plain.ts', plainAddress, count);
    const plainTraffic = taken();
    return {
      files,
      sealed: { ...sealed, traffic: sealedTraffic },
      plain: { ...plain, traffic: plainTraffic },
    };
  });
}
