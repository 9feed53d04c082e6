// Makes the key that seals the register, once: npm run register:key
// Exits with 1 if there is one already.
import { join } from 'node:path';
import { registerKeyFile } from '../src/content/register-key.ts';
import { sealedLimits, strengthTable } from './sealed/sealed-limits.ts';
import { writeKeyFile } from './sealed/write-key-file.ts';

try {
  await writeKeyFile(join(import.meta.dirname, '..'));
  console.log(`Wrote ${registerKeyFile}, the key of the sealed register.

Keep it secret, and keep a copy where you keep what must not get lost. git ignores it.
Next: write \`sealed: true\` into content/register.yaml, and run \`npm run build\`.

What sealing can't do:
${sealedLimits}

How long somebody needs who tries every ID:
${table()}

More in docs/sealed-register.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function table(): string {
  return strengthTable
    .map(([ids, one, thousand]) => `  ${ids.padEnd(37)}${one.padEnd(26)}${thousand}`)
    .join('\n');
}
