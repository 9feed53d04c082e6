import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentWith } from '../../src/content/testing/spoilt-content.ts';
import { temporaryFolder } from '../../src/content/testing/temporary-folder.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';
import { OwnersFault } from '../owners-fault.ts';
import { sealedRegister } from './sealed-register.ts';

beforeEach(() => void vi.stubEnv('REGISTER_KEY', undefined));
afterEach(() => void vi.unstubAllEnvs());

test('a build that can’t seal stops with what to do', async () => {
  const fault = await faultOf(true, temporaryFolder());
  expect(fault.message).toMatch(/key that seals the register is missing.*\n +do: /);
});

test('a build stops if there is a key but the register is not set to be sealed', async () => {
  const project = temporaryFolder();
  writeFileSync(join(project, 'register.key'), makeKeyFile());
  expect((await faultOf(false, project)).message).toMatch(/not set to be sealed.*\n +do: /);
});

/** The fault with which a build in the folder `project` stops. */
async function faultOf(sealed: boolean, project: string): Promise<OwnersFault> {
  const content = contentWith();
  const { hooks } = sealedRegister(
    { ...content, register: { ...content.register, sealed } },
    project,
  );
  // The hook reads nothing of Astro's build before it stops.
  const start = async () => hooks['astro:build:start']?.({} as never);
  return start().then(
    () => expect.fail('The build did not stop.'),
    (error: unknown) => (error instanceof OwnersFault ? error : expect.fail(String(error))),
  );
}
