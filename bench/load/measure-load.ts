import type { Nginx } from '../../scripts/find-nginx.ts';
import { startNginx } from '../../scripts/start-nginx.ts';
import { bareSite } from './bare-site.ts';
import type { LoadFigures } from './load-figures.ts';
import type { MixedRequest } from './request-mix.ts';
import { runWrk, type Load } from './run-wrk.ts';
import { temporaryFolder, withCleanUp } from '../with-clean-up.ts';

export interface MeasuredLoad {
  readonly ours: LoadFigures;
  /** An nginx without our configuration that sends the same bytes, before and after ours. */
  readonly bare: readonly [LoadFigures, LoadFigures];
}

/** Puts load on nginx as the site is deployed, and a third as long before and after on a bare one. */
export async function measureLoad(
  wrk: string,
  nginx: Nginx,
  folder: string,
  mix: readonly MixedRequest[],
  load: Load,
): Promise<MeasuredLoad> {
  return withCleanUp(async (later) => {
    const site = await startNginx(nginx, folder);
    later(site.stop);
    const bare = await bareSite(site.address, mix, temporaryFolder('bare', later));
    const bareNginx = await startNginx({ path: nginx.path, brotliModule: undefined }, bare.folder);
    later(bareNginx.stop);
    const shorter = { ...load, seconds: Math.ceil(load.seconds / 3) };
    const runBare = () => runWrk(wrk, bareNginx.address, bare.mix, shorter);
    const before = await runBare();
    const ours = await runWrk(wrk, site.address, mix, load);
    return { ours, bare: [before, await runBare()] };
  });
}
