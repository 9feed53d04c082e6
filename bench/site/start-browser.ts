import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';

export interface RunningBrowser {
  /** Of its DevTools, on this machine. */
  readonly port: number;
  /** The WebSocket address of its DevTools. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export type StartBrowser = () => Promise<RunningBrowser>;

/** Milliseconds; a busy machine takes long to start anything. */
const patience = 30_000;

/**
 * Starts a Chromium with a new profile and no more arguments than it needs: what Playwright adds would switch
 * off the back/forward cache and some of what makes pages ready in advance.
 *
 * @param more arguments beyond those of all our browsers
 * @throws Error when it does not start in time, with what it printed
 */
export async function startBrowser(...more: string[]): Promise<RunningBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'academy-bench-'));
  const child = spawn(
    findBrowser(),
    [
      ...browserArguments,
      ...more,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (printed += part));
  const stop = async () => {
    if (child.exitCode === null && child.kill()) {
      await Promise.race([once(child, 'close'), wait(patience, undefined, { ref: false })]);
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const [, address, port] = /DevTools listening on (ws:\/\/[^:]+:(\d+)\/\S+)/.exec(printed) ?? [];
    if (address !== undefined) return { address, port: Number(port), stop };
    await wait(50);
  }
  await stop();
  throw new Error(`Chromium does not start:\n${printed}`);
}
