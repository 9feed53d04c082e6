import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import type { StateFile } from '../src/desk/words/desk-state.ts';
import { readKeyFile } from '../src/register/sealed/keys.ts';
import { readFile as readSheet } from '../src/register/testing/read-file.ts';
import { knownSettings } from './site-copies.ts';
import { academy, content, validator } from './content-words.ts';
import { deskTest as test, deskTimeout } from './desk-window.ts';
import { plainSheet, protectedWorkbook, workbook } from './register-file.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

// One after another, since they share a server.
test.describe.configure({ mode: 'default', timeout: deskTimeout });

const sheet = plainSheet(
  [1, 'Asha Rao', 'Python', 'A', 'asha@mail.in', 'ITA-2024-0001', '98220 12345'],
  [2, 'Ravi Patil', 'C++', 'B', 'ravi@mail.in', 'ITA-2024-0002', '98220 54321'],
  [3, 'Meera Iyer', 'C++', 'A', 'meera@mail.in', 'ITA-2024-0002', '98220 99999'],
);

test.beforeEach(({ page }) => haveSettings(page, knownSettings));

test('a sheet is read, judged, searched and copied, and codes drawn with the site’s links, without a request that could carry any of it', async ({
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
  const fix = part(page, 'What to fix');
  await expect(fix).toContainText('Rows 4, 5: The ID "ITA-2024-0002" is in several rows.');
  await expect(fix).toContainText('What to do: Give each certificate an ID of its own');
  await expect(fix).toContainText('Column F is the certificate ID.');

  const search = part(page, 'Try a search');
  const box = search.getByRole('textbox', { name: validator.inputLabel });
  await box.fill(' ITA-2024-0001 ');
  await box.press('Enter');
  await expect(search.getByRole('status')).toContainText(validator.valid.heading);
  await expect(search.getByRole('status')).toContainText('Asha Rao');
  await box.fill('ITA-2024-OOO1');
  await box.press('Enter');
  await expect(search.getByRole('status')).toContainText(validator.invalid.message);
  await search.getByRole('button', { name: 'Did you mean ITA-2024-0001?' }).press('Enter');
  await expect(search.getByRole('status')).toContainText('Asha Rao');

  const copy = part(page, 'A copy to publish');
  const saving = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Save the copy' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('register-to-publish.xlsx');
  const copied = await readSheet(await readFile(await saved.path()));
  const texts = copied.flatMap(({ cells }) => cells).join('|');
  expect(texts).toContain('Ravi Patil|C++');
  expect(texts).not.toMatch(/mail\.in|98220/);

  const codes = part(page, 'Certificates to print');
  await codes.getByRole('combobox', { name: 'Print', exact: true }).selectOption('QR codes only');
  await codes.getByLabel('From row').fill('3');
  await codes.getByLabel('to row').fill('4');
  await codes.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(codes.getByRole('img')).toHaveCount(1);
  await expect(codes).toContainText('Row 4: The ID "ITA-2024-0002" is in several rows.');
  await expect(codes).toContainText(`${academy.siteUrl}/SearchById#id=ITA-2024-0001`);
  if (academy.siteUrl.endsWith('.example')) {
    await expect(codes).toContainText('That is still the sample address');
  }

  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);

  await test.step('axe finds nothing, by day and by night, and nothing is wider than a phone', () =>
    expectRoomForAll(page));

  await page.setViewportSize({ width: 1280, height: 720 });
  // The codes are alone on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(codes.getByRole('img', { name: 'QR code of ITA-2024-0001' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test.describe('on paper, at 300 dots an inch', () => {
  test.use({ deviceScaleFactor: 300 / 96 });

  test('certificates are chosen, shown and printed, one a page, each with a code that opens the site’s validator at its ID', async ({
    page,
    desk,
  }) => {
    await haveSettings(page, `${knownSettings}  issued: 6\n`);
    await page.goto(`${desk.address}/desk/register`);
    const students = [
      'Asha Rao',
      'अमृता कुलकर्णी',
      'Venkata Satyanarayana Subrahmanyam Chakravarthula',
    ];
    const rows = students.map((student, at) => {
      return [at + 1, student, 'Python', '', '', `ITA-2024-000${at + 1}`, '', '14 March 2024'];
    });
    await choose(page, 'register.xlsx', plainSheet(...rows));
    const room = part(page, 'Certificates to print');
    await room.getByRole('combobox', { name: 'of', exact: true }).selectOption('all below an ID');
    await room.getByLabel('Below the ID').fill('ITA-2024-0001');
    await room.getByRole('button', { name: 'Show them' }).press('Enter');
    await expect(room.getByRole('button', { name: 'Print 2 certificates' })).toBeVisible();
    const preview = room.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('listitem')).toHaveCount(2);
    // The space is that of the other letters.
    expect(await fontsOf(preview.getByText('अमृता कुलकर्णी'))).toEqual([
      expect.stringContaining('Anek Devanagari'),
      expect.stringContaining('Bricolage Grotesque'),
    ]);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = (await extractText(new Uint8Array(pdf))).text.map((text) =>
      text.replaceAll(/\s/g, ''),
    );
    expect(pages).toHaveLength(2);
    const { heading, signatories } = content.certificate;
    for (const [at, text] of pages.entries()) {
      const words = [academy.name, heading, 'Python', `ITA-2024-000${at + 2}`, '14 March 2024'];
      for (const word of [...words, ...signatories]) {
        expect(text).toContain(word.replaceAll(/\s/g, ''));
      }
    }
    expect(pages[1]).toContain('Chakravarthula');

    await page.emulateMedia({ media: 'print' });
    for (const id of ['ITA-2024-0002', 'ITA-2024-0003']) {
      const code = preview.getByRole('img', { name: `QR code of ${id}` });
      expect(await textInThirdOf(code)).toBe(`${academy.siteUrl}/SearchById#id=${id}`);
    }
  });
});

