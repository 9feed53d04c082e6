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

  for (const [kind, answer] of faults) {
    test(
      `R9: ${kind}: it says so, never that the ID is invalid, and "Try again" recovers`,
      { tag: '@chromium-too' },
      async ({ visitor, site }) => {
        serveRegister(site, (_, response) => answer(response));
        await visitor.open('/SearchById#id=ITA-2024-0017');
        await expectFault(visitor, registerFaults[kind].visitor);
        const caching: unknown[] = [];
        serveRegister(site, ({ headers }, response) => {
          caching.push(headers['cache-control']);
          response.end(register);
        });
        await visitor.click(button(words.failed.tryAgain));
        await expectAnswer(visitor, 'Asha');
        // Past the browser's cache, where Firefox may still wait for what was asked before.
        expect(caching).toEqual(['no-cache']);
      },
    );
  }

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
