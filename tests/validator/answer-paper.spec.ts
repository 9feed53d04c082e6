import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { fill } from '../../src/fill.ts';
import { academy, validator as words, contact } from '../support/content-words.ts';
import { layoutFaults } from '../pages/look.ts';
import { plainSheet } from '../support/register-file.ts';
import { boxOf, holdBack } from '../support/site-test.ts';
import { expect, test } from './validator-test.ts';

const id = 'ITA-2024-0017';
/** Hardly any computer has a font for this letter, which Unicode has had since 2024. */
const unknownLetter = '\u{105C0}';
const longStudent = 'Venkata Satyanarayana Subrahmanyam Chakravar';
const register = plainSheet(
  [1, 'Hope Rao', 'Office', 'A', null, id],
  [3, longStudent, 'Office', 'A', null, 'ITA-2024-0019'],
  [2, `Asha ${unknownLetter}`, 'Office', 'A', null, 'ITA-2024-0018'],
);

test('forced colours don’t change the certificate drawn on paper', async ({ page, validator }) => {
  await validator.open(register, `#id=${id}`);
  const inks = () =>
    page.locator('.answer-drawing .certificate').evaluate((drawing) => {
      const style = getComputedStyle(drawing);
      return ['--c-ink', '--c-dash', '--c-sun', 'border-top-style', 'forced-color-adjust'].map(
        (name) => style.getPropertyValue(name),
      );
    });
  await page.emulateMedia({ media: 'print' });
  const own = await inks();
  await page.emulateMedia({ media: 'print', forcedColors: 'active' });
  expect(await inks()).toEqual(own);
});

test('an answer is not printed before its QR code has loaded', async ({ page, validator }) => {
  const letGo = await holdBack(page, /\/answer-paper\.[\w-]+\.js$/);
  await page.addInitScript((label) => {
    window.print = () => console.log(document.querySelector(`[aria-label="${label}"]`) !== null);
  }, words.valid.qrCode);
  await validator.open(register, `#id=${id}`);
  const own = await page.title();
  const printed = page.waitForEvent('console');
  await page.getByRole('button', { name: words.valid.print }).click();
  letGo();
  expect((await printed).text(), 'the page has its QR code').toBe('true');

  const { info } = await (await getDocumentProxy(new Uint8Array(await page.pdf()))).getMetadata();
  expect(info).toMatchObject({ Title: fill(words.valid.paper, { id }) });
  await expect(page).toHaveTitle(own);
});

test('if the browser ignores “Print”, the page says that nothing was printed', async ({
  page,
  list,
}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  const told = (link: string) =>
    page.getByRole('paragraph').filter({ hasText: fill(words.notPrinted, { link }) });
  await list.validator.open(register, `#id=${id}`);
  await page.getByRole('button', { name: words.valid.print }).click();
  await expect(told(page.url())).toBeVisible();
  await list.unfold();
  await list.check(id);
  await page.getByRole('button', { name: words.list.result.print }).click();
  await expect(told(page.url().replace(/#.*/, ''))).toBeVisible();
});

test('if no font has a name’s letters, the validator says so before printing', async ({
  validator,
}) => {
  const told = (text: string) =>
    validator.main.getByText(fill(words.valid.letters, { text }), { exact: true });
  await validator.open(register, '#id=ITA-2024-0018');
  await expect(told(`Asha ${unknownLetter}`)).toBeVisible();
  await validator.search(id);
  await expect(validator.result).toContainText(words.valid.heading);
  await expect(told('Hope Rao')).toHaveCount(0);
});

test('students, courses, IDs and contact details are not translated', async ({ page, list }) => {
  const certificate = ['Hope Rao', 'Office', id];
  const { validator } = list;
  await validator.open(register, `#id=${id}`);
  await expect(validator.result).toContainText('Hope Rao');
  // Eight texts of the page contain the student, the course or the ID.
  expect(await translated(page, certificate)).toEqual({ found: 8, translated: [] });
  await validator.search(id.toLowerCase());
  await expect(validator.result).toContainText(words.invalid.message);
  expect((await translated(page, [id, id.toLowerCase()])).translated).toEqual([]);
  await list.unfold();
  await list.check(id);
  await expect(list.rows).toHaveCount(1);
  expect(await translated(page, certificate)).toMatchObject({ translated: [] });
  for (const path of ['/about', '/SearchById#id=nothing']) {
    await page.goto(path);
    const reached = contact.flatMap(({ kind, value }) => (kind === 'whatsapp' ? [] : [value]));
    const { found, translated: others } = await translated(page, reached);
    expect(found, path).toBeGreaterThan(0);
    expect(others, path).toEqual([]);
  }
});

function translated(page: Page, values: readonly string[]) {
  return page.evaluate((all) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isScript = node.parentElement?.closest('script, noscript, #announced');
      if (!isScript && all.some((value) => node.textContent?.includes(value))) found.push(node);
    }
    const isOpen = ({ parentElement }: Node) => parentElement?.translate !== false;
    return {
      found: found.length,
      translated: found.filter(isOpen).map((node) => node.textContent),
    };
  }, values);
}

test('a 60-letter academy name prints above the student’s name', async ({ page, validator }) => {
  const name = 'International Institute of Information Technology, Kolhapurs';
  await validator.serve(register);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.route(/\/SearchById$|\/words\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(academy.name, name);
    await route.fulfill({ response, body });
  });
  await validator.visit('#id=ITA-2024-0019');
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('.answer-drawing');
  const above = await boxOf(drawing.getByText(name, { exact: true }));
  const student = await boxOf(drawing.getByText(longStudent, { exact: true }));
  expect(above.bottom).toBeLessThan(student.y);
  expect(await layoutFaults(page)).toEqual([]);
});
