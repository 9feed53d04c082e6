// Makes the key that seals the register, once: npm run register:key
// Exits with 1 if there is one already.
import { join } from 'node:path';
import { registerKeyFile, writeKeyFile } from './sealed/site-key.ts';

/** At 11.4 a second on one core, as measured, and 15,000 on a graphics card. */
const strengthTable: readonly (readonly [ids: string, core: string, card: string])[] = [
  ['IDs that can be', 'tried by 1 core', 'by 1 graphics card'],
  ['10,000 numbered ones', '15 minutes', '0.7 seconds'],
  ['8 digits', '102 days', '1.9 hours'],
  ['12 random characters (register:ids)', '3 billion years', '2.4 million years'],
];

try {
  writeKeyFile(join(import.meta.dirname, '..'));
  console.log(`Wrote ${registerKeyFile}, the key of the sealed register.

Keep it secret, and keep a copy where you keep what must not get lost. git ignores it.
Next: write \`sealed: true\` into content/register.yaml, and run \`npm run build\`.

What sealing can't do:
Anyone can download the sealed files. Nobody can read a certificate without its ID, if the ID is random. Numbered IDs
are guessed in minutes, sealed or not: reissue them, let certificates open by link only (\`sealedLinks: true\`), or
publish only what you would print on a notice board.

How long somebody needs who tries every ID:
${table()}

More in docs/sealed-register.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function table(): string {
  return strengthTable
    .map(([ids, core, card]) => `  ${ids.padEnd(37)}${core.padEnd(18)}${card}`)
    .join('\n');
}
