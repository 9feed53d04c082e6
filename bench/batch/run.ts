/**
 * `npm run bench:batch`: 5,000 IDs checked against 100,000 certificates on the built site in Chromium, beside the time
 * that the same page takes to read the register, and beside the same IDs one after the other. It exits with 1 when a
 * goal is missed. CHROMIUM_PATH names another browser than the usual ones.
 */
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { OwnSite } from '../../tests/own-site.ts';
import { isRegister } from '../../tests/site-test.ts';
import { goalLine } from '../goal.ts';
import { needSite } from '../needs.ts';
import { makeRegister } from '../register/sample-register.ts';
import { withCleanUp } from '../with-clean-up.ts';
import { batchGoals, batchReport } from './batch-report.ts';
import { measureBatch } from './measure-batch.ts';

const certificates = 100_000;
const runs = 5;

needSite('dist');
await withCleanUp(async (later) => {
  const register = await makeRegister(certificates);
  const site = await OwnSite.start('dist');
  later(() => site.goAway());
  site.answerOnly(isRegister, (_, response) => response.end(register));
  const browser = await launchBrowser();
  later(() => browser.close());
  const measured = [];
  for (let run = 0; run < runs; run++) {
    measured.push(await measureBatch(browser, site.address, listOf(5000)));
  }
  console.log(
    `5,000 IDs against 100,000 certificates, Chromium ${browser.version()}, ${runs} runs\n`,
  );
  console.log(batchReport(measured).join('\n'));
  const goals = batchGoals(measured);
  console.log(`\ngoals\n${goals.map(goalLine).join('\n')}`);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
});

/** Of ten IDs, eight are in the register, one is similar to one of them, and one is unknown. */
function listOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const id = String(3 + at * 19).padStart(6, '0');
    if (at % 10 === 8) return `${id.slice(0, 3)} ${id.slice(3)}`;
    return at % 10 === 9 ? `X-${id}` : id;
  });
}
