import { findNginx } from '../../scripts/find-nginx.ts';
import { startNginx } from '../../scripts/start-nginx.ts';
import { askServer, type Host } from './host.ts';

/** nginx with `deploy/nginx/` and what the build wrote beside `folder`. */
export async function nginx(folder: string): Promise<Host> {
  const found = findNginx();
  if (found === undefined) {
    throw new Error('There is no nginx on this machine. "npm run test:install" installs it.');
  }
  const site = await startNginx(found, folder);
  return { ask: (path) => askServer(site.address, path), stop: () => site.stop() };
}
