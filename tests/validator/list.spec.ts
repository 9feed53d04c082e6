import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import type { ToWorker } from '../../src/register/worker/worker-messages.ts';
import { registerFaults, validator } from '../support/content-words.ts';
import { layoutShifts } from '../pages/look.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { isRegister, recordTexts } from '../support/site-test.ts';
import { expect, test, threeRows as register } from './validator-test.ts';

const words = validator.list;
const { valid, unknown } = words.answers;

test('each ID of a list is answered, and links open the full answers', async ({ page, list }) => {
  await list.open(register);
  await list.check('Certificate ID\nID-0001\n id-0002 , Java;ID-9999\tID-0001');
  await list.expectDone('5');
  await list.expectCount('valid', 2);
  await list.expectCount('similar', 1);
  await list.expectCount('unknown', 2);
  await expect(list.result).toContainText(fill(words.result.repeated, { count: '1' }));
  const similar = fill(validator.invalid.similar, { id: 'ID-0002' });
  await list.expectRows([
    [1, 'ID-0001', valid, 'Asha', 'Python'],
    [2, 'id-0002', similar, '', ''],
    [3, 'Java', unknown, '', ''],
    [4, 'ID-9999', unknown, '', ''],
    [5, 'ID-0001', fill(words.notes.sameAs, { number: '1' }), 'Asha', 'Python'],
  ]);

  const link = list.rows.getByRole('link', { name: 'ID-0001' }).first();
  await link.click();
  await expect(list.validator.result).toContainText('Asha');
  await expect(page).toHaveURL('/SearchById#id=ID-0001');
  await list.unfold();
  await list.rows.getByRole('link', { name: similar }).click();
  await expect(list.validator.result).toContainText('Ravi');
  await page.goBack();
  await expect(list.validator.result).toContainText('Asha');
  await page.goBack();
  await expect(page).toHaveURL('/SearchById');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await list.press('one');
  await expect(list.validator.result).toBeEmpty();
  await expect(list.validator.box).toHaveValue('');
});

test('the box for a list wraps long lines and has a description', async ({ page, list }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await list.open(register);
  await list.box.fill(`${'ITA-2024-0001, '.repeat(5)}${'9'.repeat(80)}`);
  const isWider = await list.box.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isWider).toBe(false);
  await expect(list.box).toHaveAccessibleDescription(`${validator.note} ${words.box.hint}`);
  await expect(page.getByText(validator.note).filter({ visible: true })).toHaveCount(1);
});

test('buttons with counts filter a list’s answers by kind', async ({ list }) => {
  await list.open(register);
  await list.check('ID-0001\nid-0002\nID-9999');
  await list.expectDone('3');
  await expect(list.all).toHaveAttribute('aria-pressed', 'true');
  const shown = list.ids.filter({ visible: true });
  await list.count('similar').click();
  await expect(shown).toHaveText(['id-0002']);
  await list.count('unknown').click();
  await expect(shown).toHaveText(['id-0002', 'ID-9999']);
  await list.count('similar').click();
  await expect(shown).toHaveText(['ID-9999']);
  await list.all.click();
  await expect(shown).toHaveCount(3);
});

test('a file’s column of IDs is found, and another can be chosen', async ({ page, list }) => {
  const link = (id: string) => `https://academy.example/SearchById#id=${id}`;
  await list.open(register);
  await list.check('ID-0001');
  const rows = ['Name,Roll,Link', `Asha,1234,${link('ID-0001')}`, `Ravi,1235,${link('ID-9999')}`];
  await list.count('valid').click();
  await expect(list.count('valid')).toHaveAttribute('aria-pressed', 'true');
  await list.choose('links.csv', rows.join('\n'));
  await expect(list.column).toHaveValue('2');
  await list.checkButton.click();
  await expect(list.ids).toHaveText(['ID-0001', 'ID-9999']);
  await list.column.selectOption({ label: 'Column B: Roll' });
  await page.getByRole('checkbox', { name: /Roll/ }).uncheck();
  await list.checkButton.click();
  await expect(list.ids).toHaveText(['Roll', '1234', '1235']);
});

