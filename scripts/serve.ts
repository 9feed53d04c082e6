// Serves the built site on this machine, on port 4321 or the one after `--port`.
import { serveHere } from './serve-here.ts';
import { siteFolder } from './site-folder.ts';
import { staticSite } from './static-site.ts';

const address = await serveHere(staticSite(siteFolder), 4321, 'npm start');
console.log(`The site is at ${address} (Ctrl+C ends it)`);
