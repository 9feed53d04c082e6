import { spawn } from 'node:child_process';

/**
 * Runs npm scripts side by side, and prints the output of each in one piece: `node scripts/run-together.ts lint types`. All run
 * to their end; the exit code is 1 if one has failed.
 */
const names = process.argv.slice(2);
const failed = (await Promise.all(names.map(run))).filter((name) => name !== undefined);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

/** Resolves with the script's name if it has failed. */
function run(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const script = spawn(`npm run ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    script.stdout.on('data', (part: Buffer) => printed.push(part));
    script.stderr.on('data', (part: Buffer) => printed.push(part));
    script.on('error', () => resolve(name));
    script.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0 ? undefined : name);
    });
  });
}
