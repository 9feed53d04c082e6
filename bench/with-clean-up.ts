import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Step = () => unknown;

/** Does some work and then, however it ended, the steps that the work has named, the last one first. */
export async function withCleanUp<Result>(
  work: (later: (step: Step) => void) => Promise<Result>,
): Promise<Result> {
  const steps: Step[] = [];
  try {
    return await work((step) => steps.unshift(step));
  } finally {
    for (const step of steps) await step();
  }
}

/** A new folder that goes with the clean-up. */
export function temporaryFolder(name: string, later: (step: Step) => void): string {
  const folder = mkdtempSync(join(tmpdir(), `academy-${name}-`));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
