import { loadChunk } from '../../faults/load-chunk.ts';
import { Pause } from './pause.ts';

type RareParts = typeof import('./rare-parts.ts');

let parts: RareParts | undefined;

/**
 * The parts of the reader that a plain workbook never needs; they are loaded when they are first asked for.
 *
 * @throws RegisterFault `interrupted` if they can't be.
 */
export async function loadRareParts(): Promise<RareParts> {
  return (parts ??= await loadChunk(import('./rare-parts.ts')));
}

/**
 * The same for a step, which can't wait.
 *
 * @throws Pause until they have loaded.
 */
export function rareParts(): RareParts {
  if (!parts) throw new Pause(loadRareParts());
  return parts;
}
