import { fill } from '../../src/content/fill.ts';
import { validator as words } from '../content-words.ts';
import { statesRegister } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { checkList, expectCount, openList } from './list-window.ts';
import { expectAnswer, search, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

test.use({ settings: 'changed' });

test('every state of a certificate has its own words, and leads to the one that replaces it', async ({
  visitor,
  site,
}) => {
  serveRegister(
    site,
    statesRegister({
      'ITA-1': { issued: '31 Jan 2024', until: '31 Jan 2124' },
      'ITA-2': { until: '31/01/2024' },
      'ITA-3': { status: 'withdrawn', since: '1 March 2025' },
      'ITA-4': { status: 'replaced', by: 'ITA-1' },
      'ITA-5': { status: 'on hold' },
    }),
  );
  await visitor.open('/SearchById');
  for (const [id, heading, text] of [
    ['ITA-2', words.states.expired.heading, '31 January 2024'],
    ['ITA-3', words.states.withdrawn.heading, '1 March 2025'],
    ['ITA-5', words.states.unclear.heading, 'on hold'],
    ['ITA-4', words.states.replaced.heading, 'ITA-1'],
  ] as const) {
    await search(visitor, id);
    await expectAnswer(visitor, heading);
    await expectAnswer(visitor, text);
    const headings = await visitor.texts({ css: 'main h2' });
    expect(headings).not.toContain(words.valid.heading);
  }
  await visitor.click(button(fill(words.states.by, { id: 'ITA-1' })));
  await expectAnswer(visitor, words.valid.heading);
  await expectAnswer(visitor, '31 January 2124');
  await visitor.expectPath('/SearchById#id=ITA-1');

  await openList(visitor);
  await checkList(visitor, 'ITA-1, ITA-2, ITA-3, ITA-4, ITA-5');
  for (const kind of ['valid', 'expired', 'withdrawn', 'replaced', 'unclear'] as const) {
    await expectCount(visitor, kind, 1);
  }
});

test('an ID with a wrong check character is told as mistyped', async ({ visitor, site }) => {
  serveRegister(site, statesRegister({ 'ITA-1': {} }));
  await visitor.open('/SearchById');
  await search(visitor, 'ITA-7K3M-9QXD-2FWAZ');
  await expectAnswer(visitor, words.invalid.mistyped);
});
