/**
 * `npm run bench:load`: the built site behind nginx under load, and the validator while the register's host is
 * at fault. It needs nginx, wrk and Chromium; NGINX_PATH, WRK_PATH and CHROMIUM_PATH name others than the
 * usual ones. It exits with 1 when a goal is missed.
 */
import { needSite, neededNginx } from '../needs.ts';
import { faultGoals, faultReport } from './fault-report.ts';
import { findWrk } from './find-wrk.ts';
import { goalLine } from '../goal.ts';
import { loadGoals, loadReport } from './load-report.ts';
import { measureFaults } from './measure-faults.ts';
import { measureLoad } from './measure-load.ts';
import { requestMix } from './request-mix.ts';

const folder = 'dist';
const load = { threads: 2, connections: 200, seconds: 30 };

async function main() {
  needSite(folder);
  const mix = requestMix(folder);
  const wrk = findWrk();
  const nginx = neededNginx();

  console.log(
    `Load: ${load.connections} connections, ${load.threads} threads, ${load.seconds} s, one run; in turn:`,
  );
  for (const { status, path } of mix) console.log(`  ${status} ${path}`);
  const measured = await measureLoad(wrk, nginx, folder, mix, load);
  console.log(`\n${loadReport(measured).join('\n')}`);

  console.log('\nFaults: the register on another host, told of and then tried again, one run each');
  console.log('(a build of its own, then about a minute, since two of them are waited for)\n');
  const met = await measureFaults(nginx);
  console.log(faultReport(met).join('\n'));

  const goals = [...loadGoals(measured), ...faultGoals(met)];
  console.log(`\ngoals\n${goals.map(goalLine).join('\n')}`);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
