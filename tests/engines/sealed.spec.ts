import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { sealedFiles, serveSealed, withBuckets } from '../sealed-register.ts';
import { test } from './engine-test.ts';
import {
  checkList,
  expectAnswer,
  expectFault,
  expectOneOfEach,
  openList,
  search,
} from './validator-window.ts';
import { button } from './visitor.ts';

test.use({
  settings: 'sealed',
  expectedMessages: [/Failed to load|Cannot load|Load failed|ERR_|NetworkError|service worker/],
});

const asha = { id: 'ITA-7K3M-9QXD-2FWAK', student: 'Asha', course: 'Python' };
const notInIt = fill(words.sealed.invalid, { date: '20 November 2026' });

// Which byte is damaged makes no difference: the unit tests of src/register/sealed change each.
test('a sealed register answers, in any spelling of the academy’s own IDs, and by ID only; where it is not whole, or its server has gone away, that is a fault, never "invalid", and "Try again" recovers', async ({
  visitor,
  site,
}) => {
  const { damaged, unreachable } = words.sealed.faults;
  const files = await sealedFiles([asha]);
  serveSealed(
    site,
    withBuckets(files, (bytes) => bytes.subarray(1)),
  );
  await visitor.open(`/SearchById#id=${asha.id}`);
  await expectFault(visitor, damaged.visitor);
  serveSealed(site, files);
  await visitor.click(button(words.failed.tryAgain));
  await expectAnswer(visitor, asha.student);
  await search(visitor, 'ita 7k3m 9qxd 2fwa k');
  await expectAnswer(visitor, fill(words.valid.sentence, asha));
  await search(visitor, 'ITA-7K3M-9QXD-2FWA7');
  await expectAnswer(visitor, words.invalid.mistyped);
  await search(visitor, 'Asha');
  await expectAnswer(visitor, notInIt);

  await site.goAway();
  await search(visitor, 'ITA-2024-0002');
  await expectFault(visitor, unreachable.visitor);
  await site.comeBack();
  await visitor.click(button(words.failed.tryAgain));
  await expectAnswer(visitor, notInIt);

  await openList(visitor);
  await checkList(visitor, 'ITA-7K3M-9QXD-2FWA7, ita 7k3m 9qxd 2fwa k, Asha');
  await expectOneOfEach(visitor, 'valid', 'mistyped', 'unknown');
});
