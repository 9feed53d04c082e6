import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// What they print is tested where it is made; here, that the commands hand on arguments, place and exit code.

test('npm run check ends with 1 where the folder that it is given has faults', () => {
  const folder = temporaryFolder();
  const { code, out, err } = run('check-content.ts', ['--live', folder]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('Not ready to go live');
});

test('npm run register:check finds a file from where npm was called', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'own.csv'), 'Register\nNo.,Student,Course,,,ID\n1,Asha,C++,,,\n');
  const { code, out, err } = run('register-check.ts', ['own.csv'], folder);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toContain('own.csv');
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function run(script: string, args: readonly string[], calledFrom = '.') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), ...args],
    { env: { ...process.env, INIT_CWD: calledFrom }, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
}
