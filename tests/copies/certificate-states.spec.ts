import { fill } from '../../src/fill.ts';
import { type StateColumn, stateColumns } from '../../src/register/certificates/columns.ts';
import { statusWords } from '../../src/register/certificates/facts.ts';
import {
  certificateStates,
  type KindOfState,
  statusesButValid as ended,
} from '../../src/register/certificates/states.ts';
import { validator as words } from '../support/content-words.ts';
import { type Cell, plainSheet } from '../support/register-file.ts';
import { expectSamePlaces, lastModified } from '../validator/first-answer.ts';
import { expect, ofAsha, test } from '../validator/validator-test.ts';

test.use({ settings: 'changed' });

const { states, list: listWords } = words;
const { answers, notes } = listWords;

const register = plainSheet(
  ofAshaIs('ITA-2', { issued: '31 Jan 2024', status: 'Valid' }),
  ofAshaIs('ITA-3', { issued: '31 Jan 2024', validUntil: '31 Jan 2124' }),
  ofAshaIs('ITA-4', { issued: '31 Jan 2021', validUntil: '31 Jan 2024' }),
  ofAshaIs('ITA-5', { issued: '31 Jan 2024', status: 'Revoked', statusSince: '1 March 2025' }),
  ofAshaIs('ITA-6', { status: 'Replaced', statusSince: '1 March 2025', replacedBy: 'ITA-3' }),
  ofAshaIs('ITA-7', { issued: '31 Jan 2024', status: 'no <b>such</b> status' }),
  ...ended.map((kind) =>
    ofAshaIs(`ITA-${kind}`, { status: statusWords[kind][0] ?? '', statusSince: '1 March 2025' }),
  ),
);

function ofAshaIs(id: string, state: Partial<Record<StateColumn, string>>): Cell[] {
  const cells = stateColumns.map((column) => state[column] ?? null);
  return [1, 'Asha', 'Python', 'A', null, id, null, ...cells];
}

test.beforeEach(({ validator }) => validator.open(register));

test('each state has its own heading, sentence, date and colour', async ({ page, validator }) => {
  const look = () =>
    validator.result.locator('> *').evaluate((card) => getComputedStyle(card).backgroundColor);
  await validator.search('nothing');
  const invalidLook = await look();
  await validator.search('ITA-2');
  const validLook = await look();

  for (const [kind, id, label, text] of [
    ...ended.map((kind) => [kind, `ITA-${kind}`, states[kind].since, '1 March 2025'] as const),
    ['expired', 'ITA-4', states.expired.until, '31 January 2024'],
    ['unclear', 'ITA-7', states.unclear.text, 'no <b>such</b> status'],
  ] as const) {
    await test.step(kind, async () => {
      const { heading, sentence } = states[kind];
      const { mayBeShared = false }: KindOfState = certificateStates[kind];
      await validator.search(id);
      await validator.expectState({ heading, sentence: fill(sentence, { id, ...ofAsha }) });
      await expect(validator.fact(label)).toHaveText(text);
      const shared = page.getByRole('link', { name: words.valid.linkedIn });
      await expect(shared).toHaveCount(mayBeShared ? 1 : 0);
      expect(new Set([await look(), validLook, invalidLook]).size, 'colours').toBe(3);

      await page.emulateMedia({ media: 'print' });
      await expect(validator.result.getByRole('heading', { name: heading })).toBeVisible();
      await expect(validator.fact(label)).toBeVisible();
      await expect(validator.main.getByText(`#id=${id}`)).toBeVisible();
      await expect(validator.qrCode).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

for (const [kind, id] of [
  ['valid', 'ITA-3'],
  ['expired', 'ITA-4'],
  ['replaced', 'ITA-6'],
  ...ended.map((kind) => [kind, `ITA-${kind}`] as const),
] as const) {
  test(`${id}: React’s answer to a certificate that is ${kind} is where the first answer was`, async ({
    page,
    validator,
  }) => {
    const { heading } = kind === 'valid' ? words.valid : states[kind];
    await page.goto('about:blank');
    await validator.serve({ body: register, headers: lastModified });
    await expectSamePlaces(page, `/SearchById#id=${id}`, heading);
  });
}

test('a button leads from a replaced certificate to the new one', async ({ page, validator }) => {
  await validator.search('ITA-6');
  const by = fill(states.by, { id: 'ITA-3' });
  const offered = fill(words.invalid.offered, { search: words.search });
  await expect(validator.announced).toContainText(`. ${by}. ${offered}`);
  await page.getByRole('button', { name: by }).press('Enter');
  await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(validator.box).toBeFocused();
});

test('a list filtered by state prints only the rows on the screen', async ({ page, list }) => {
  const since = fill(notes.since, { date: '1 March 2025' });
  await list.unfold();
  await list.check('ITA-3\nITA-5\nITA-6');
  await list.expectRows([
    [1, 'ITA-3', answers.valid + fill(notes.until, { date: '31 January 2124' }), 'Asha', 'Python'],
    [2, 'ITA-5', answers.withdrawn + since, 'Asha', 'Python'],
    [3, 'ITA-6', answers.replaced + since, 'Asha', 'Python'],
  ]);
  for (const kind of ['withdrawn', 'replaced'] as const) await list.count(kind).press('Space');
  const notShown = fill(listWords.result.notShown, { count: '1' });
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(list.result.getByText(notShown), media).toBeVisible();
    const counted = list.result.getByText(`${answers.withdrawn}: 1`).filter({ visible: true });
    await expect(counted, media).toHaveCount(1);
    await expect(list.ids.filter({ visible: true }), media).toHaveText(['ITA-5', 'ITA-6']);
  }
  // The saved file has the headings and all three rows, although the page shows fewer.
  expect(await list.savedCsv()).toHaveLength(1 + 3);

  await list.rows.getByRole('link', { name: fill(states.by, { id: 'ITA-3' }) }).press('Enter');
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(list.validator.result).toContainText('31 January 2124');
});
