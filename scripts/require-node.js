// Stops with advice if Node is older than package.json demands. Commands load this file first: `node --import
// ./scripts/require-node.js scripts/desk.ts`. Plain JavaScript, since an older Node can't read TypeScript.
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = Number(engines.node.replace('>=', ''));
const running = process.versions.node;

if (Number.parseInt(running) < least) {
  process.stderr.write(`This project needs Node ${least} or newer, and this is Node ${running}.
On Linux, "npm ci" brings that Node, and npm uses it: "npm start" starts the site, "npm run" lists all commands.
Elsewhere install the version called LTS from nodejs.org, open a new terminal window, and try again.
`);
  process.exit(1);
}
