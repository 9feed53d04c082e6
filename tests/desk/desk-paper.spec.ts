import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { content } from '../support/content-words.ts';
import { changeState, confirmSheet, deskTest as test, deskTimeout } from './desk-window.ts';
import { plainSheet } from '../support/register-file.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

const ids = [
  'ITA-0001',
  'ITA-2024-PYTHON-ADV-00017',
  '550e8400-e29b-41d4-a716-446655440000',
  'ACADEMY/PUNE/2024/FULLSTACK/BATCH-07/CERTIFICATE/00000000017',
];

// Few computers have a font for the Todhri script, which Unicode added only in 2024.
const students = ['Asha \u{105C0}', 'محمد قریشی', 'अमृता कुलकर्णी', 'Meera Iyer'];

/** An address of which only a part fits into the line on a certificate. */
const siteUrl = 'siteUrl: https://institute-pune.example';

// The tests share this page, which previews one certificate for each ID.
let page: Page;

test.beforeAll(async ({ browser, desk }) => {
  page = await browser.newPage();
  await changeState(page, ({ files }) => ({
    files: files.map(([path, text]) => [path, text.replace(/^siteUrl: .*$/m, siteUrl)]),
  }));
  const rows = ids.map((id, at) => [at + 1, students[at] ?? '', 'Python', '', '', id]);
  await page.goto(`${desk.address}/desk/register`);
  const input = page.getByLabel('The sheet', { exact: true }).locator('input');
  await input.setInputFiles({ name: 'r.xlsx', mimeType: '', buffer: plainSheet(...rows) });
  await confirmSheet(page);
  const room = page.getByRole('region', { name: 'Certificates to print' });
  await room.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(room.getByRole('region', { name: 'Preview' })).toBeVisible();
});

test.afterEach(() => page.emulateMedia({ media: null }));

test.afterAll(() => page.context().close());

test('an ID of up to 60 characters stays within its place on the certificate', async () => {
  expect(ids.map(({ length }) => length)).toEqual([8, 25, 36, 60]);
  await page.emulateMedia({ media: 'print' });
  const certificates = page.locator('.certificate');
  await expect(certificates).toHaveCount(ids.length);
  for (const [at, id] of ids.entries()) {
    const certificate = certificates.nth(at);
    const shown = (await certificate.getByText(id, { exact: true }).boundingBox()) ?? nowhere;
    const check = content.certificate.check.split('{')[0] ?? '';
    const below = (await certificate.getByText(check).boundingBox()) ?? nowhere;
    expect(shown.y + shown.height, id).toBeLessThanOrEqual(below.y + 1);
    expect(shown.width, id).toBeLessThanOrEqual((64 / 25.4) * 96 + 1);
    await expect(certificate.getByRole('heading')).toHaveText(content.certificate.heading);
  }
});

test('a PDF of certificates is named after the first and the last ID', async () => {
  const own = await page.title();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `Certificates ${ids.at(0)} to ${ids.at(-1)}` });
  await expect(page).toHaveTitle(own);
});

test('the printed address of the validator breaks only after a slash', async () => {
  const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const { text } = await extractText(await getDocumentProxy(pdf));
  expect(text).toHaveLength(ids.length);
  for (const sheet of text) expect(sheet).toMatch(/ institute-pune\.example\/\s+SearchById/);
});

test('if no font has a name’s letters, the desk says so before printing', async () => {
  const told = page.getByRole('region', { name: 'Certificates to print' }).getByRole('alert');
  await expect(told).toContainText('Row 3: Asha \u{105C0}');
  // The desk brings letters for Devanagari. A machine may lack those of the Urdu name.
  await expect(told).not.toContainText(/Row [56]/);
});

test('a name in Urdu has room for marks above and below its letters', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const certificate = page.locator('.certificate').nth(1);
  const line = certificate.locator('.c-student');
  const [place, leading, left] = await line.locator('bdi').evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const { lineHeight, fontSize } = getComputedStyle(name);
    return [
      text.getBoundingClientRect(),
      parseFloat(lineHeight) / parseFloat(fontSize),
      name.getBoundingClientRect().left,
    ];
  });
  expect(place.left - left).toBeLessThan(2);
  expect(leading).toBeGreaterThan(1.3);
  // Firefox prints only the first frame of an animation that was never on the screen.
  await expect(certificate.locator('.c-seal')).toHaveCSS('animation-name', 'none');
});

test('if the browser ignores “Print”, the desk says that nothing was printed', async () => {
  await page.evaluate(() => (window.print = () => undefined));
  const room = page.getByRole('region', { name: 'Certificates to print' });
  await room.getByRole('button', { name: /^Print \d/ }).press('Enter');
  await expect(room.getByText('This browser has printed nothing.')).toBeVisible();
});

const nowhere = { y: Infinity, width: Infinity, height: Infinity };
