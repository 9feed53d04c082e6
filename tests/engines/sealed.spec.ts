import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { mistyped, ravi, sealedFiles, serveSealed } from '../sealed-test.ts';
import { test } from './engine-test.ts';
import { expectAnswer, expectFault, search } from './validator-window.ts';
import { button } from './visitor.ts';

test.use({
  settings: 'sealed',
  expectedMessages: [/Failed to load|Cannot load|Load failed|ERR_|NetworkError|service worker/],
});

// Which byte is damaged makes no difference: the unit tests of src/register/sealed change each.
test('a sealed register answers, in any spelling of the academy’s own IDs, and by ID only; where it is not whole, that is a fault, never "invalid", and "Try again" recovers', async ({
  visitor,
  site,
}) => {
  const { damaged } = words.sealed.faults;
  const files = await sealedFiles([ravi]);
  const cut = [...files].map(
    ([path, bytes]) => [path, path.endsWith('.bin') ? bytes.subarray(1) : bytes] as const,
  );
  serveSealed(site, new Map(cut));
  await visitor.open(`/SearchById#id=${ravi.id}`);
  await expectFault(visitor, damaged.visitor);
  serveSealed(site, files);
  await visitor.click(button(words.failed.tryAgain));
  await expectAnswer(visitor, ravi.student);
  await search(visitor, 'ita 7k3m 9qxd 2fwa k');
  await expectAnswer(visitor, fill(words.valid.sentence, ravi));
  await search(visitor, mistyped);
  await expectAnswer(visitor, words.invalid.mistyped);
  await search(visitor, 'Ravi');
  const notInIt = fill(words.sealed.invalid, { date: '20 November 2026' });
  await expectAnswer(visitor, notInIt);
});
