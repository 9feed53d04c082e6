// Serves the owner's desk to this machine only, on port 4322 or on the port after `--port`. The desk opens in the
// browser, unless the command ends with `-- --no-open`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../src/content/load-content.ts';
import { bundleDesk } from '../integrations/desk/bundle-desk.ts';
import { confirmedRows, saveConfirmed } from './desk/save-confirmed.ts';
import { deskServer } from './desk/desk-server.ts';
import { deskLogo } from '../integrations/desk/desk-logo.ts';
import { stateFile } from '../integrations/desk/state-file.ts';
import { serveHere } from './serve-here.ts';

const root = join(import.meta.dirname, '..');

console.log('Preparing the desk …');
const files = await bundleDesk();
const content = join(root, 'content');
const state = async () => {
  const loaded = await loadContent(content);
  return stateFile(loaded, true, await confirmedRows(loaded, content));
};
const logo = async () => deskLogo(content, await state());
const server = deskServer(files, state, logo, (saved) => saveConfirmed(saved, content));
const address = await serveHere(server, 4322, 'npm run desk', ['--no-open']);
if (!existsSync(join(root, '.git'))) {
  console.log(
    'This folder is not a Git repository, so “Words and pictures” can’t open it. In GitHub Desktop choose “Add local repository”, choose this folder, and create a repository in it.',
  );
}
console.log(`The desk is at ${address} (Ctrl+C ends it)`);
if (!process.argv.includes('--no-open')) openBrowser();

function openBrowser() {
  const commands: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'start' };
  const command = `${commands[process.platform] ?? 'xdg-open'} ${address}`;
  spawn(command, { shell: true, stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
