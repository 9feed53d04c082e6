import { fill } from '../src/fill.ts';
import { registerFaults, validator, ways } from './content-words.ts';
import { plainSheet, workbook } from './register-file.ts';
import { isRegister } from './site-test.ts';
import { expect, test, threeRows as register } from './validator-test.ts';

// Several IDs at once: what is answered, shown, printed and sent.

const words = validator.list;

test('each ID of a list is answered, counted and listed where it is; it opens its single answer, a similar one its own, and Back leads to its row', async ({
  page,
  batch,
}) => {
  await batch.open(register);
  await batch.check('Certificate ID\nID-0001\n id-0002 , Java;ID-9999\tID-0001');
  await batch.expectDone('5');
  await batch.expectCount('valid', 2);
  await batch.expectCount('similar', 1);
  await batch.expectCount('unknown', 2);
  await expect(batch.result).toContainText(fill(words.result.repeated, { count: '1' }));
  const similar = fill(words.notes.similar, { id: 'ID-0002' });
  await batch.expectRows([
    [1, 'ID-0001', words.answers.valid, 'Asha', 'Python'],
    [2, 'id-0002', similar, '', ''],
    [3, 'Java', words.answers.unknown, '', ''],
    [4, 'ID-9999', words.answers.unknown, '', ''],
    [5, 'ID-0001', fill(words.notes.sameAs, { number: '1' }), 'Asha', 'Python'],
  ]);

  await batch.check('ID-0001\nid-0002');
  await batch.expectDone('2');
  const link = batch.rows.getByRole('link', { name: 'ID-0001' });
  await link.click();
  await expect(batch.validator.result).toContainText('Asha');
  await expect(page).toHaveURL('/SearchById#id=ID-0001');
  await batch.unfold();
  await batch.rows.getByRole('link', { name: similar }).click();
  await expect(batch.validator.result).toContainText('Ravi');
  await page.goBack();
  await expect(batch.validator.result).toContainText('Asha');
  await page.goBack();
  await expect(page).toHaveURL('/SearchById');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await batch.one.check();
  await expect(batch.validator.result).toBeEmpty();
  await expect(batch.validator.box).toHaveValue('');
});

test('a row that lacks the student or the course has an answer of its own, in the list, its counts and the saved file; what is chosen to be shown, with the keyboard too, is printed and announces how many answers are not shown, and a file holds all', async ({
  page,
  batch,
}) => {
  const { student, course } = validator.states.incomplete;
  const { answers, notes } = words;
  const answer = (missing: string) => answers.incomplete + fill(notes.incomplete, { missing });
  await batch.open(
    plainSheet(
      [1, null, 'Python', 'A', null, 'ID-1'],
      [2, 'Ravi', null, 'B', null, 'ID-2'],
      [3, 'Asha', 'C', 'A', null, 'ID-4'],
    ),
  );
  await batch.check('ID-1\nID-2\nID-3\nID-4');
  await batch.expectRows([
    [1, 'ID-1', answer(student), '', 'Python'],
    [2, 'ID-2', answer(course), 'Ravi', ''],
    [3, 'ID-3', answers.unknown, '', ''],
    [4, 'ID-4', answers.valid, 'Asha', 'C'],
  ]);
  await batch.expectCount('incomplete', 2);
  await batch.expectCount('valid', 1);
  const notShown = batch.result
    .getByRole('status')
    .getByText(fill(words.result.notShown, { count: '1' }));
  await expect(notShown).toHaveCount(0);
  await batch.all.focus();
  await page.keyboard.press('ArrowRight');
  await expect(batch.notValid).toBeChecked();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(notShown, media).toBeVisible();
    await expect(batch.count('incomplete'), media).toBeVisible();
    await expect(batch.ids.filter({ visible: true }), media).toHaveText(['ID-1', 'ID-2', 'ID-3']);
  }
  await page.emulateMedia({ media: 'screen' });
  const [, ...saved] = await batch.savedCsv();
  expect(saved.map((cells) => cells[2])).toEqual([
    answers.incomplete,
    answers.incomplete,
    answers.unknown,
    answers.valid,
  ]);
});

