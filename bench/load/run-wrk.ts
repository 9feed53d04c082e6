import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadFigures, type LoadFigures } from './load-figures.ts';
import type { MixedRequest } from './request-mix.ts';

export interface Load {
  readonly threads: number;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Asks a server for all requests of the mix in turn, on all connections at once.
 *
 * @param address such as `http://localhost:8080`
 * @throws Error when wrk fails, or does not end in time
 */
export async function runWrk(
  wrk: string,
  address: string,
  mix: readonly MixedRequest[],
  { threads, connections, seconds }: Load,
): Promise<LoadFigures> {
  const words = [
    ...['--threads', `${threads}`, '--connections', `${connections}`],
    ...['--duration', `${seconds}s`, '--script', join(import.meta.dirname, 'cycle.lua')],
    ...[address, '--', `${seconds}`],
    ...mix.flatMap(({ path, status }) => [`${status}`, path]),
  ];
  const { stdout } = await promisify(execFile)(wrk, words, { timeout: (seconds + 30) * 1000 });
  return loadFigures(stdout);
}
