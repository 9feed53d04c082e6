import { fill } from '../../src/fill.ts';
import { registerFaults, validator as words } from '../content-words.ts';
import { statesRegister } from '../register-file.ts';
import { expect, ofAsha, test } from '../validator-test.ts';

// What each certificate is today, where the register says so: alone, and in a list.

test.use({ settings: 'changed' });

const { evidence, states, list } = words;
const { answers, notes, table } = list;
const mistyped = 'ITA-7K3M-9QXD-2FWAZ';
const withRightCharacter = 'ITA-7K3M-9QXD-2FWAK';

const register = statesRegister({
  'ITA-1': {},
  'ITA-2': { issued: '31 Jan 2024', status: 'Valid' },
  'ITA-3': { issued: '31 Jan 2024', until: '31 Jan 2124' },
  'ITA-4': { issued: '31 Jan 2021', until: '31 Jan 2024' },
  'ITA-5': { issued: '31 Jan 2024', status: 'Revoked', since: '1 March 2025' },
  'ITA-6': { status: 'Replaced', since: '1 March 2025', by: 'ITA-3' },
  'ITA-7': { issued: '31 Jan 2024', status: 'on <b>hold</b>' },
  'ITA-8': { until: '03/04/2124' },
  'ITA-9': { status: 'withdrawn', course: 'Java' },
  'ITA-4N8R-5TYH-6JKCA': {},
});

test.beforeEach(({ validator }) => validator.open(register));

test('a valid one has the dates that the columns say, both where one can be read in two ways, and none where they say nothing', async ({
  page,
  validator,
}) => {
  const either = { earlier: '4 March 2124', later: '3 April 2124' };
  for (const [id, label, date] of [
    ['ITA-2', states.issued, '31 January 2024'],
    ['ITA-3', states.until, '31 January 2124'],
    ['ITA-8', states.until, fill(states.eitherDate, either)],
    ['ITA-1', undefined, ''],
  ] as const) {
    await validator.expectValid(id, ofAsha);
    await expect(page.getByRole('link', { name: words.valid.linkedIn }), id).toBeVisible();
    if (label) await expect(validator.fact(label), id).toHaveText(date);
    else await expect(validator.result.getByRole('term')).toHaveCount(0);
  }
});

test('one that is not valid has its heading, sentence and date, is announced, is never called valid, looks like no other, and prints', async ({
  page,
  validator,
}) => {
  const look = () =>
    validator.result.locator('> *').evaluate((card) => getComputedStyle(card).backgroundColor);
  const mark = () => validator.result.locator('svg').first().innerHTML();
  await validator.search('nothing');
  const invalidLook = await look();
  await validator.search('ITA-2');
  const valid = { look: await look(), mark: await mark() };

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
      const looks = new Set([await look(), valid.look, invalidLook]);
      expect(looks.size, `colours of ${kind}, valid and invalid`).toBe(3);
      expect(await mark(), `${kind} is not told by colour alone`).not.toBe(valid.mark);

      await expect(validator.printButton).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(validator.result.getByRole('heading', { name: heading })).toBeVisible();
      await expect(validator.fact(label)).toBeVisible();
      await expect(validator.main.getByText(`#id=${id}`)).toBeVisible();
      await expect(validator.qrCode).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

test('one that was found by another column says so; the one that replaces another is looked up by its button, with the keyboard too', async ({
  page,
  validator,
}) => {
  await validator.search('Java');
  await expect(validator.result.getByRole('heading')).toHaveText(states.withdrawn.heading);
  await expect(validator.result).toContainText(words.valid.foundBy.course);

  await validator.search('ITA-6');
  const button = page.getByRole('button', { name: fill(states.by, { id: 'ITA-3' }) });
  await button.press('Enter');
  await expect(validator.result.getByRole('heading')).toHaveText(words.valid.heading);
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(validator.box).toBeFocused();
});

test('the paper of an answer says when the register was put online, where the host says so', async ({
  page,
  validator,
}) => {
  const headers = { 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  for (const [answer, date] of [
    [{ body: register, headers }, ['21 November 2026']],
    [{ body: register }, []],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await validator.serve(answer);
    await page.reload();
    await validator.expectInvalid('nothing');
    await page.emulateMedia({ media: 'print' });
    await expect(validator.fact(evidence.checked)).toBeVisible();
    await expect(validator.fact(evidence.asOf)).toContainText([...date]);
  }
});

test('an ID with a wrong check character is told from one that is not in the register, of a link even where the register can’t be read; R8: it is valid where the register has it', async ({
  page,
  validator,
}) => {
  await validator.expectInvalid(mistyped);
  await expect(validator.result).toContainText(words.invalid.mistyped);
  await validator.expectInvalid(withRightCharacter);
  await expect(validator.result).not.toContainText(words.invalid.mistyped);
  await validator.expectValid('ITA-4N8R-5TYH-6JKCA', ofAsha);

  await validator.serve(Buffer.alloc(0));
  for (const id of [mistyped, withRightCharacter]) {
    // Else a link to the page that is open loads nothing.
    await page.goto('about:blank');
    await page.goto(`/SearchById#id=${id}`);
    await validator.expectFailure(registerFaults['empty-file'].visitor);
    const told = page.getByRole('alert').getByText(fill(words.failed.mistyped, { id }));
    await expect(told, id).toHaveCount(id === mistyped ? 1 : 0);
  }
});

test('in a list each state is told, counted and saved with its date, leads to what replaces it, and prints', async ({
  page,
  batch,
}) => {
  const dated = (note: string, date: string) => fill(note, { date });
  const told = [
    ['valid', 'ITA-3', dated(notes.until, '31 January 2124'), '2124-01-31'],
    ['expired', 'ITA-4', dated(notes.until, '31 January 2024'), '2024-01-31'],
    ['withdrawn', 'ITA-5', dated(notes.since, '1 March 2025'), '2025-03-01'],
    ['replaced', 'ITA-6', dated(notes.since, '1 March 2025'), '2025-03-01'],
    ['unclear', 'ITA-7', fill(notes.unclear, { text: 'on <b>hold</b>' }), ''],
    ['mistyped', mistyped, notes.mistyped, ''],
  ] as const;
  await batch.unfold();
  await batch.check(told.map(([, id]) => id).join('\n'));
  await batch.expectRows(
    told.map(([kind, id, note], at) => {
      const [student, course] = kind === 'mistyped' ? ['', ''] : ['Asha', 'Python'];
      return [at + 1, id, answers[kind] + note, student, course] as const;
    }),
  );
  for (const [kind] of told) await batch.expectCount(kind, 1);
  // Announced with the counts.
  await expect(batch.result.getByRole('status').first()).toContainText(`${answers.withdrawn}: 1`);

  const [headings = [], ...lines] = await batch.savedCsv();
  const columns = [table.answer, table.date].map((heading) => headings.indexOf(heading));
  expect(lines.map((cells) => columns.map((column) => cells[column]))).toEqual(
    told.map(([kind, , , date]) => [answers[kind], date]),
  );

  await page.emulateMedia({ media: 'print' });
  await expect(batch.rows.nth(2)).toContainText('1 March 2025');
  await expect(batch.count('withdrawn')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await batch.notValid.check();
  await expect(batch.ids.filter({ visible: true })).toHaveText(told.slice(1).map(([, id]) => id));
  await batch.rows.getByRole('link', { name: fill(notes.by, { id: 'ITA-3' }) }).press('Enter');
  await expect(page).toHaveURL(/#id=ITA-3$/);
  await expect(batch.validator.result).toContainText('31 January 2124');
  await expect(batch.validator.box).toBeFocused();
});
