// Builds the site in the given folder, then prints what the build cost, as a `BuildCost` of run.ts.
import { readFileSync } from 'node:fs';
import { build } from 'astro';

const [root = ''] = process.argv.slice(2);
// The site's configuration names files from the current folder.
process.chdir(root);
await build({ root, logLevel: 'error' });
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const seconds = Math.round((userCPUTime + systemCPUTime) / 1e6);
// The peak comes from Linux, since Node's own figure includes the parent process.
const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ seconds, megabytes: Math.round(Number(kilobytes) / 1000) }));