test('a list is not sent, and the saved .csv contains no formulas', async ({ list, requests }) => {
  await list.validator.open(register);
  expect(requests.filter(({ url }) => url.pathname.includes('list-panel'))).toEqual([]);
  await list.unfold();
  await list.choose('clerk.csv', 'Name,ID\nSECRET,-ID-0003\nSECRET,ID-0001\nSECRET,=1+1\n');
  await expect(list.column).toHaveValue('1');
  await list.checkButton.click();
  await list.expectDone('3');
  const xlsx = await list.save(words.result.saveXlsx);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  // The page can't know whether the file was saved.
  const link = list.page.url();
  const whereItIs = fill(words.result.saved, { name: xlsx.suggestedFilename(), link });
  await expect(list.result.getByText(whereItIs)).toBeVisible();
  const [headings, ...saved] = await list.savedCsv();
  expect(headings).toContain(`"${words.table.id}","${words.table.answer}"`);
  expect(saved).toEqual([
    expect.stringMatching(/^"2","SECRET","'-ID-0003","'-ID-0003","[^"]+","","'=HYPERLINK/),
    expect.stringContaining(`"ID-0001","${valid}","","Asha","Python"`),
    expect.stringContaining(`"'=1+1","${unknown}"`),
  ]);
  const sent = requests.filter(({ url }) => url.protocol !== 'blob:');
  expect(sent.filter((it) => it.method !== 'GET' || /SECRET|clerk/.test(it.sent))).toEqual([]);
  expect(sent.filter(({ url }) => isRegister(url))).toHaveLength(1);
});

test('if the register has a fault, the list stays and can be checked later', async ({
  page,
  list,
}) => {
  await page.clock.install();
  await list.validator.open(register);
  await list.one.focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.several).toBeChecked();
  await expect(list.box).toBeVisible();
  // After 20 minutes the register is too old, so it is read again.
  await page.clock.fastForward('20:00');
  await list.validator.serve(Buffer.alloc(0));
  await page.keyboard.press('Tab');
  await expect(list.box).toBeFocused();
  await page.keyboard.type('ID-0001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.result.getByRole('alert')).toHaveText(registerFaults['empty-file'].visitor);
  await expect(list.heading).toBeFocused();
  await expect(list.result).not.toContainText(unknown);
  // "Try again" is the main button, so the button that checks the list is quiet.
  await expect(list.checkButton).toHaveClass(/button-quiet/);
  await expect(list.several).toHaveCount(0);

  await list.validator.serve(register);
  await list.validator.tryAgain.click();
  await expect(list.validator.tryAgain).toHaveCount(0);
  await expect(list.checkButton).toHaveClass(/button-primary/);
  await list.goOnButton.press('Enter');
  await list.expectCount('valid', 1);
  await expect(list.validator.announced).toContainText(fill(words.result.done, { count: '1' }));
  await list.press('one');
  await expect(list.box).toBeHidden();
  await list.unfold();
  await expect(list.box).toHaveValue('ID-0001');
});

