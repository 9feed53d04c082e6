import type { ServerResponse } from 'node:http';
import type { FaultKind } from '../../src/register/faults.ts';
import { registerFaults, validator as words } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { pretendOffline } from './offline-worker.ts';
import { box, expectAnswer, expectFault, search, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

const oneRow = plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']);

test('the validator tells a certificate in the register from one that is not', async ({
  visitor,
  site,
}) => {
  serveRegister(site, oneRow);
  await visitor.open('/SearchById');
  await search(visitor, 'ID-1');
  await expectAnswer(visitor, 'Asha');
  await visitor.expectPath('/SearchById#id=ID-1');
  await search(visitor, 'ID-2');
  await expectAnswer(visitor, words.invalid.message);
});

test('a link to a certificate opens with its search done, also on the way back to it', async ({
  visitor,
  site,
}) => {
  serveRegister(site, oneRow);
  await visitor.open('/SearchById#id=ID-1');
  await expectAnswer(visitor, 'Asha');
  await visitor.open('/about');
  await visitor.back();
  await visitor.expectPath('/SearchById#id=ID-1');
  await expectAnswer(visitor, 'Asha');
  expect(await visitor.texts(box)).toHaveLength(1);
});

type Misbehaviour = (response: ServerResponse) => void;

/** Those of the connection. What bytes are is told by the same code in every engine, and in validator.spec.ts. */
const faults: readonly (readonly [what: string, kind: FaultKind, answer: Misbehaviour])[] = [
  ['an error of the server', 'http-status', (response) => response.writeHead(500).end()],
  ['a lost connection', 'interrupted', (response) => response.destroy()],
  ['half a download', 'interrupted', breakOff],
  ['a server that never answers', 'timeout', () => undefined],
  ['a file that is too large', 'too-large', (response) => sendMegabytes(response, 65)],
];

test.describe('a register that cannot be read', () => {
  test.use({ expectedMessages: [/Failed to load resource|Cannot load|Load failed|ERR_/] });

  for (const [what, kind, answer] of faults) {
    test(`${what}: it says so, never that the ID is invalid, and "Try again" recovers`, async ({
      visitor,
      site,
    }) => {
      serveRegister(site, (_, response) => answer(response));
      await visitor.open('/SearchById#id=ID-1');
      await expectFault(visitor, registerFaults[kind].visitor);
      serveRegister(site, oneRow);
      await visitor.click(button(words.failed.tryAgain));
      await expectAnswer(visitor, 'Asha');
    });
  }

  // Real: the connection is lost while the register is asked for, what the Worker and the page make of it, and the
  // recovery. Pretended: that the browser knows it has no connection.
  test('a device without a connection: it says so, never that the ID is invalid, and "Try again" recovers', async ({
    visitor,
    site,
  }) => {
    await pretendOffline(site);
    serveRegister(site, (_, response) => response.destroy());
    await visitor.open('/SearchById#id=ID-1');
    await expectFault(visitor, registerFaults.offline.visitor);
    serveRegister(site, oneRow);
    await visitor.click(button(words.failed.tryAgain));
    await expectAnswer(visitor, 'Asha');
  });
});

function breakOff(response: ServerResponse) {
  response.writeHead(200, { 'Content-Length': oneRow.length });
  response.write(oneRow.subarray(0, 100), () => response.destroy());
}

function sendMegabytes(response: ServerResponse, count: number) {
  // As a stream: the page counts what comes and believes no declared length.
  const piece = Buffer.alloc(1024 * 1024, 'x');
  for (let sent = 0; sent < count; sent++) response.write(piece);
  response.end();
}
