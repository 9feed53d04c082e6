// A step of run.ts: seals COUNT certificates with one iteration and writes the files into FOLDER.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeKeyFile, publicKeyOf, readKeyFile } from '../../src/register/sealed/key-file.ts';
import { sealWithin } from '../../src/register/sealed/seal-within.ts';
import { loweredLimits } from './lowered-limits.ts';
import { report } from './in-own-process.ts';
import { sampleCertificates, samplePrefix } from './sample-certificates.ts';

export interface SealedFiles {
  readonly publicKey: string;
  readonly buckets: number;
  /** Of a bucket's file, in bytes. */
  readonly bucketBytes: number;
  readonly manifestBytes: number;
  readonly sealSeconds: number;
  readonly writeSeconds: number;
}

const [, , count = '', folder = ''] = process.argv;
const records = sampleCertificates(Number(count));
const key = await readKeyFile(await makeKeyFile());

const start = performance.now();
const { manifest, buckets } = await sealWithin(loweredLimits, {
  records,
  key,
  prefixes: [samplePrefix],
  link: false,
  date: new Date().toISOString().slice(0, 10),
  now: Math.floor(Date.now() / 1000),
  iterations: loweredLimits.leastIterations,
});
const sealed = performance.now();
for (const [path, bytes] of buckets) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}
writeFileSync(join(folder, 'manifest.txt'), manifest);
const [first] = buckets.values();
report({
  publicKey: await publicKeyOf(key),
  buckets: buckets.size,
  bucketBytes: first?.length ?? 0,
  manifestBytes: manifest.length,
  sealSeconds: (sealed - start) / 1000,
  writeSeconds: (performance.now() - sealed) / 1000,
} satisfies SealedFiles);