test('it loads only when asked for, and nothing that is pasted, opened, checked or saved is sent', async ({
  batch,
  requests,
}) => {
  await batch.validator.open(register);
  expect(requests.filter(({ url }) => url.pathname.includes('list-panel'))).toEqual([]);
  await batch.unfold();
  const file = workbook([
    ['Name', 'Number'],
    ['Asha', 'SECRET-0001'],
    ['Ravi', 'ID-0002'],
  ]);
  await batch.choose('clerk.xlsx', file);
  await batch.submit();
  await batch.expectDone('2');
  await batch.save(words.result.saveXlsx);
  await batch.save(words.result.saveCsv);
  const sent = requests.filter(({ url }) => url.protocol !== 'blob:');
  expect(sent.filter((it) => it.method !== 'GET' || /SECRET|clerk/.test(it.sent))).toEqual([]);
  // The register is fetched once, whatever is asked.
  expect(sent.filter(({ url }) => isRegister(url))).toHaveLength(1);
});

test('it works with the keyboard alone, and the focus goes to the answers; where the register can’t be read, the same reason is given; the list stays, out of sight too', async ({
  page,
  batch,
}) => {
  await batch.validator.serve(Buffer.alloc(0));
  await page.goto('/SearchById');
  await expect(batch.validator.tryAgain).toBeVisible();
  await batch.one.focus();
  await page.keyboard.press('ArrowRight');
  await expect(batch.several).toBeChecked();
  await expect(batch.list).toBeVisible();
  // There is one main button.
  await expect(batch.checkButton).toHaveClass(/button-quiet/);
  // "Try again" and the ways to reach the academy come first.
  for (const _ of [batch.validator.tryAgain, ...ways, batch.list]) await page.keyboard.press('Tab');
  await expect(batch.list).toBeFocused();
  await page.keyboard.type('ID-0001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(batch.heading).toBeFocused();
  await expect(batch.result.getByRole('alert')).toHaveText(registerFaults['empty-file'].visitor);
  await expect(batch.result).not.toContainText(words.answers.unknown);

  await batch.validator.serve(register);
  await batch.validator.tryAgain.click();
  await expect(batch.validator.tryAgain).toHaveCount(0);
  await expect(batch.checkButton).toHaveClass(/button-primary/);
  await expect(batch.list).toHaveValue('ID-0001');
  await batch.goOnButton.press('Enter');
  await batch.expectCount('valid', 1);
  await expect(batch.result.getByRole('status').first()).toContainText(
    fill(words.result.done, { count: '1' }),
  );
  await batch.one.check();
  await expect(batch.list).toBeHidden();
  await batch.unfold();
  await expect(batch.list).toHaveValue('ID-0001');
});

test('a list that takes long says how far it is, stops when told to, keeps its answers, and goes on; 5,000 IDs are all there, for the page’s search and for paper', async ({
  page,
  batch,
}) => {
  await batch.loseQuestion(1);
  await batch.open(register);
  await batch.paste(manyIds(501));
  await batch.submit();
  const running = fill(words.progress.running, { done: '500', count: '501' });
  await expect(batch.progress).toHaveAccessibleName(running);
  await expect(batch.rows.first()).toContainText('ID-0000');
  await batch.stopButton.press('Enter');
  const stopped = fill(words.progress.stopped, { done: '500', count: '501' });
  await expect(batch.result).toContainText(stopped);
  await expect(batch.heading).toBeFocused();
  await expect(batch.progress).toBeHidden();
  await batch.expectCount('valid', 2);
  expect(await batch.savedCsv()).toHaveLength(1 + 500);
  await batch.goOnButton.click();
  await batch.expectDone('501');
  // One of the register's has a hyphen more.
  await batch.expectCount('similar', 1);
  await batch.expectCount('unknown', 498);

  await batch.paste(manyIds(5000));
  await batch.submit();
  await batch.expectDone('5,000');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('tbody tr').count()).toBe(5000);
});

/** One to a line, from ID-0000. */
function manyIds(count: number): string {
  return Array.from({ length: count }, (_, at) => `ID-${String(at).padStart(4, '0')}`).join('\n');
}
