import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a server program and waits up to a minute until the program answers at `address`.
 *
 * @returns a function that stops the program
 * @throws Error with the program's output
 */
export async function startServer(
  program: string,
  words: readonly string[],
  address: string,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part));
  }
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'close');
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    await answer?.text();
    if (answer) return stop;
    await wait(200);
  }
  await stop();
  throw new Error(`${program} does not answer at ${address}:\n${printed}`);
}
