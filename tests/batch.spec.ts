import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { read, utils } from '@e965/xlsx';
import papa from 'papaparse';
import { academy, registerFaults, validator } from './content-words.ts';
import { type Cell, plainSheet, workbook } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

const words = validator.several;
const asha: Cell[] = [1, 'Asha', 'Python', 'A', null, 'ID-0001'];
const ravi: Cell[] = [2, 'Ravi', 'Java', 'B', null, 'ID-0002'];
const link = '=HYPERLINK("http://evil.example")';
const formula: Cell[] = [3, link, '@SUM(1)', 'C', null, '-ID-0003'];
const register = plainSheet(asha, ravi, formula);

test('each ID of a list is answered, counted and listed where it is', async ({ page }) => {
  await openSeveral(page);
  await check(page, 'Certificate ID\nID-0001\n id-0002 , Java;ID-9999\tID-0001');
  await expect(result(page)).toContainText('IDs checked: 5.');
  await expect(count(page, 'valid')).toHaveText(`${words.answers.valid}: 3`);
  await expect(count(page, 'similar')).toHaveText(`${words.answers.similar}: 1`);
  await expect(count(page, 'unknown')).toHaveText(`${words.answers.unknown}: 1`);
  await expect(result(page)).toContainText(words.result.repeated.replace('{count}', '1'));
  await expect(rows(page)).toHaveCount(5);
  const expected = [
    ['1', 'ID-0001', words.answers.valid, 'Asha', 'Python'],
    ['2', 'id-0002', words.notes.similar.replace('{id}', 'ID-0002'), '', ''],
    ['3', 'Java', validator.valid.foundBy.course, 'Ravi', 'Java'],
    ['4', 'ID-9999', words.answers.unknown, '', ''],
    ['5', 'ID-0001', words.notes.sameAs.replace('{number}', '1'), 'Asha', 'Python'],
  ];
  for (const [at, [number = '', id = '', answer = '', ...rest]] of expected.entries()) {
    const row = rows(page).nth(at);
    await expect(row.getByRole('rowheader')).toHaveText(id);
    const cells = row.getByRole('cell');
    await expect(cells.nth(0)).toHaveText(number);
    await expect(cells.nth(1)).toContainText(answer);
    for (const [place, text] of rest.entries()) await expect(cells.nth(place + 2)).toHaveText(text);
  }
  await page.getByRole('checkbox', { name: words.result.onlyNotFound }).check();
  await expect(rows(page)).toHaveCount(2);
});

