import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';
import { copyProject } from '../tests/support/site-copies.ts';

test('a build of content with a fault stops at once, and says where the fault is and what to do', () => {
  const root = temporaryFolder();
  copyProject(root);
  const file = join(root, 'content/academy.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, 'nam: '));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build-site.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /no field is called `nam`.*\n {4}content\/academy\.yaml:\d+:\d+ [^]*\n {4}do: /,
  );
  // A stack means nothing to an owner.
  expect(stdout + stderr).not.toMatch(/MISSING_EXPORT|^ +at /m);
});
