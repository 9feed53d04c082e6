/**
 * `npm run bench:sealed`: a million certificates, sealed and plain, and what a look-up costs in each; `-- 50000` takes
 * another number. The iterations of PBKDF2 are lowered to 1 here, since a million keys would take days; what one key
 * takes is measured on its own. It exits with 1 when a goal is missed.
 */
import { goalLine } from '../goal.ts';
import { measure } from './measure.ts';
import { sealedGoals, sealedReport } from './sealed-report.ts';

const [, , count = '1000000'] = process.argv;
if (!/^[1-9]\d{0,6}$/.test(count)) {
  console.error(`"${count}" is no number of certificates: 1 to 9999999.`);
  process.exit(2);
}

const shown = Number(count).toLocaleString('en');
console.log(`${shown} certificates; iterations lowered to 1, for this benchmark only\n`);
const measured = await measure(count);
console.log(sealedReport(measured).join('\n'));
const goals = sealedGoals(measured);
console.log(`\ngoals\n${goals.map(goalLine).join('\n')}`);
if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
