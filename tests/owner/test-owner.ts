// Runs `npm test`, or the command in the arguments, on a copy of the project with an owner's content. The tests must
// pass whatever an owner writes.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOwnersContent } from './owners-content.ts';

const project = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'academy-owner-'));
const [command = process.execPath, ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : [process.execPath, '--run', 'test'];

try {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean))
    cpSync(join(project, file), join(copy, file));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await writeOwnersContent(join(copy, 'content'));
  // The owner's register is not sealed, and a key that is not used stops the check.
  const env = { ...process.env, REGISTER_KEY: '' };
  process.exitCode = spawnSync(command, args, { cwd: copy, stdio: 'inherit', env }).status ?? 1;
} finally {
  rmSync(copy, { recursive: true });
}