test('it loads only when asked for, and nothing that is pasted, opened, checked or saved is sent', async ({
  page,
  requests,
}) => {
  await open(page);
  expect(requests.filter(({ url }) => url.pathname.includes('batch'))).toEqual([]);
  await page.getByRole('button', { name: words.open }).click();
  const file = workbook([
    ['Name', 'Number'],
    ['Asha', 'SECRET-0001'],
    ['Ravi', 'ID-0002'],
  ]);
  await choose(page, 'clerk.xlsx', file);
  await submit(page);
  await expect(result(page)).toContainText('IDs checked: 2.');
  await save(page, words.result.saveXlsx);
  await save(page, words.result.saveCsv);
  await page.getByRole('button', { name: words.file.remove }).click();
  await check(page, 'SECRET-0002');
  await expect(result(page)).toContainText('IDs checked: 1.');
  await expect(rows(page).getByRole('rowheader')).toHaveText('SECRET-0002');
  const addresses = requests.filter(({ url }) => url.protocol !== 'blob:');
  expect(addresses.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(addresses.filter(({ sent }) => /SECRET|clerk/.test(sent))).toEqual([]);
  // The register is fetched once, whatever is asked.
  expect(addresses.filter(({ url }) => url.pathname.startsWith('/register/'))).toHaveLength(1);
});

test('a file’s likeliest column is chosen, and another one can be', async ({ page }) => {
  await openSeveral(page);
  const file = workbook([
    ['Old number', 'Name', 'Certificate'],
    ['OLD-0001', 'Asha', 'ID-0001'],
    ['OLD-0002', 'Ravi', 'ID-0002'],
  ]);
  await drop(page, 'clerk.xlsx', file);
  const column = page.getByRole('combobox', { name: words.column.label });
  await expect(column).toHaveValue('2');
  await expect(page.getByText('ID-0001, ID-0002')).toBeVisible();
  await submit(page);
  await expect(count(page, 'valid')).toHaveText(`${words.answers.valid}: 2`);
  await column.selectOption({ label: 'Column A: Old number' });
  await page.getByRole('checkbox', { name: /Old number/ }).uncheck();
  await submit(page);
  await expect(count(page, 'unknown')).toHaveText(`${words.answers.unknown}: 3`);
});

test('cells copied from a spreadsheet are a table, whose column is chosen', async ({ page }) => {
  await openSeveral(page);
  await paste(page, 'Asha\tID-0001\nRavi\tID-0002\n');
  await expect(page.getByRole('combobox', { name: words.column.label })).toHaveValue('1');
  await submit(page);
  await expect(count(page, 'valid')).toHaveText(`${words.answers.valid}: 2`);
});

test('a list that can’t be checked is told why, and stays', async ({ page }) => {
  await openSeveral(page);
  await submit(page);
  await expect(problem(page)).toHaveText(words.refused.none);
  const { tooMany } = words.refused;
  await paste(page, 'ID-0001\n'.repeat(5001));
  await submit(page);
  await expect(problem(page)).toHaveText(
    tooMany.replace('{count}', '5,001').replace('{most}', '5,000'),
  );
  await expect(page.getByText('40,008')).toBeVisible();
  for (const [name, content, sentence] of [
    ['empty.csv', '', words.file.faults.empty],
    ['letter.pdf', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n', words.file.faults.notAList],
    ['half.xlsx', register.subarray(0, register.length / 2), words.file.faults.damaged],
  ] as const) {
    await choose(page, name, Buffer.from(content));
    await expect(problem(page)).toHaveText(sentence);
  }
});

test('a megabyte of pasted text gets an answer, and nothing of it is lost', async ({ page }) => {
  await openSeveral(page);
  await paste(page, 'ID-0001\n'.repeat(131_072));
  await submit(page);
  await expect(problem(page)).toContainText('1,31,072');
  await paste(page, 'x'.repeat(1_048_576));
  await submit(page);
  await expect(problem(page)).toContainText('10,48,576');
  await page.getByRole('button', { name: words.file.remove }).click();
  await expect(list(page)).toBeFocused();
});

test('an ID of 10,000 characters is cut on the screen, and whole in what is saved', async ({
  page,
}) => {
  await openSeveral(page);
  const long = `<b>${'x'.repeat(9_997)}`;
  await check(page, long);
  await expect(rows(page).getByRole('rowheader')).toContainText('10,000');
  expect((await rows(page).getByRole('rowheader').innerText()).length).toBeLessThan(200);
  const saved = await savedCsv(await save(page, words.result.saveCsv));
  expect(saved[1]?.[1]).toBe(long);
});

test('what is saved holds every answer as text, and no formula', async ({ page }) => {
  await openSeveral(page);
  await check(page, '-ID-0003\nID-0001\n=1+1');
  await expect(rows(page)).toHaveCount(3);
  const csv = await save(page, words.result.saveCsv);
  expect(csv.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await savedCsv(csv);
  expect(lines.map((cells) => cells.slice(1, 6))).toEqual([
    [words.table.id, words.table.answer, words.table.date, words.table.student, words.table.course],
    ["'-ID-0003", words.answers.valid, '', `'${link}`, "'@SUM(1)"],
    ['ID-0001', words.answers.valid, '', 'Asha', 'Python'],
    ["'=1+1", words.answers.unknown, '', '', ''],
  ]);
  const xlsx = await save(page, words.result.saveXlsx);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  const book = read(await readFile(await xlsx.path()));
  const sheet = Object.values(book.Sheets)[0] ?? {};
  const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  expect(cells[1]?.slice(1, 3)).toEqual(['-ID-0003', words.answers.valid]);
  expect(sheet['B4']).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet['B4']).not.toHaveProperty('f');
});

test('an ID of the table opens its single answer, and a similar one its own', async ({ page }) => {
  await openSeveral(page);
  await check(page, 'ID-0001\nid-0002');
  const validatorPage = new ValidatorPage(page);
  await rows(page).getByRole('link', { name: 'ID-0001' }).click();
  await expect(validatorPage.result).toContainText('Asha');
  await expect(page).toHaveURL('/SearchById#id=ID-0001');
  await rows(page)
    .getByRole('link', { name: words.notes.similar.replace('{id}', 'ID-0002') })
    .click();
  await expect(validatorPage.result).toContainText('Ravi');
});

test('it works with the keyboard alone, and the focus goes to the answers', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: words.open });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await page.keyboard.type('ID-0001');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.file.choose })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.result.heading })).toBeFocused();
  await expect(result(page).getByRole('status').first()).toContainText('IDs checked: 1.');
});

