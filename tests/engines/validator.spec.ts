import type { ServerResponse } from 'node:http';
import { fill } from '../../src/fill.ts';
import { academy, registerFaults, validator as words, ways } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { pretendOffline } from './offline-worker.ts';
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
  await expectAnswer(visitor, words.states.incomplete.student);

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
});

test(
  'a visitor who leaves an answer while a part of it is loading is told of no fault',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    serveRegister(site, register);
    await visitor.open('/SearchById');
    const parts = /\/qr-drawing\b/;
    const letGo = site.hold(parts);
    await search(visitor, 'ITA-2024-0017');
    await expectAnswer(visitor, 'Asha');
    await expect.poll(() => site.asked.some((path) => parts.test(path))).toBe(true);
    await visitor.open('/about');
    letGo();
    await visitor.expectPath('/about');
  },
);

test(
  'a printed answer names the academy and the link that checks it again',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    serveRegister(site, register);
    await visitor.open('/SearchById');
    for (const [id, said, text, print] of [
      ['ITA-2024-0017', 'Asha', words.valid.heading, words.valid.print],
      ['ID-2', words.invalid.message, words.invalid.message, words.invalid.print],
    ] as const) {
      await search(visitor, id);
      await expectAnswer(visitor, said);
      await visitor.expectTexts(button(print), [print]);
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
      for (const printed of [text, academy.name, `#id=${id}`]) {
        expect.soft(pages).toContain(printed.replace(/\s+/g, ''));
      }
    }
  },
);

/** Where the policy lets no page fetch anything. */
const elsewhere = 'http://127.0.0.1:65535/register.xlsx';

type Misbehaviour = (response: ServerResponse) => void;

/** Those of the connection. What bytes are is told by the same code in every engine, and in Chromium's tests. */
const faults: readonly (readonly [kind: keyof typeof registerFaults, answer: Misbehaviour])[] = [
  ['http-status', (response) => response.writeHead(500).end()],
  ['interrupted', breakOff],
  ['timeout', () => undefined],
  ['too-large', (response) => sendMegabytes(response, 65)],
  // No lost connection, though nothing else is between.
  ['blocked-by-policy', (response) => response.writeHead(302, { Location: elsewhere }).end()],
];
test.describe('a register that cannot be read', () => {
  test.use({
    // One, since Playwright takes two for an option with its settings.
    expectedMessages: [
      /Failed to load|Cannot load|Load failed|ERR_|Security.Policy|connect-src forbids|access control checks/,
    ],
  });

  test(
    'R9: whatever goes wrong on the way, a sentence of its own says so, never that the ID is invalid, and "Try again" recovers',
    { tag: '@chromium-too' },
    async ({ visitor, site }) => {
      test.setTimeout(180_000);
      const caching: unknown[] = [];
      for (const [at, [kind, answer]] of faults.entries()) {
        serveRegister(site, ({ headers }, response) => {
          caching.push(headers['cache-control']);
          answer(response);
        });
        if (at === 0) await visitor.open('/SearchById#id=ITA-2024-0017');
        else await visitor.click(button(words.failed.tryAgain));
        await expectFault(visitor, registerFaults[kind].visitor);
      }
      serveRegister(site, register);
      await visitor.click(button(words.failed.tryAgain));
      await expectAnswer(visitor, 'Asha');
      // Past the browser's cache, where Firefox may still wait for what was asked before.
      expect(new Set(caching.slice(1))).toEqual(new Set(['no-cache']));
    },
  );

  // Real: the connection is lost while the register is asked for, what the Worker and the page make of it, and the
  // recovery. Pretended: that the browser knows it has no connection.
  test(
    'R9: without a connection it says so, never that the ID is invalid, and "Try again" recovers',
    { tag: '@chromium-too' },
    async ({ visitor, site }) => {
      await pretendOffline(site);
      serveRegister(site, (_, response) => response.destroy());
      await visitor.open('/SearchById#id=ITA-2024-0017');
      await expectFault(visitor, registerFaults.offline.visitor);
      serveRegister(site, register);
      await visitor.click(button(words.failed.tryAgain));
      await expectAnswer(visitor, 'Asha');
    },
  );
});

function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'Content-Length': register.length });
  response.write(register.subarray(0, 100), () => response.destroy());
}

function sendMegabytes(response: ServerResponse, count: number) {
  // As a stream: the page counts what comes and believes no declared length.
  const piece = Buffer.alloc(1024 * 1024, 'x');
  for (let sent = 0; sent < count; sent++) response.write(piece);
  response.end();
}
