import { fill } from '../../src/content/fill.ts';
import { validator as words } from '../content-words.ts';
import { manifestPath, serveSealed } from '../sealed-register.ts';
import { asha, countDerivations, expect, ravi, sealedPaths, test } from '../sealed-test.ts';

// "Check several" against a sealed register, which costs a slow step and a request for each ID.

const { answers, progress, result, notes } = words.several;
const mistyped = 'ITA-7K3M-9QXD-2FWA7';

test('each ID costs one derivation and one request, none the second time or where it is mistyped', async ({
  page,
  site,
  batch,
  requests,
}) => {
  const derivations = await countDerivations(page);
  await batch.validator.visit();
  await batch.unfold();
  await batch.check([mistyped, asha.id, 'ita 7k3m 9qxd 2fwa k', 'Asha', asha.id].join('\n'));
  await batch.expectRows([
    [1, mistyped, answers.mistyped, '', ''],
    [2, asha.id, answers.valid, 'Asha', 'Python'],
    [3, 'ita 7k3m 9qxd 2fwa k', answers.valid, 'Ravi', 'Java'],
    [4, 'Asha', answers.unknown, '', ''],
    [5, asha.id, fill(notes.sameAs, { number: '2' }), 'Asha', 'Python'],
  ]);
  await expect(batch.result).toContainText(fill(result.done, { count: '5' }));
  await batch.expectCount('valid', 3);
  await expect(batch.result).toContainText(`${words.asOf.label}: 20 November 2026`);
  expect(sealedPaths(site).filter((path) => path !== manifestPath)).toHaveLength(3);
  expect(await derivations()).toBe(3);
  expect(requests.filter(({ sent }) => /ITA-?(2024|7K3M)/i.test(sent))).toEqual([]);
});

test('it tells how far it is, stops when told to, keeps what it has, and goes on', async ({
  page,
  site,
  batch,
}) => {
  await batch.validator.visit();
  await batch.unfold();
  const release = site.hold(/\.bin$/);
  // The first one is answered without a request.
  await batch.check([mistyped, asha.id, ravi.id].join('\n'));
  const told = (sentence: string) => fill(sentence, { done: '1', count: '3' });
  await expect(batch.progress).toHaveAccessibleName(told(progress.running));
  await batch.expectRows([[1, mistyped, answers.mistyped, '', '']]);
  await batch.stopButton.press('Enter');
  await expect(batch.result).toContainText(told(progress.stopped));
  await expect(page.getByRole('heading', { name: result.heading })).toBeFocused();
  await batch.expectCount('mistyped', 1);
  expect(await batch.savedCsv()).toHaveLength(2);
  release();
  await batch.goOnButton.click();
  await expect(batch.result).toContainText(fill(result.done, { count: '3' }));
  await batch.expectCount('valid', 2);
  await expect(batch.rows).toHaveCount(3);
});

test.describe('where the register can’t be reached any more', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_/] });

  test('the answers so far are kept, no other ID is called unknown, and "Try again" leads on', async ({
    site,
    files,
    batch,
  }) => {
    await batch.validator.visit();
    await batch.unfold();
    site.answerOnly(
      ({ pathname }) => pathname.startsWith('/sealed/'),
      (_, response) => response.destroy(),
    );
    await batch.check([mistyped, asha.id].join('\n'));
    const { unreachable } = words.sealed.faults;
    await expect(batch.result.getByRole('alert')).toHaveText(unreachable.visitor);
    await batch.expectRows([[1, mistyped, answers.mistyped, '', '']]);
    await batch.expectCount('unknown', 0);
    serveSealed(site, files);
    await batch.validator.tryAgain.click();
    await expect(batch.validator.box).toBeVisible();
    await batch.goOnButton.click();
    await batch.expectCount('valid', 1);
    await expect(batch.rows).toHaveCount(2);
  });
});