test('folded away and opened again, the list is still there', async ({ page }) => {
  await openSeveral(page);
  await list(page).fill('ID-0001');
  await page.getByRole('button', { name: words.open }).click();
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: words.open }).click();
  await expect(list(page)).toHaveValue('ID-0001');
});

test('where the register can’t be read, the same reason is given, and the list stays', async ({
  page,
}) => {
  const validatorPage = new ValidatorPage(page);
  await validatorPage.serve(Buffer.alloc(0));
  await page.goto('/SearchById');
  await page.getByRole('button', { name: words.open }).click();
  await check(page, 'ID-0001');
  await expect(result(page).getByRole('alert')).toHaveText(registerFaults['empty-file'].visitor);
  await expect(result(page)).not.toContainText(words.answers.unknown);
  await validatorPage.serve(register);
  await validatorPage.tryAgain.click();
  await expect(validatorPage.box).toBeVisible();
  await expect(list(page)).toHaveValue('ID-0001');
  await page.getByRole('button', { name: words.progress.goOn }).click();
  await expect(count(page, 'valid')).toHaveText(`${words.answers.valid}: 1`);
});

test('the answers print as one table with counts, academy and time; a single answer without them', async ({
  page,
}) => {
  await openSeveral(page);
  await check(page, 'ID-0001\nID-9999');
  await expect(rows(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(2);
  await expect(count(page, 'valid')).toBeVisible();
  await expect(result(page)).toContainText(academy.name);
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const validatorPage = new ValidatorPage(page);
  await validatorPage.search('ID-0002');
  await page.emulateMedia({ media: 'print' });
  await expect(validatorPage.result).toBeVisible();
  await expect(result(page)).toBeHidden();
});

test('5,000 IDs are all there, for the page’s search and for paper', async ({ page }) => {
  await openSeveral(page);
  const ids = Array.from({ length: 5000 }, (_, at) => `ID-${String(at).padStart(4, '0')}`);
  await paste(page, ids.join('\n'));
  await submit(page);
  await expect(result(page)).toContainText('IDs checked: 5,000.', { timeout: 60_000 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('tbody tr').count()).toBe(5000);
});

async function open(page: Page) {
  await new ValidatorPage(page).open(register);
}

async function openSeveral(page: Page) {
  await open(page);
  await page.getByRole('button', { name: words.open }).click();
  await expect(list(page)).toBeVisible();
}

function list(page: Page) {
  return page.getByRole('textbox', { name: words.list.label });
}

async function check(page: Page, text: string) {
  await list(page).fill(text);
  await submit(page);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: words.check }).click();
}

function result(page: Page) {
  return page.getByRole('region', { name: words.result.heading });
}

function rows(page: Page) {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}

function count(page: Page, kind: string) {
  return result(page).locator(`li[data-kind="${kind}"]`);
}

function problem(page: Page) {
  return page.locator('form').getByRole('alert');
}

/** As a visitor pastes, from a clipboard that no test shares. */
async function paste(page: Page, text: string) {
  const remove = page.getByRole('button', { name: words.file.remove });
  if (await remove.isVisible()) await remove.click();
  await list(page).evaluate((box: HTMLTextAreaElement, pasted) => {
    box.value = '';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (!box.dispatchEvent(event)) return;
    box.value = pasted;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: words.file.choose }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function drop(page: Page, name: string, buffer: Buffer) {
  await list(page).evaluate(
    (box, { name, bytes }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
      for (const type of ['dragover', 'drop']) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        if (box.dispatchEvent(event)) throw new Error(`The browser would take the ${type} itself.`);
      }
    },
    { name, bytes: [...buffer] },
  );
}

async function save(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return download;
}

async function savedCsv(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}
