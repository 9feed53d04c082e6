import { fill } from '../../src/content/fill.ts';
import { validator as words } from '../content-words.ts';
import { sealedFiles, serveSealed, withBuckets, withManifest } from '../sealed-register.ts';
import { expect, test } from './engine-test.ts';
import { checkList, expectCount, openList } from './list-window.ts';
import { expectAnswer, expectFault, search } from './validator-window.ts';
import { button } from './visitor.ts';

test.use({
  settings: 'sealed',
  expectedMessages: [/Failed to load|Cannot load|Load failed|ERR_|NetworkError|service worker/],
});

const asha = { id: 'ITA-7K3M-9QXD-2FWAK', student: 'Asha', course: 'Python' };

test('a sealed register answers, in any spelling of the academy’s own IDs, and by ID only', async ({
  visitor,
  site,
}) => {
  serveSealed(site, await sealedFiles([asha]));
  await visitor.open(`/SearchById#id=${asha.id}`);
  await expectAnswer(visitor, asha.student);
  await search(visitor, 'ita 7k3m 9qxd 2fwa k');
  await expectAnswer(visitor, fill(words.valid.sentence, asha));
  await search(visitor, 'ITA-7K3M-9QXD-2FWA7');
  await expectAnswer(visitor, words.invalid.mistyped);
  await search(visitor, 'Asha');
  await expectAnswer(visitor, fill(words.sealed.invalid, { date: '20 November 2026' }));

  await openList(visitor);
  await checkList(visitor, 'ITA-7K3M-9QXD-2FWA7, ita 7k3m 9qxd 2fwa k, Asha');
  for (const kind of ['valid', 'mistyped', 'unknown'] as const) {
    await expectCount(visitor, kind, 1);
  }
});

test('a sealed register that is not whole is a fault, never "invalid", and "Try again" recovers', async ({
  visitor,
  site,
}) => {
  const files = await sealedFiles([asha]);
  const { visitor: sentence } = words.sealed.faults.damaged;
  for (const damaged of [
    withManifest(files, (text) => text.replace('2026-11-20', '2026-11-21')),
    withBuckets(files, (bytes) => bytes.subarray(1)),
  ]) {
    serveSealed(site, damaged);
    await visitor.open('/about');
    await visitor.open(`/SearchById#id=${asha.id}`);
    await expectFault(visitor, sentence);
    serveSealed(site, files);
    await visitor.click(button(words.failed.tryAgain));
    await expectAnswer(visitor, 'Asha');
  }
});

test('a server that has gone away is no answer about any certificate', async ({
  visitor,
  site,
}) => {
  serveSealed(site, await sealedFiles([asha]));
  await visitor.open('/SearchById');
  await expect
    .poll(() => visitor.texts({ role: 'textbox', name: words.inputLabel }))
    .toHaveLength(1);
  await site.goAway();
  await search(visitor, 'ITA-2024-0002');
  await expectFault(visitor, words.sealed.faults.unreachable.visitor);
  await site.comeBack();
  await visitor.click(button(words.failed.tryAgain));
  await expectAnswer(visitor, fill(words.sealed.invalid, { date: '20 November 2026' }));
});
