import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ToldProblem } from '../../../src/desk/words/told-problem.ts';
import type { Preview } from '../../../src/desk/live/live-state.ts';
import { listenOnThisMachine } from '../../listen-on-this-machine.ts';
import { staticSite } from '../../static-site.ts';

/** The site built beside the desk, to look at before it is published. */
export interface SitePreview {
  /** Starts a build, unless one is running. */
  build(): void;
  state(): Preview;
}

/**
 * @param root the project's folder. The site goes into a folder of its own, so that `dist/` stays as it is
 * @param check what the check finds; with a fault the site is not built
 */
export function sitePreview(
  root: string,
  check: () => Promise<readonly ToldProblem[]>,
): SitePreview {
  const folder = join(root, 'node_modules/.cache/desk-preview');
  let state: Preview = { status: 'none' };
  let started = 0;
  let usual: number | undefined;
  let address: Promise<string> | undefined;

  async function run(): Promise<Preview> {
    const problems = await check();
    if (problems.length > 0) return { status: 'failed', told: faultyContent, problems };
    const failure = await builtInto(root, folder);
    if (failure !== undefined) {
      return { status: 'failed', told: { ...failedBuild, details: failure }, problems: [] };
    }
    usual = secondsSince(started);
    address ??= listenOnThisMachine(staticSite(folder), 0).then(
      (port) => `http://localhost:${port}`,
    );
    return { status: 'ready', address: await address, at: new Date().toISOString() };
  }

  return {
    build: () => {
      if (state.status === 'building') return;
      started = performance.now();
      state = { status: 'building', seconds: 0 };
      run().then(
        (ended) => (state = ended),
        (error: unknown) => {
          state = {
            status: 'failed',
            told: { ...failedBuild, details: String(error) },
            problems: [],
          };
        },
      );
    },
    state: () =>
      state.status === 'building'
        ? { ...state, seconds: secondsSince(started), ...(usual === undefined ? {} : { usual }) }
        : state,
  };
}

const faultyContent = {
  message: 'The check finds a fault, so the site can’t be built.',
  fix: 'Correct what is listed below, then build it again.',
};

const failedBuild = {
  message: 'The site could not be built. What is online stays as it is.',
  fix: 'Build it once more. If it fails again, send the words below to an engineer.',
};

/** How much of what a failed build printed is told, in characters. */
const toldLength = 4000;

/** Builds the site; gives the end of what the build printed, if it failed. */
function builtInto(root: string, folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    const listen = (text: Buffer) => (words = (words + text.toString()).slice(-toldLength));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    endWithDesk(child);
    child.once('error', (error) => resolve(String(error)));
    child.once('close', (code) => resolve(code === 0 ? undefined : words || `Code ${code}`));
  });
}

function endWithDesk(child: ChildProcess) {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
