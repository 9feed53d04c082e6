// Serves the built site on this machine, on port 4321 or the port after `--port`. Plain JavaScript, so that an older
// Node can say which Node is needed.
import './require-node.js';

const { serveHere } = await import('./serve-here.ts');
const { siteFolder, staticSite } = await import('./static-site.ts');

const address = await serveHere(staticSite(siteFolder), 4321, 'npm start');
console.log(`The site is at ${address} (Ctrl+C ends it)`);
