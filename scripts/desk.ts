// Opens the desk, from which the owner looks after the site, on port 4322 or the one after `--port`. It is there for
// this machine only. `-- --no-open` leaves the browser alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleDesk } from './desk/bundle-desk.ts';
import { deskServer } from './desk/desk-server.ts';
import { stateFile } from './desk/state-file.ts';
import { chosenPort, explainListening, listenOnThisMachine } from './listen-on-this-machine.ts';
import { openBrowser } from './open-browser.ts';

const usualPort = 4322;
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { 'no-open': { type: 'boolean', default: false }, port: { type: 'string' } },
});

try {
  const wanted = chosenPort(usualPort);
  console.log('Preparing the desk …');
  const files = await bundleDesk();
  const server = deskServer(files, () => stateFile(join(root, 'content'), true));
  const address = `http://localhost:${await listenOnThisMachine(server, wanted)}`;
  if (!existsSync(join(root, '.git'))) {
    console.log(
      'This folder is no Git repository, so “Words and pictures” can’t open it. In GitHub Desktop choose “Add local repository”, choose this folder, and create a repository in it.',
    );
  }
  console.log(`The desk is at ${address} (Ctrl+C ends it)`);
  if (!values['no-open']) openBrowser(address);
} catch (error) {
  console.error(explainListening(error, usualPort, 'npm run desk'));
  process.exit(1);
}
