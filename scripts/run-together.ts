import { spawn } from 'node:child_process';

/**
 * Runs npm scripts at the same time, and prints a script's whole output when the script ends: `node
 * scripts/run-together.ts lint types`. If a script fails, the other scripts still run to their end, and the exit code
 * is 1.
 */
const names = process.argv.slice(2);
const failed = (await Promise.all(names.map(run))).filter((name) => name !== undefined);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

/** Runs an npm script. Resolves with the script's name if the script fails, and with undefined otherwise. */
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
