import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFolder } from '../../src/hosting/hosting-integration.ts';

/**
 * Makes a site of one page that has a heading and nothing else, to be served as the real one is: what it takes,
 * the browser and the machine take for any page.
 *
 * @param work an empty folder for it and its nginx configuration
 * @param like the folder of the real site
 */
export function makeEmptySite(work: string, like: string): string {
  const folder = join(work, 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), page);
  cpSync(nginxFolder(like), nginxFolder(folder), { recursive: true });
  return folder;
}

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>An empty page</title>
  <h1>An empty page</h1>
</html>
`;