test('a list that can’t be checked gets a message with the reason', async ({ page, list }) => {
  await list.open(register);
  await list.checkButton.click();
  await expect(list.problem).toHaveText(words.refused.none);
  await list.check('ID-0001');
  await list.expectDone('1');
  await list.choose('letter.pdf', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
  await expect(list.problem).toHaveText(words.file.faults.notAList);
  await expect(list.result, 'the answers to another list are gone').toBeHidden();
  await list.choose('half.xlsx', register.subarray(0, register.length / 2));
  await expect(list.problem).toHaveText(words.file.faults.damaged);
  const remove = page.getByRole('button', { name: words.file.remove });
  await remove.click();
  await list.paste(manyIds(5001));
  await list.checkButton.click();
  const tooMany = fill(words.refused.tooMany, { count: '5,001', most: '5,000' });
  await expect(list.problem).toHaveText(tooMany);
});

test('if a visitor replaces a list that is still being read, the old list gets no answers', async ({
  page,
  list,
}) => {
  await holdQuestions(page, 'read', 0);
  await list.open(register);
  await list.check('Asha\tID-0001\nRavi\tID-0002\n');
  await list.box.fill('ID-8888');
  const shown = await recordTexts(list.validator.main);
  await letGo(page);
  // If the page still answered the earlier list, those answers would come first.
  await list.checkButton.click();
  await list.expectRows([[1, 'ID-8888', unknown, '', '']]);
  expect((await shown.jsonValue()).join()).not.toContain('ID-0001');
});

test('a long list shows its progress and can be stopped', async ({ page, list }) => {
  await holdQuestions(page, 'verdicts', 1);
  await list.open(register);
  await list.paste(manyIds(501));
  await list.checkButton.click();
  const counts = { done: '500', count: '501' };
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(fill(words.progress.running, counts));
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('ID-0000');
  await page.getByRole('button', { name: words.progress.stop }).press('Enter');
  await expect(list.result).toContainText(fill(words.progress.stopped, counts));
  await expect(list.heading).toBeFocused();
  await expect(progress).toBeHidden();
  await list.expectCount('valid', 2);
  expect(await list.savedCsv()).toHaveLength(1 + 500);
  await letGo(page);
  await list.goOnButton.click();
  await list.expectDone('501');
  // One ID of the register differs from a listed ID only by a hyphen.
  await list.expectCount('similar', 1);
  await list.expectCount('unknown', 498);
  await expect(rows, 'for searching and printing, the page contains all answers').toHaveCount(501);
});

test('a new list replaces a list that is still being checked', async ({ page, list }) => {
  const running = (count: string) => fill(words.progress.running, { done: '0', count });
  await holdQuestions(page, 'verdicts', 0);
  await list.open(register);
  await list.check('ID-0001');
  await expect(list.result).toContainText(running('1'));
  await list.check('ID-0002,ID-9999');
  await expect(list.result).toContainText(running('2'));
  const shown = await recordTexts(list.result);
  await letGo(page);
  await list.expectDone('2');
  await list.expectRows([
    [1, 'ID-0002', valid, 'Ravi', 'Java'],
    [2, 'ID-9999', unknown, '', ''],
  ]);
  expect((await shown.jsonValue()).join()).not.toContain('ID-0001');
});

test('on a phone, neither a failure nor answers that come late move what is in sight', async ({
  page,
  list,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await list.validator.serve(Buffer.alloc(0));
  await page.goto('/SearchById#id=ID-0001');
  await list.validator.expectFailure(registerFaults['empty-file'].visitor);
  expect(await layoutShifts(page)).toEqual([]);
  await holdQuestions(page, 'verdicts', 0);
  await list.open(register);
  await list.check('ID-0001\nID-9999');
  // What moves soon after a press is expected. A busy machine may take longer than the half second that browsers allow.
  await expect(list.result).toContainText(fill(words.progress.running, { done: '0', count: '2' }));
  await page.waitForTimeout(600);
  const before = await layoutShifts(page);
  await letGo(page);
  await list.expectDone('2');
  expect(await layoutShifts(page)).toEqual(before);
});

function manyIds(count: number): string {
  return Array.from({ length: count }, (_, at) => `ID-${String(at).padStart(4, '0')}`).join(', ');
}

/** From the next page load, passes on only `after` messages of the kind `task`. `letGo` sends the rest. */
async function holdQuestions(page: Page, task: ToWorker['task'], after: number) {
  await page.addInitScript(
    ([held, first]) => {
      const waiting: (() => void)[] = [];
      let most = first;
      let asked = 0;
      addEventListener('go', () => {
        most = Infinity;
        for (const go of waiting) go();
      });
      window.Worker = class extends Worker {
        override postMessage(
          message: ToWorker,
          moved?: Transferable[] | StructuredSerializeOptions,
        ) {
          // `postMessage` has two overloads. With the cast, one call fits both.
          const post = () => super.postMessage(message, moved as Transferable[]);
          const isHeld = message.task === held && asked++ >= most;
          if (isHeld) waiting.push(post);
          else post();
        }
      };
    },
    [task, after] as const,
  );
}

function letGo(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event('go')));
}

test('answers out of sight do not widen the page', async ({ page, list }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await list.open(register);
  await list.check('ID-0001,'.repeat(150));
  await list.expectDone('150');
  await list.rows.first().scrollIntoViewIfNeeded();
  await list.rows.last().scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
});
