import { fill } from '../../src/content/fill.ts';
import { academy, validator as words } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer, search, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

const sheet = plainSheet([1, 'Asha', 'Python', 'A', null, 'ITA-2024-0017']);
const offer = button(fill(words.invalid.similar, { id: 'ITA-2024-0017' }));

test('a spoilt ID is invalid, and the one that was meant is offered and found', async ({
  visitor,
  site,
}) => {
  serveRegister(site, sheet);
  await visitor.open('/SearchById');
  await search(visitor, 'ita–२०२४–OOl7.');
  await expectAnswer(visitor, words.invalid.message);
  await visitor.click(offer);
  await expectAnswer(visitor, 'Asha');
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  await search(visitor, 'Python');
  await expectAnswer(visitor, words.valid.foundBy.course);
});

test('an invalid answer says which ID was looked for, where, and whom to ask', async ({
  visitor,
  site,
}) => {
  serveRegister(site, sheet);
  await visitor.open('/SearchById');
  await search(visitor, 'ITA-9999');
  await expectAnswer(visitor, words.invalid.message);
  const page = async () => (await visitor.texts({ css: 'main' })).join();
  await expect.poll(page, { timeout: 20_000 }).toContain(words.invalid.ask);
  for (const fact of ['ITA-9999', academy.name, academy.email, academy.whatsapp]) {
    expect(await page()).toContain(fact);
  }
});

test('a row without its student is called incomplete, with what it lacks', async ({
  visitor,
  site,
}) => {
  serveRegister(site, plainSheet([1, null, 'Python', 'A', null, 'ID-1']));
  await visitor.open('/SearchById#id=ID-1');
  await expectAnswer(visitor, words.states.incomplete.heading);
  await expectAnswer(visitor, words.states.incomplete.student);
});

test('a link opens with what a mail program adds to it, or with its ID in the query', async ({
  visitor,
  site,
}) => {
  serveRegister(site, sheet);
  for (const link of ['#id=ITA-2024-0017).', '?id=ITA-2024-0017']) {
    await visitor.open('/about');
    await visitor.open(`/SearchById${link}`);
    await expectAnswer(visitor, 'Asha');
    await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  }
});
