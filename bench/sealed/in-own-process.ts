import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Ended<Result> {
  readonly result: Result;
  /** The most memory that the process had, in bytes. */
  readonly memory: number;
}

/**
 * Runs a step of the benchmark in a process of its own, so that its memory is its own too.
 *
 * @param step a module of this folder that calls {@link report}
 */
export async function inOwnProcess<Result>(
  step: string,
  ...words: readonly string[]
): Promise<Ended<Result>> {
  const child = fork(new URL(step, import.meta.url), words, { serialization: 'advanced' });
  let ended: Ended<Result> | undefined;
  // What report() has sent.
  child.once('message', (message) => (ended = message as Ended<Result>));
  const [code] = (await once(child, 'exit')) as [number | null]; // see the event in Node's documentation
  if (ended && code === 0) return ended;
  throw new Error(`${step} ended with ${String(code)}; what it says of that is above.`);
}

/** Sends what a step has found. */
export function report(result: unknown): void {
  const ended: Ended<unknown> = { result, memory: process.resourceUsage().maxRSS * 1024 };
  process.send?.(ended);
}
