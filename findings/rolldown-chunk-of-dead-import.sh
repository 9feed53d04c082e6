#!/usr/bin/env bash
# rolldown 1.2.19: a dynamic import that is removed as dead code still leaves its chunk behind.
#
# Expected: one file, as when the module that tests the flag also defines it.
# Seen: if another module exports the flag, the import is removed, but its chunk is still written, and nothing loads the chunk.
# Ours: src/features/validator/use-register.ts tests the flag itself; tests/built-pages.test.ts, "a site without a sealed register lacks the script that decrypts one".
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19
cat >flag.js <<'JS'
export const isSealed = IS_SEALED;
JS
cat >by-module.js <<'JS'
import { isSealed } from './flag.js';
export const open = async () => (isSealed ? import('./sealed.js') : 'plain');
JS
cat >at-place.js <<'JS'
export const open = async () => (IS_SEALED ? import('./sealed.js') : 'plain');
JS
cat >sealed.js <<'JS'
export const read = () => 'sealed';
JS
cat >run.mjs <<'JS'
import { rolldown } from 'rolldown';
const counts = [];
for (const input of ['by-module.js', 'at-place.js']) {
  const bundle = await rolldown({ input, transform: { define: { IS_SEALED: 'false' } } });
  const { output } = await bundle.generate();
  counts.push(`${input} ${output.length} ${output[0].code.includes('import(')}`);
}
console.log(counts.join(', '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'by-module.js 2 false, at-place.js 1 false' ]
