// What each command does first: `node --import ./scripts/require-node.js scripts/desk.ts`. Stops with advice if Node is
// older than package.json demands. Plain JavaScript, since an older Node can't read TypeScript.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { URL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = Number(engines.node.replace('>=', ''));
const running = process.versions.node;

if (Number.parseInt(running) < least) {
  process.stderr.write(`This project needs Node ${least} or newer, and this is Node ${running}.
For Linux, for macOS and for Windows on x64, "npm ci" brings such a Node, and npm uses it: "npm start" starts the site,
"npm run" lists all commands. If it is not there or can't start, install the version called LTS from nodejs.org, open
a new terminal window, and try again.
`);
  process.exit(1);
}

// Astro would report each build from this machine, and would stop if it can't write its settings to the home folder.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Registers on other hosts are fetched through the proxy that HTTPS_PROXY names. Node 24.0 to 24.13 lack the function.
http.setGlobalProxyFromEnv?.();
