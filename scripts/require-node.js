// Runs before the commands that are written in TypeScript: an older Node would only say ERR_UNKNOWN_FILE_EXTENSION.
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import { nodeFault } from './node-version.js';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const fault = nodeFault(process.versions.node, engines.node);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
