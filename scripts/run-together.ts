import { spawn } from 'node:child_process';

/**
 * Runs npm scripts at the same time: `node scripts/run-together.ts lint types`. Prints each script's output as a
 * whole. Exits with 1 if a script fails.
 */
const names = process.argv.slice(2);
const failed = (await Promise.all(names.map(run))).filter((name) => name !== undefined);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}

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
