import { fill } from '../../src/fill.ts';
import { academy, contact, registerFaults, validator as words } from '../support/content-words.ts';
import { type StateColumn, stateColumns } from '../../src/register/certificates/columns.ts';
import type { OwnSite } from '../support/own-site.ts';
import {
  notWhole,
  wholeRegister,
  withRegisterElsewhere,
  zoe,
} from '../support/register-elsewhere.ts';
import { movedSheets, plainSheet, workbook } from '../support/register-file.ts';
import { mistyped, ravi, sealedDay, sealedFiles, serveSealed } from '../support/sealed-test.ts';
import { isRegister } from '../support/site-test.ts';
import { expectAnswersOfNode, workbookAt, workbooksFolder } from '../validator/workbook-answers.ts';
import { expect, test } from './engine-test.ts';
import { lastModified, reactFile } from '../validator/first-answer.ts';
import { box, expectAnswer, expectFault, search } from './validator-window.ts';
import { button, link, type Target } from './visitor.ts';

const main: Target = { css: 'main' };

const register = plainSheet(
  // "Replaced by" above the new certificate.
  [0, 'Nobody', 'Java', 'A', null, 'ITA-2024-0016', null, 'ITA-2024-0017'],
  [1, 'Asha', 'Python', 'A', null, 'ITA-2024-0017'],
  [2, null, 'Java', 'A', null, 'ITA-2024-0018'],
);

test('valid, similar, incomplete and unknown IDs are told apart', async ({ visitor, site }) => {
  serveRegister(site, register);
  await visitor.open('/SearchById');
  await search(visitor, 'ita–२०२४–OOl7.');
  await expectAnswer(visitor, words.invalid.message);
  const page = async () => (await visitor.texts(main)).join();
  await expect.poll(page, { timeout: 20_000 }).toContain(words.invalid.ask);
  for (const fact of ['ita–२०२४–OOl7.', academy.name, ...contact.map(({ value }) => value)]) {
    expect(await page()).toContain(fact);
  }
  await visitor.click(button(fill(words.invalid.similar, { id: 'ITA-2024-0017' })));
  await expectAnswer(visitor, 'Asha');
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  await search(visitor, 'ITA-2024-0018');
  await expectAnswer(visitor, words.states.incomplete.heading);
});

test('B22: after a column has moved in the sheet, no ID gets an answer', async ({
  visitor,
  site,
}) => {
  for (const moved of movedSheets([
    1,
    'Asha',
    'Python',
    'A',
    'note 1',
    'ITA-2024-0017',
    'clerk 1',
  ])) {
    serveRegister(site, moved);
    await visitor.open('/about');
    await visitor.open('/SearchById#id=ITA-2024-0017');
    await expectFault(visitor, registerFaults['changed-form'].visitor);
  }
});

test('opening a link with an ID shows the answer to that ID', async ({ visitor, site }) => {
  serveRegister(site, register);
  // The first link ends with characters that a mail program added. The second link has the ID in its query.
  for (const opened of ['#id=ITA-2024-0017).', '?id=ITA-2024-0017']) {
    await visitor.open('/about');
    await visitor.open(`/SearchById${opened}`);
    await expectAnswer(visitor, 'Asha');
    await visitor.expectPath('/SearchById#id=ITA-2024-0017');
    // The host and the time zone are only on paper.
    expect((await visitor.texts({ css: '.result' })).join()).not.toMatch(/localhost|GMT/);
  }
  await visitor.open('/about');
  await visitor.back();
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
  await expectAnswer(visitor, 'Asha');
  expect(await visitor.texts(box)).toHaveLength(1);
});

test('a dropped file of IDs is checked as a list', async ({ visitor, site }) => {
  serveRegister(site, register);
  await visitor.open('/SearchById');
  await visitor.click({ role: 'radio', name: words.list.modes.list });
  await visitor.expectTexts({ role: 'textbox', name: words.list.box.label }, ['']);
  const file = workbook([
    ['Name', 'Certificate'],
    ['Asha', 'ITA-2024-0017'],
    ['Ravi', 'ita-2024-0017'],
  ]);
  await visitor.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'clerk.xlsx'));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('textarea')?.dispatchEvent(drop);
    },
    [...file],
  );
  const chosen = () => visitor.evaluate(() => document.querySelector('select')?.value);
  await expect.poll(chosen, { timeout: 20_000 }).toBe('1');
  await visitor.click(button(words.list.check));
  // Rows below the window are not laid out yet, so `innerText` would be empty there.
  const ids = () => visitor.read({ role: 'rowheader' }, (cell) => cell.textContent);
  await expect.poll(ids, { timeout: 20_000 }).toEqual(['ITA-2024-0017', 'ita-2024-0017']);
  await visitor.click(button(`${words.list.answers.similar}: 1`));
  await expect.poll(ids).toEqual(['ita-2024-0017']);
  await visitor.click(link(fill(words.invalid.similar, { id: 'ITA-2024-0017' })));
  await expectAnswer(visitor, 'Asha');
  await visitor.expectPath('/SearchById#id=ITA-2024-0017');
});