/** The families of the site's own fonts, and of the device's, in which a text is drawn. */
async function fontsOf(text: Locator): Promise<string[]> {
  const session = await text.page().context().newCDPSession(text.page());
  await text.evaluate((element) => element.setAttribute('data-asked', ''));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = '[data-asked]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** What a decoder reads in a code that is drawn with a third of its dots. */
async function textInThirdOf(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot());
  const { width } = await picture.metadata();
  const { data, info } = await picture
    .resize({ width: Math.round(width / 3) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('what is no register is told with what to do; of the next sheet, where its columns are others, and the form that takes their numbers', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/desk/register`);
  const status = page.getByRole('status').first();
  await choose(page, 'register.pdf', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj'));
  await expect(status).toContainText('register.pdf can’t be read');
  await expect(status).toContainText('What to do: The file is of a kind that cannot be read');
  await choose(page, 'locked.xlsx', protectedWorkbook());
  await expect(status).toContainText('can only be opened with a password');
  await choose(page, 'headings.xlsx', plainSheet());
  await expect(status).toContainText('No certificate can be checked.');

  const rows = ['Asha Rao', 'Ravi Patil', 'Meera Iyer'].map((student, at) => {
    return [at + 1, 'Python', student, `ITA-2024-000${at + 1}`];
  });
  const swapped = workbook([['Register'], ['No.', 'Course', 'Student', 'Certificate ID'], ...rows]);
  await drop(page, 'register.xlsx', swapped);
  const fix = part(page, 'What to fix');
  for (const line of ['Student: 3', 'Course: 2', 'ID: 4']) {
    await expect(fix.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  await expect(fix).not.toContainText('register.yaml');
  await expect(fix.getByRole('link', { name: 'Open these settings' })).toHaveAttribute(
    'href',
    /words#\/collections\/certificates\/entries\/register$/,
  );
});

test('the key of a sealed register is made here, and said where it goes; where the settings seal already, that GitHub must have it', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.address}/desk/register`);
  const protect = part(page, 'Protect the register');
  const saving = page.waitForEvent('download');
  await protect.getByRole('button', { name: 'Make the key' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('register.key');
  const text = await readFile(await saved.path(), 'utf8');
  expect(readKeyFile(text)).toHaveLength(32);
  await expect(protect.getByText('"secret"')).toHaveText(text.trim());
  await expect(protect).toContainText('REGISTER_KEY');

  await haveSettings(page, `${knownSettings}sealed: true\n`);
  await page.goto(`${desk.address}/desk/register`);
  await expect(protect).toContainText('GitHub must have its key, or nothing goes online');
  await choose(page, 'register.xlsx', sheet);
  await expect(page.getByText('visitors can use it only if GitHub has its key')).toBeVisible();
});

/** From the next page on the desk has these settings of the register, whatever the owner's own are. */
async function haveSettings(page: Page, settings: string) {
  await page.route('**/state.json', async (route) => {
    // As `scripts/desk/state-file.ts` makes it.
    const state = (await (await route.fetch()).json()) as StateFile;
    const files = [...new Map(state.files).set('register.yaml', settings)];
    const registerFiles = ['register/sample-register.xlsx'];
    await route.fulfill({ json: { ...state, files, registerFiles } });
  });
}

/** With a sheet, its codes and an answer in the room. */
async function expectRoomForAll(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('textbox', { name: validator.inputLabel }).fill('X');
  await page.getByRole('button', { name: validator.search, exact: true }).click();
  await expect(page.getByText(validator.invalid.message)).toBeVisible();
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

/** A section of the room by its heading. */
function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const input = page.getByLabel('The sheet', { exact: true }).locator('input');
  await input.setInputFiles({ name, mimeType: '', buffer });
}

async function drop(page: Page, name: string, buffer: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName));
      return transfer;
    },
    { bytes: [...buffer], fileName: name },
  );
  await page
    .getByRole('region', { name: 'The sheet', exact: true })
    .dispatchEvent('drop', { dataTransfer });
}
