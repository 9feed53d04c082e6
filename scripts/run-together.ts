import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs scripts of package.json at the same time: `node scripts/run-together.ts lint types`. Starts them in the given
 * order. Prints each script's output as a whole, as soon as that script ends. Exits with 1 if a script fails.
 */
const queue = process.argv.slice(2).values();
const failed: string[] = [];

// With one script more than cores, no core waits. Still more scripts would only take more memory.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, runFromQueue));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

async function runFromQueue() {
  for (const name of queue) {
    if (!(await succeeds(name))) failed.push(name);
  }
}

function succeeds(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    // `node --run` starts a script more quickly than npm does.
    const script = spawn(process.execPath, ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [Buffer.from(`\n> ${name}\n`)];
    script.stdout.on('data', (part: Buffer) => printed.push(part));
    script.stderr.on('data', (part: Buffer) => printed.push(part));
    script.on('error', () => resolve(false));
    script.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}
