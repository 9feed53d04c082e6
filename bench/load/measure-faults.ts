import type { Nginx } from '../../scripts/find-nginx.ts';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { startNginx } from '../../scripts/start-nginx.ts';
import { makeRegister } from '../register/sample-register.ts';
import { buildCopy } from '../../scripts/build-copy.ts';
import { faults, type Fault } from './faults.ts';
import { meetFault, type Meeting } from './meet-fault.ts';
import { startRegisterHost } from './register-host.ts';
import { temporaryFolder, withCleanUp } from '../with-clean-up.ts';

export interface MetFault extends Meeting {
  /** Undefined where the host was sound from the start. */
  readonly fault?: Fault | undefined;
}

const rows = 1000;
/** The register numbers its certificates from 000001; the first two rows are no certificates. */
const id = '000500';

/** Has a visitor meet every fault of the register's host in turn, after meeting it sound. */
export async function measureFaults(nginx: Nginx): Promise<MetFault[]> {
  return withCleanUp(async (later) => {
    const host = await startRegisterHost(await makeRegister(rows));
    later(host.close);
    const folder = await buildCopy(temporaryFolder('load', later), (settings) =>
      settings.replace(/^address:.*$/m, `address: ${host.address}`),
    );
    const site = await startNginx(nginx, folder);
    later(site.stop);
    const browser = await launchBrowser();
    later(() => browser.close());
    const met: MetFault[] = [];
    for (const fault of [undefined, ...faults]) {
      const link = `${site.address}/SearchById#id=${id}`;
      met.push({ fault, ...(await meetFault(browser, link, host, fault)) });
    }
    return met;
  });
}
