import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeKeyFile } from '../../../register/sealed/keys.ts';
import { headings, titleRow, usual } from '../../../register/testing/register-lines.ts';
import { openRoom } from '../testing/open-room.ts';
import type { RegisterContext } from './room-messages.ts';

test('sealing gives the folder that a build publishes', async () => {
  const { ask } = await roomWithOne({});
  const sealed = await ask({ task: 'seal', key: makeKeyFile() });
  if (sealed.status !== 'sealed') throw new Error(sealed.status);
  expect(sealed.certificates).toBe(1);
  const names = Object.keys(unzipSync(sealed.bytes));
  expect(names).toContain('sealed/manifest.json');
  expect(names[0]).toMatch(/^sealed\/[\da-f]{32}\/0\.bin$/);
});

test('where certificates open by links only, they are sealed so', async () => {
  const { ask } = await roomWithOne({ opensByLink: true });
  const sealed = await ask({ task: 'seal', key: makeKeyFile() });
  if (sealed.status !== 'sealed') throw new Error(sealed.status);
  const manifest = unzipSync(sealed.bytes)['sealed/manifest.json'];
  expect(new TextDecoder().decode(manifest)).toContain('"link":true');
});

test('numbered IDs are a fault, and are not sealed, unless that is allowed', async () => {
  const lines = [titleRow, headings, ...usual()];
  const { ask, open } = openRoom();
  const found = await open(lines, { isSealed: true });
  if (found.status !== 'open') throw new Error(found.status);
  const waysOut = expect.stringMatching(
    /register:ids.*sealedLinks: true.*sealedIdsAreGuessable: true/,
  );
  expect(found.report.findings).toMatchObject([{ fix: waysOut }]);
  expect(await ask({ task: 'seal', key: makeKeyFile() })).toEqual({
    status: 'refused',
    sentences: [expect.stringContaining('ITA-2024-0001'), waysOut],
  });

  const allowed = await open(lines, { isSealed: true, guessingIsAllowed: true });
  if (allowed.status !== 'open') throw new Error(allowed.status);
  expect(allowed.report.findings).toEqual([]);
  expect(await ask({ task: 'seal', key: makeKeyFile() })).toMatchObject({
    status: 'sealed',
  });
});

test('a wrong key is told in a sentence', async () => {
  const { ask } = await roomWithOne({});
  expect(await ask({ task: 'seal', key: 'no key' })).toEqual({
    status: 'refused',
    sentences: [expect.stringContaining('This is no key file')],
  });
});

/** A room with a register of one certificate, which is published sealed. */
async function roomWithOne(settings: Partial<RegisterContext>) {
  const room = openRoom();
  await room.open([titleRow, headings, usual()[0] ?? []], { ...settings, isSealed: true });
  return room;
}
