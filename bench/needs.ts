import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, type Nginx } from '../scripts/find-nginx.ts';

/** @throws Error saying what to do, when this machine has no nginx */
export function neededNginx(): Nginx {
  const nginx = findNginx();
  if (nginx) return nginx;
  throw new Error(
    'The site is served by nginx, and there is none on this machine. Install it with "npm run test:install", or name the one you have in NGINX_PATH.',
  );
}

/** @throws Error saying what to do, when there is no built site in the folder */
export function needSite(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new Error(`There is no site in ${folder}/. Build it with "npm run build", then try again.`);
}
