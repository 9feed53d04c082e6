import { fill } from '../../src/fill.ts';
import { academy, registerFaults, validator as words, ways } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { box, expectAnswer, expectFault, search, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

const register = plainSheet(
  [1, 'Asha', 'Python', 'A', null, 'ITA-2024-0017'],
  [2, null, 'Java', 'A', null, 'ITA-2024-0018'],
);

test('the validator tells a certificate in the register from one that is not, offers a similar one, says what is missing, and a link opens with its search done', async ({
  visitor,
  site,
}) => {
  serveRegister(site, register);
  await visitor.open('/SearchById');
  await search(visitor, 'ita–२०२४–OOl7.');
  await expectAnswer(visitor, words.invalid.message);
  const page = async () => (await visitor.texts({ css: 'main' })).join();
  await expect.poll(page, { timeout: 20_000 }).toContain(words.invalid.ask);
  for (const fact of ['ita–२०२४–OOl7.', academy.name, ...ways.map(({ value }) => value)]) {
    expect(await page()).toContain(fact);
  }
  await visitor.click(button(fill(words.invalid.similar, { id: 'ITA-2024-0017' })));
  await expectAnswer(visitor, 'Asha');
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  await search(visitor, 'Python');
  await expectAnswer(visitor, words.valid.foundBy.course);
  await search(visitor, 'ITA-2024-0018');
  await expectAnswer(visitor, words.states.incomplete.heading);

  // With what a mail program adds to it, with its ID in the query, and on the way back to it.
  for (const link of ['#id=ITA-2024-0017).', '?id=ITA-2024-0017']) {
    await visitor.open('/about');
    await visitor.open(`/SearchById${link}`);
    await expectAnswer(visitor, 'Asha');
    await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  }
  await visitor.open('/about');
  await visitor.back();
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  await expectAnswer(visitor, 'Asha');
  expect(await visitor.texts(box)).toHaveLength(1);

  // A visitor who prints at once prints an answer that is still fading in.
  await visitor.evaluate(() => {
    const answer = document.querySelector<HTMLElement>('[role=status] > *');
    if (!answer) throw new Error('There is no answer on the page.');
    answer.style.animation = 'none';
    answer.getBoundingClientRect();
    answer.style.animation = '';
    answer.style.animationDelay = '60s';
    answer.style.animationFillMode = 'both';
  });
  // Without blanks, since a PDF says where each piece of text is and not where a line breaks. Firefox draws bold
  // text of a variable font as shapes, so that only text of the usual weight and headings are found in every PDF.
  const pages = (await visitor.printedTexts()).join('').replace(/\s+/g, '');
  for (const printed of [words.valid.heading, academy.name, '#id=ITA-2024-0017']) {
    expect.soft(pages).toContain(printed.replace(/\s+/g, ''));
  }
});

test.describe('a register that cannot be read', () => {
  test.use({
    // One, since Playwright takes two for an option with its settings.
    expectedMessages: [
      /Failed to load|Cannot load|Load failed|ERR_|Security.Policy|connect-src forbids|access control checks/,
    ],
  });

  // What is told of each kind of fault is the same in every engine, but for these: how a connection breaks off, and how the
  // policy of the page forbids an address.
  test('R9: whatever goes wrong on the way, a sentence of its own says so, never that the ID is invalid, and "Try again" recovers', async ({
    visitor,
    site,
  }) => {
    serveRegister(site, (_, response) => {
      response.writeHead(200, { 'Content-Length': register.length });
      response.write(register.subarray(0, 100), () => response.destroy());
    });
    await visitor.open('/SearchById#id=ITA-2024-0017');
    await expectFault(visitor, registerFaults.interrupted.visitor);
    const elsewhere = { Location: 'http://127.0.0.1:65535/register.xlsx' };
    serveRegister(site, (_, response) => response.writeHead(302, elsewhere).end());
    await visitor.click(button(words.failed.tryAgain));
    await expectFault(visitor, registerFaults['blocked-by-policy'].visitor);
    serveRegister(site, register);
    await visitor.click(button(words.failed.tryAgain));
    await expectAnswer(visitor, 'Asha');
  });
});
