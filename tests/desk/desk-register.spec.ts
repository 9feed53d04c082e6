import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { readKeyFile } from '../../src/register/sealed/keys.ts';
import { readFile as readSheet } from '../../src/spreadsheet/testing/read-file.ts';
import { content, validator } from '../support/content-words.ts';
import {
  changeState,
  confirmSheet,
  deskTest as test,
  deskTimeout,
  expectNoViolations,
} from './desk-window.ts';
import { textInCode } from '../support/qr-code.ts';
import { plainSheet, workbook } from '../support/register-file.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { knownSettings } from '../support/site-copies.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

const links = 'https://academy.example/SearchById#id=';

const sheet = plainSheet(
  [1, 'Asha Rao', 'Python', 'A', 'asha@mail.in', 'ITA-2024-0001', '98220 12345'],
  [2, 'Ravi Patil', 'C++', 'B', 'ravi@mail.in', 'ITA-2024-0002', '98220 54321'],
  [3, 'Meera Iyer', 'C++', 'A', 'meera@mail.in', 'ITA-2024-0002', '98220 99999'],
);

test('the desk sends no data from the sheet but what the owner saves in the folder', async ({
  page,
  desk,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const sent: string[] = [];
  await page.goto(`${desk.address}/desk/register`);
  await expect(page.getByRole('button', { name: 'Choose the sheet' })).toBeVisible();
  page.on('request', (request) => {
    const isPart = /\/desk\/assets\/[\w.-]+\.(js|woff2)$/.test(request.url());
    if (!isPart || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await choose(page, 'register.xlsx', sheet);

  await expect(page.getByText('3 certificates can be checked.')).toBeVisible();
  expect(page.workers(), 'a large sheet would stop the page').toHaveLength(1);
  const fix = part(page, 'What to fix');
  await expect(fix).toContainText('Rows 4, 5: The ID "ITA-2024-0002" is in several rows.');
  await expect(fix).toContainText('What to do: Give each certificate an ID of its own');
  await expect(fix).toContainText('Column F is the certificate ID.');

  const search = part(page, 'Try a search');
  const box = search.getByRole('textbox', { name: validator.inputLabel });
  await box.fill('ITA-2024-OOO1');
  await box.press('Enter');
  await expect(search.locator('#announced')).toContainText(validator.invalid.message);
  await search.getByRole('button', { name: 'Did you mean ITA-2024-0001?' }).press('Enter');
  await expect(search.locator('#announced')).toContainText(validator.valid.heading);
  await expect(search.locator('#announced')).toContainText('Asha Rao');

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  await expectNoViolations(page);
  const codes = part(page, 'Certificates to print');
  await codes.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(codes).toContainText('Not everything in the sheet is confirmed yet');
  expect(sent).toEqual([]);
  await confirmSheet(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the copy' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('register-to-publish.xlsx');
  const copied = await readSheet(await readFile(await saved.path()));
  const texts = copied.flatMap(({ cells }) => cells).join('|');
  expect(texts).toContain('Ravi Patil|C++');
  expect(texts).not.toMatch(/mail\.in|98220/);

  await expect(codes).toContainText('That is still the sample address');
  await codes.getByRole('combobox', { name: 'Print', exact: true }).selectOption('QR codes only');
  await codes.getByLabel('From row').fill('3');
  await codes.getByLabel('to row').fill('4');
  await codes.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(codes.getByRole('img')).toHaveCount(1);
  await expect(codes).toContainText('Row 4: The ID "ITA-2024-0002" is in several rows.');
  await expect(codes).toContainText(`${links}ITA-2024-0001`);
  expect(sent).toEqual([`POST ${desk.address}/desk/confirmed`]);
  expect(complaints).toEqual([]);

  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'print' });
  await expect(codes.getByRole('img', { name: 'QR code of ITA-2024-0001' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test.describe('on paper, at 300 dots an inch', () => {
  test.use({ deviceScaleFactor: 300 / 96 });

  test('each certificate prints on its own page with its own QR code', async ({ page, desk }) => {
    await haveSettings(page, `${knownSettings}  issued: 6\n`);
    await page.goto(`${desk.address}/desk/register`);
    const long = 'Venkata Satyanarayana Subrahmanyam Chakravarthula';
    const rows = ['Asha Rao', 'अमृता कुलकर्णी', long].map((student, at) => {
      return [at + 1, student, 'Python', '', '', `ITA-2024-000${at + 1}`, '', '14 March 2024'];
    });
    await choose(page, 'register.xlsx', plainSheet(...rows));
    await confirmSheet(page, { 'Column H': 'issued' });
    const room = part(page, 'Certificates to print');
    await room.getByRole('combobox', { name: 'of', exact: true }).selectOption('all below an ID');
    await room.getByLabel('Below the ID').fill('ITA-2024-0001');
    await room.getByRole('button', { name: 'Show them' }).press('Enter');
    await expect(room.getByRole('button', { name: 'Print 2 certificates' })).toBeVisible();
    const preview = room.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('listitem')).toHaveCount(2);
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Devanagari') && status === 'loaded',
        ),
      );
    await expect.poll(isLoaded, 'a font with these letters').toBe(true);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = (await extractText(new Uint8Array(pdf))).text.map((text) =>
      text.replaceAll(/\s/g, ''),
    );
    expect(pages).toHaveLength(2);
    const { heading, signatories } = content.certificate;
    for (const [at, text] of pages.entries()) {
      const words = ['An Academy', heading, 'Python', `ITA-2024-000${at + 2}`, '14 March 2024'];
      for (const word of [...words, ...signatories]) {
        expect(text).toContain(word.replaceAll(/\s/g, ''));
      }
    }
    expect(pages[1]).toContain('Chakravarthula');

    await page.emulateMedia({ media: 'print' });
    for (const id of ['ITA-2024-0002', 'ITA-2024-0003']) {
      const code = preview.getByRole('img', { name: `QR code of ${id}` });
      expect(await textInCode(code, 1 / 3)).toBe(links + id);
    }
  });
});

test.describe('with the site’s own settings', () => {
  // The tests share this page.
  let page: Page;

  test.beforeAll(async ({ browser, desk }) => {
    page = await browser.newPage();
    await page.goto(`${desk.address}/desk/register`);
  });

  test.afterAll(() => page.context().close());

  test('a file that is not a register is refused with advice', async () => {
    const status = page.getByRole('status').first();
    await choose(page, 'register.pdf', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj'));
    await expect(status).toContainText('register.pdf can’t be read');
    await expect(status).toContainText('What to do: The file is of a kind that cannot be read');
  });

  test('a column that seems to be another can’t be confirmed in passing', async () => {
    const rows = ['Asha Rao', 'Ravi Patil', 'Meera Iyer'].map((student, at) => {
      return [at + 1, 'Python', student, '', '', `ITA-2024-000${at + 1}`];
    });
    const headings = ['No.', 'Course', 'Student', '', '', 'Certificate ID'];
    await choose(page, 'register.xlsx', workbook([['Register'], headings, ...rows]));
    const list = part(page, 'What is in your sheet?');
    const choice = (name: string) => list.getByRole('combobox', { name });
    const suggestion = list.getByRole('row', { name: /^Perhaps another column/ });
    await expect(
      suggestion.filter({ hasText: 'The students seem to be in column C' }),
    ).toBeVisible();
    await expect(choice('Column B: Course is')).toHaveValue('');
    await choice('Column B: Course is').selectOption('student');
    await choice('Column C: Student is').selectOption('course');
    await choice('Column F: Certificate ID is').selectOption('id');
    await list.getByRole('button', { name: /^Save/ }).press('Enter');
    await expect(list.getByRole('status')).toHaveText(
      '1 thing left to choose or to tick: Perhaps another column',
    );
    await choice('Column B: Course is').selectOption('course');
    await choice('Column C: Student is').selectOption('student');
    await expect(suggestion).toHaveCount(0);
    await expect(part(page, 'What to fix')).not.toContainText('should hold');
    const search = part(page, 'Try a search');
    await search.getByRole('textbox', { name: validator.inputLabel }).fill('ITA-2024-0002');
    await search.getByRole('textbox', { name: validator.inputLabel }).press('Enter');
    await expect(search.locator('#announced')).toContainText('Ravi Patil has completed');
    await expect(part(page, 'A copy to publish')).toContainText('First answer above');
  });

  test('the desk saves nothing before each column of the sheet is chosen', async () => {
    await choose(page, 'register.xlsx', sheet);
    const list = part(page, 'What is in your sheet?');
    const ids = list.getByRole('combobox', { name: 'Column F: Certificate ID is' });
    await expect(ids).toHaveValue('');
    for (const name of ['Column E: Note is', 'Column G: Clerk is']) {
      await expect(list.getByRole('combobox', { name })).toHaveValue('private');
    }
    await list.getByRole('button', { name: /^Save/ }).press('Enter');
    await expect(list.getByRole('status')).toHaveText(
      /^\d+ things? left to choose or to tick: .*Column F: Certificate ID/,
    );
    await expect(ids).toBeFocused();
  });

  test('the desk saves nothing while two columns are chosen for the same thing', async () => {
    const rows = ['Asha Rao', 'Ravi Patil', 'Meera Iyer'].map((student, at) => {
      return [at + 1, student, 'Python', '', '', `ITA-2024-000${at + 1}`, '', 'given', 'paid'];
    });
    const headings = ['No.', 'Student', 'Course', '', '', 'Certificate ID', '', 'State', 'Fee'];
    await choose(page, 'register.xlsx', workbook([['Register'], headings, ...rows]));
    const list = part(page, 'What is in your sheet?');
    for (const [name, use] of [
      ['Column B: Student is', 'student'],
      ['Column C: Course is', 'course'],
      ['Column F: Certificate ID is', 'id'],
      ['Column H: State is', 'status'],
      ['Column I: Fee is', 'status'],
    ] as const)
      await list.getByRole('combobox', { name }).selectOption(use);
    await expect(list.getByText('Not a status: "given".')).toBeVisible();
    for (const tick of await list.getByRole('checkbox').all()) await tick.check();
    await list.getByRole('button', { name: /^Save/ }).press('Enter');
    await expect(list.getByRole('status')).toHaveText(/^Choose exactly one column for the status/);
  });

  test('the desk makes the key that seals the register, and says where to put the key', async () => {
    const protect = part(page, 'Protect the register');
    const saving = page.waitForEvent('download');
    await protect.getByRole('button', { name: 'Make the key' }).press('Enter');
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('register.key');
    const text = await readFile(await saved.path(), 'utf8');
    expect(readKeyFile(text)).toHaveLength(32);
    await expect(protect.getByText('"secret"')).toHaveText(text.trim());
    await expect(protect).toContainText('REGISTER_KEY');
  });
});

test('an older copy is not remembered before its owner has said that ended certificates are valid', async ({
  page,
  desk,
}) => {
  await haveSettings(page, knownSettings);
  await page.goto(`${desk.address}/desk/register`);
  const rows = ['Asha Rao', 'Ravi Patil', 'Meera Iyer'].map((student, at) => {
    return [at + 1, student, 'Python', '', '', `ITA-2024-000${at + 1}`, ''];
  });
  const headings = ['No.', 'Student', 'Course', '', '', 'Certificate ID', ''];
  const ended = rows.map((row, at) => [...row, at === 1 ? 'Withdrawn' : '']);
  await choose(page, 'register.xlsx', workbook([['Register'], [...headings, 'Status'], ...ended]));
  await confirmSheet(page, { 'Column H: Status': 'status' });
  const list = part(page, 'What is in your sheet?');
  const said = list.getByRole('status');
  await expect(said).toContainText('until you upload this sheet, or a new copy of it');

  await choose(page, 'register-old.xlsx', workbook([['Register'], headings, ...rows]));
  await expect(list.getByRole('row', { name: /^Valid again/ })).toContainText('ITA-2024-0002');
  await list.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(said).toHaveText('1 thing left to choose or to tick: Valid again');
  const tick = list.getByRole('checkbox', { name: 'It is valid again' });
  await expect(tick).toBeFocused();
  await tick.press('Space');
  await list.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(said).toContainText('Saved');
});

test('if the settings seal the register, the desk says that GitHub must have the key', async ({
  page,
  desk,
}) => {
  await haveSettings(page, `${knownSettings}sealed: true\n`);
  await page.goto(`${desk.address}/desk/register`);
  await expect(part(page, 'Protect the register')).toContainText(
    'GitHub must have its key, or nothing goes online',
  );
  await choose(page, 'register.xlsx', sheet);
  await expect(page.getByText('visitors can use it only if GitHub has its key')).toBeVisible();
  await expect(part(page, 'A copy to publish')).toContainText(
    'on your website nobody can download',
  );
});

function haveSettings(page: Page, settings: string) {
  return changeState(page, ({ files }) => ({
    files: [...new Map(files).set('register.yaml', settings)],
  }));
}

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const input = page.getByLabel('The sheet', { exact: true }).locator('input');
  // The owner can drop a file anywhere in the box.
  await expect(input).toHaveCSS('inset', '0px');
  await input.setInputFiles({ name, mimeType: '', buffer });
}
