import { fill } from '../../src/content/fill.ts';
import { BatchPage } from '../batch-page.ts';
import { validator } from '../content-words.ts';
import { statesRegister } from '../register-file.ts';
import { expect, test } from '../site-test.ts';

// What each certificate of a list is today, where the register says so.

test.use({ settings: 'changed' });

const words = validator.several;
const { answers, notes, table } = words;

const register = statesRegister({
  'ITA-1': { issued: '31 Jan 2024', until: '31 Jan 2124' },
  'ITA-2': { until: '31 Jan 2024' },
  'ITA-3': { status: 'Revoked', since: '1 March 2025' },
  'ITA-4': { status: 'Replaced', since: '1 March 2025', by: 'ITA-1' },
  'ITA-5': { status: 'on <b>hold</b>' },
});
const mistyped = 'ITA-7K3M-9QXD-2FWAZ';

test('each state is told, counted and saved with its date, leads to what replaces it, and prints', async ({
  page,
}) => {
  const batch = new BatchPage(page);
  await batch.open(register);
  await batch.check(['ITA-1', 'ITA-2', 'ITA-3', 'ITA-4', 'ITA-5', mistyped].join('\n'));
  const dated = (note: string, date: string) => fill(note, { date });
  await batch.expectRows([
    [1, 'ITA-1', answers.valid + dated(notes.until, '31 January 2124'), 'Asha', 'Python'],
    [2, 'ITA-2', answers.expired + dated(notes.until, '31 January 2024'), 'Asha', 'Python'],
    [3, 'ITA-3', answers.withdrawn + dated(notes.since, '1 March 2025'), 'Asha', 'Python'],
    [4, 'ITA-4', answers.replaced + dated(notes.since, '1 March 2025'), 'Asha', 'Python'],
    [
      5,
      'ITA-5',
      answers.unclear + fill(notes.unclear, { text: 'on <b>hold</b>' }),
      'Asha',
      'Python',
    ],
    [6, mistyped, answers.mistyped + notes.mistyped, '', ''],
  ]);
  for (const kind of [
    'valid',
    'expired',
    'withdrawn',
    'replaced',
    'unclear',
    'mistyped',
  ] as const) {
    await batch.expectCount(kind, 1);
  }
  await batch.expectCount('unknown', 0);
  // Announced with the counts.
  await expect(batch.result.getByRole('status').first()).toContainText(`${answers.withdrawn}: 1`);

  const [headings = [], ...lines] = await batch.savedCsv();
  const [answer, date] = [headings.indexOf(table.answer), headings.indexOf(table.date)];
  expect(lines.map((cells) => [cells[answer], cells[date]])).toEqual([
    [answers.valid, '2124-01-31'],
    [answers.expired, '2024-01-31'],
    [answers.withdrawn, '2025-03-01'],
    [answers.replaced, '2025-03-01'],
    [answers.unclear, ''],
    [answers.mistyped, ''],
  ]);

  await page.emulateMedia({ media: 'print' });
  await expect(batch.rows.nth(2)).toContainText(dated(notes.since, '1 March 2025'));
  await expect(batch.count('withdrawn')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('checkbox', { name: words.result.onlyNotFound }).check();
  await expect(batch.rows).toHaveCount(1);
  await page.getByRole('checkbox', { name: words.result.onlyNotFound }).uncheck();
  const by = batch.rows.nth(3).getByRole('link', { name: fill(notes.by, { id: 'ITA-1' }) });
  await by.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#id=ITA-1$/);
  await expect(batch.validator.result).toContainText('31 January 2124');
  await expect(batch.validator.box).toBeFocused();
});
