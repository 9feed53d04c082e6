import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPort, explainListening, listenOnThisMachine } from './listen-on-this-machine.ts';
import { siteFolder } from './site-folder.ts';
import { staticSite } from './static-site.ts';

const usualPort = 4321;

/** Serves the built site on this machine, on port 4321 or the one after `--port`; the tests run against it, too. */
async function main() {
  if (!existsSync(join(siteFolder, '404.html'))) {
    throw new Error(
      `There is no built site in ${siteFolder}/. Build it with "npm run build", then try again.`,
    );
  }
  const port = await listenOnThisMachine(staticSite(siteFolder), chosenPort(usualPort));
  console.log(`The site is at http://localhost:${port} (Ctrl+C ends it)`);
}

try {
  await main();
} catch (error) {
  console.error(explainListening(error, usualPort, 'npm start'));
  process.exit(1);
}
