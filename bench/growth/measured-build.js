// Builds the site in the given folder, then prints what the build cost, as a `BuildCost` of run.ts.
import { buildSite } from '../../integrations/build-aside.ts';
import { peakMemory } from '../peak-memory.js';

const [root = ''] = process.argv.slice(2);
await buildSite(root);
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const seconds = Math.round((userCPUTime + systemCPUTime) / 1e6);
console.log(JSON.stringify({ seconds, megabytes: Math.round(peakMemory() / 1e6) }));
