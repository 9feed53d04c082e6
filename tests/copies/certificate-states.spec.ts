import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { type Cell, plainSheet } from '../register-file.ts';
import { expect, ofAsha, test } from '../validator-test.ts';

// The state of each certificate, alone and in a list.

test.use({ settings: 'changed' });

const { states, list: listWords } = words;
const { answers, notes } = listWords;

const register = plainSheet(
  ofAshaIs('ITA-1'),
  ofAshaIs('ITA-2', '31 Jan 2024', null, 'Valid'),
  ofAshaIs('ITA-3', '31 Jan 2024', '31 Jan 2124'),
  ofAshaIs('ITA-4', '31 Jan 2021', '31 Jan 2024'),
  ofAshaIs('ITA-5', '31 Jan 2024', null, 'Revoked', '1 March 2025'),
  ofAshaIs('ITA-6', null, null, 'Replaced', '1 March 2025', 'ITA-3'),
  ofAshaIs('ITA-7', '31 Jan 2024', null, 'on <b>hold</b>'),
  ofAshaIs('ITA-8', null, '03/04/2124'),
  [10, 'Asha', null, 'A', null, 'ITA-10'],
);

/** A row with the cells H to L: issued, valid until, status, since, replaced by. */
function ofAshaIs(id: string, ...state: (string | null)[]): Cell[] {
  return [1, 'Asha', 'Python', 'A', null, id, null, ...state];
}

test.beforeEach(({ validator }) => validator.open(register));

test('a valid certificate has the dates of the columns, with both readings of an ambiguous date', async ({
  page,
  validator,
}) => {
  const either = { earlier: '4 March 2124', later: '3 April 2124' };
  for (const [id, label, date] of [
    ['ITA-2', states.issued, '31 January 2024'],
    ['ITA-3', states.until, '31 January 2124'],
    ['ITA-8', states.until, fill(states.eitherDate, either)],
  ] as const) {
    await validator.expectValid(id, ofAsha);
    await expect(validator.fact(label), id).toHaveText(date);
    await expect(page.getByRole('link', { name: words.valid.linkedIn }), id).toBeVisible();
  }
  await validator.expectValid('ITA-1', ofAsha);
  await expect(validator.result.getByRole('term')).toHaveCount(0);
});

test('a certificate that is not valid has its own heading, sentence, date and colour, and prints', async ({
  page,
  validator,
}) => {
  const look = () =>
    validator.result.locator('> *').evaluate((card) => getComputedStyle(card).backgroundColor);
  await validator.search('nothing');
  const invalidLook = await look();
  await validator.search('ITA-2');
  const validLook = await look();

  for (const [kind, id, label, text] of [
    ['expired', 'ITA-4', states.expired.until, '31 January 2024'],
    ['withdrawn', 'ITA-5', states.withdrawn.since, '1 March 2025'],
    ['replaced', 'ITA-6', states.replaced.since, '1 March 2025'],
    ['unclear', 'ITA-7', states.unclear.text, 'on <b>hold</b>'],
  ] as const) {
    await test.step(`one that is ${kind}`, async () => {
      const { heading, sentence } = states[kind];
      await validator.search(id);
      await validator.expectState({ heading, sentence: fill(sentence, { id, ...ofAsha }) });
      await expect(validator.fact(label)).toHaveText(text);
      const shared = page.getByRole('link', { name: words.valid.linkedIn });
      await expect(shared).toHaveCount(kind === 'expired' ? 1 : 0);
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

test('a button looks up the certificate that replaces another, with the keyboard too', async ({
  page,
  validator,
}) => {
  await validator.search('ITA-6');
  const by = fill(states.by, { id: 'ITA-3' });
  const offered = fill(words.invalid.offered, { search: words.search });
  await expect(validator.announced).toContainText(`. ${by}. ${offered}`);
  await page.getByRole('button', { name: by }).press('Enter');
  await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(validator.box).toBeFocused();
});

test('in a list each state is told, counted, filtered, printed and saved with its date', async ({
  page,
  list,
}) => {
  // answer-to.test.ts has the sentences of the other states.
  const since = fill(notes.since, { date: '1 March 2025' });
  const told = [
    ['valid', 'ITA-3', fill(notes.until, { date: '31 January 2124' }), '2124-01-31'],
    ['withdrawn', 'ITA-5', since, '2025-03-01'],
    ['replaced', 'ITA-6', since, '2025-03-01'],
  ] as const;
  await list.unfold();
  await list.check(told.map(([, id]) => id).join('\n'));
  await list.expectRows(
    told.map(
      ([kind, id, note], at) => [at + 1, id, answers[kind] + note, 'Asha', 'Python'] as const,
    ),
  );
  for (const [kind] of told) await list.expectCount(kind, 1);
  await expect(list.validator.announced).toContainText(`${answers.withdrawn}: 1.`);

  for (const kind of ['withdrawn', 'replaced'] as const) await list.count(kind).press('Space');
  const notShown = fill(listWords.result.notShown, { count: '1' });
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(list.result.getByText(notShown), media).toBeVisible();
    const counted = list.result.getByText(`${answers.withdrawn}: 1`).filter({ visible: true });
    await expect(counted, media).toHaveCount(1);
    const shown = list.ids.filter({ visible: true });
    await expect(shown, media).toHaveText(told.slice(1).map(([, id]) => id));
  }
  // The saved file holds all rows.
  const [, ...lines] = await list.savedCsv();
  expect(lines).toEqual(
    told.map(([kind, id, , date]) =>
      expect.stringContaining(`"${id}","${answers[kind]}","${date}"`),
    ),
  );

  await list.rows.getByRole('link', { name: fill(states.by, { id: 'ITA-3' }) }).press('Enter');
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(list.validator.result).toContainText('31 January 2124');
  await expect(list.validator.box).toBeFocused();
});
