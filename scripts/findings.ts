// Runs each script in `findings/`, and names the scripts that failed. Each script shows one surprising behaviour of
// a library, tool or format. A script fails if the behaviour is gone, or if the script can't be run.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../findings');
const names = readdirSync(folder).filter((name) => name.endsWith('.sh'));
const changed = names.filter((name) => {
  console.log(`\n${name}`);
  return spawnSync('bash', [join(folder, name)], { stdio: 'inherit' }).status !== 0;
});
console.log(
  changed.length === 0
    ? `\nAll ${names.length} findings still hold.`
    : `\nFindings that no longer hold or could not be run: ${changed.join(', ')}.`,
);
if (changed.length > 0) process.exitCode = 1;
