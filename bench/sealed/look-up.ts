// A step of run.ts: looks up certificates, and IDs that the register lacks, in the sealed register at ADDRESS.
import { idKey } from '../../src/register/sealed/id-key.ts';
import { openWithin } from '../../src/register/sealed/open-within.ts';
import { fetchRegister } from '../../src/register/network/fetch-register.ts';
import { median } from '../median.ts';
import { report } from './in-own-process.ts';
import { loweredLimits } from './lowered-limits.ts';
import { lookedUp } from './looked-up.ts';

export interface LookUps {
  readonly right: number;
  /** Medians in milliseconds. */
  readonly lookUp: number;
  /** What a site's 600,000 iterations take beside that. */
  readonly key: number;
}

const [, , address = '', publicKey = '', count = ''] = process.argv;
let seen: string | null = null;
const { find } = openWithin(loweredLimits, {
  manifestUrl: `${address}/manifest.txt`,
  publicKey,
  now: Date.now,
  seen: { get: () => seen, set: (text) => void (seen = text) },
  fetch: async (url, { maxBytes }) => new Uint8Array(await fetchRegister(url, { maxBytes })),
});

let right = 0;
const times: number[] = [];
for (const { certificate, isKnown } of lookedUp(Number(count))) {
  const start = performance.now();
  const answer = await find(certificate.id);
  times.push(performance.now() - start);
  const { student } = answer.status === 'valid' ? answer.certificate : {};
  const isRight = isKnown ? student === certificate.student : answer.status === 'invalid';
  if (isRight) right++;
}
const keyTimes: number[] = [];
for (let round = 0; round < 5; round++) {
  const start = performance.now();
  await idKey('ITA', undefined, { salt: new Uint8Array(16), iterations: 600_000 });
  keyTimes.push(performance.now() - start);
}
report({ right, lookUp: median(times), key: median(keyTimes) } satisfies LookUps);