test.describe('before React has loaded', () => {
  test.use({ settings: 'changed' });

  const { states, valid, invalid } = words;
  const row = (student: string, id: string, state: Partial<Record<StateColumn, string>>) => [
    ...[1, student, 'Python', 'A', null, id, null],
    ...stateColumns.map((column) => state[column] ?? null),
  ];
  const sheet = plainSheet(
    row('Asha', 'ITA-1', { validUntil: '31 Jan 2124' }),
    row('Ravi', 'ITA-2', { validUntil: '31 Jan 2024' }),
    row('Meera', 'ITA-3', { status: 'Revoked', statusSince: '1 March 2025' }),
    row('Zoya', 'ITA-4', { status: 'Replaced', replacedBy: 'ITA-1' }),
  );

  for (const [what, asked, heading, fact] of [
    ['a valid certificate', 'ITA-1', valid.heading, 'Asha'],
    ['an expired one', 'ITA-2', states.expired.heading, '31 January 2024'],
    ['a withdrawn one', 'ITA-3', states.withdrawn.heading, '1 March 2025'],
    ['a replaced one', 'ITA-4', states.replaced.heading, fill(states.by, { id: 'ITA-1' })],
    ['one that its student found', 'Asha', valid.heading, valid.foundBy.student],
    ['an unknown ID', 'nothing', invalid.message, fill(invalid.notFound, { id: 'nothing' })],
  ] as const) {
    test(`R11: the page answers a link to ${what}, and React says the same`, async ({
      visitor,
      site,
    }) => {
      await withRegisterElsewhere(site, async (serve) => {
        serve((_, response) => response.writeHead(200, lastModified).end(sheet));
        const letGo = site.hold(reactFile);
        await visitor.open('/about');
        await visitor.leaveFor(`/SearchById#id=${asked}`);
        // The first answer is inert, and `texts` leaves out what is inert.
        const first = () =>
          visitor.evaluate(
            () => document.querySelector<HTMLElement>('.first-answer')?.innerText ?? '',
          );
        await expect.poll(first, { timeout: 20_000 }).toContain(heading);
        expect(await first()).toContain(fact);
        letGo();
        await expect.poll(first, { timeout: 20_000 }).toBe('');
        await expectAnswer(visitor, heading);
        await expectAnswer(visitor, fact);
      });
    });
  }
});

test.describe('a company’s policy', () => {
  test.use({ expectedMessages: [/was blocked because of a disallowed MIME type/] });

  test('if scripts never run, the page says after a while what may block them', async ({
    visitor,
    site,
  }) => {
    site.answerOnly(
      ({ pathname }) => pathname.endsWith('.js'),
      (_, response) => response.writeHead(403).end(),
    );
    await visitor.open('/SearchById#id=ITA-2024-0017');
    expect((await visitor.texts(main)).join()).not.toContain(words.longWait);
    await visitor.evaluate(() => {
      for (const wait of document.getAnimations()) wait.currentTime = 12_500;
    });
    await expect.poll(async () => (await visitor.texts(main)).join()).toContain(words.longWait);
  });
});

test.describe('a register on another host', () => {
  test.use({
    settings: 'changed',
    // A single pattern, since Playwright would read a second item as options of the fixture.
    expectedMessages: [
      /Failed to load|Cannot load|Load failed|ERR_|Security.Policy|connect-src forbids|access control checks/,
    ],
  });

  test('R9: if the host sends only part of the register, the validator reports a fault', async ({
    visitor,
    site,
  }) => {
    await withRegisterElsewhere(site, async (serve) => {
      for (const [at, [kind, answer]] of notWhole.entries()) {
        serve(answer);
        if (at === 0) await visitor.open(`/SearchById#id=${zoe.id}`);
        else await visitor.click(button(words.failed.tryAgain));
        await expectFault(visitor, registerFaults[kind].visitor);
      }
      serve((_, response) => response.end(wholeRegister));
      await visitor.click(button(words.failed.tryAgain));
      await expectAnswer(visitor, fill(words.valid.sentence, zoe));
    });
  });
});

test.describe('a sealed register', () => {
  test.use({
    settings: 'sealed',
    expectedMessages: [/Failed to load|Cannot load|Load failed|ERR_|NetworkError|service worker/],
  });

  test('if the sealed register is damaged, the validator reports a fault', async ({
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
    const notInIt = fill(words.sealed.invalid, { date: sealedDay() });
    await expectAnswer(visitor, notInIt);
  });
});

test('every sample workbook gives the same answers as in Node', async ({ visitor, site }) => {
  site.answerOnly(
    ({ pathname }) => pathname.startsWith(workbooksFolder),
    ({ url = '' }, response) => {
      const body = workbookAt(url);
      if (typeof body === 'string') response.setHeader('Content-Type', 'text/html');
      response.end(body);
    },
  );
  await visitor.open(workbooksFolder);
  await expectAnswersOfNode((ask, ...given) => visitor.evaluate(ask, ...given));
});

function serveRegister(site: OwnSite, register: Buffer): void {
  site.answerOnly(isRegister, (_, response) => {
    response.setHeader('Cache-Control', 'no-store').end(register);
  });
}
