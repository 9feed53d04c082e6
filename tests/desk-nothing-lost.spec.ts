import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  askToDelete,
  changedElsewhere as elsewhere,
  checkout,
  closeRefusal,
  contentText,
  deskTest as test,
  deskTimeout,
  emailBox,
  enterFolder,
  expectRefused,
  expectUnreadable,
  field,
  openEntry,
  openWindow,
  putCheckout,
  save,
  trySaving,
  unreadableText,
  writeFiles,
} from './desk-window.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

const academy = contentText('academy.yaml');
const other = academy.replace(/^email: .*$/m, 'email: other@academy.example');

test.describe('with the folder open', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser, desk }) => {
    context = await openWindow(browser);
    page = await context.newPage();
    await putCheckout(page, desk.address);
    await enterFolder(page, desk.address);
  });

  test.afterEach(() => closeAll(context));

  test('a form does not overwrite what another window saved', async ({ desk }) => {
    await openEntry(page, 'facts', 'academy');
    const second = await context.newPage();
    await enterFolder(second, desk.address);
    await openEntry(second, 'facts', 'academy');
    await emailBox(second).fill('other@academy.example');
    await save(second);
    expect((await checkout(page)).get('academy.yaml')).toBe(other);

    const whatsapp = page.getByRole('textbox', { name: 'WhatsApp' });
    await whatsapp.fill('+91 20 2543 0009');
    await trySaving(page);
    await expectRefused(page, 'WhatsApp: +91 20 2543 0009');
    await expect(whatsapp).toHaveValue('+91 20 2543 0009');
    expect((await checkout(page)).get('academy.yaml')).toBe(other);

    await trySaving(page);
    const loaded = page.waitForEvent('load');
    page.once('dialog', (asked) => void asked.accept());
    await page.getByRole('button', { name: 'Load the page again' }).press('Enter');
    await loaded;
  });

  test('a form does not overwrite what a text editor or a Git pull changed', async () => {
    await typeEmail(page);
    const commented = `# A note of a colleague.\n${academy}`;
    await writeFiles(page, [['academy.yaml', commented]]);
    await trySaving(page);
    await expectRefused(page, 'Email: mine@academy.example');
    expect((await checkout(page)).get('academy.yaml')).toBe(commented);
  });

  test('if a file has changed since the desk was loaded, its form opens with a warning', async () => {
    const course = contentText('courses/Python.md');
    await writeFiles(page, [
      ['courses/Python.md', course.replace(/^title: .*$/m, 'title: Pulled')],
    ]);
    await openEntry(page, 'courses', 'Python');
    const told = page.getByRole('dialog', { name: 'This file was changed elsewhere' });
    await expect(told).toContainText('“Course: Python” (content/courses/Python.md)');
    await told.getByRole('button', { name: 'Close' }).press('Enter');
    await field(page, 'Title').getByRole('textbox').first().fill('Mine');
    await trySaving(page);
    await expect(page.getByRole('dialog', { name: elsewhere })).toBeVisible();
    expect((await checkout(page)).get('courses/Python.md')).toContain('title: Pulled');
  });

  test('a form is not saved if its file can no longer be read', async () => {
    await typeEmail(page);
    await writeFiles(page, [['academy.yaml', unreadableText]]);
    await trySaving(page);
    const dialog = page.getByRole('dialog', { name: 'Not saved: the file can’t be read' });
    await expect(dialog).toContainText('correct the line');
    await closeRefusal(page, dialog);
    await expect(emailBox(page)).toHaveValue('mine@academy.example');
    expect((await checkout(page)).get('academy.yaml')).toBe(unreadableText);
  });

  test('if a file was deleted elsewhere, its form says how to bring the file back', async () => {
    await openEntry(page, 'courses', 'Python');
    await field(page, 'Title').getByRole('textbox').first().fill('Mine');
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const content = await root.getDirectoryHandle('content');
      await (await content.getDirectoryHandle('courses')).removeEntry('Python.md');
    });
    await trySaving(page);
    const dialog = page.getByRole('dialog', { name: elsewhere });
    await expect(dialog).toContainText('was deleted in another window');
    await expect(dialog).toContainText('bring it back: in GitHub Desktop');
    await expect(dialog.locator('pre')).toHaveText('Title: Mine');
  });

  test('a form is not saved if its file already had a fault', async ({ desk }) => {
    const damaged = contentText('courses/Python.md').replace(/^## .*\n/m, '');
    await writeFiles(page, [['courses/Python.md', damaged]]);
    const second = await context.newPage();
    await enterFolder(second, desk.address);
    await openEntry(second, 'courses', 'Python');
    await field(second, 'Title').getByRole('textbox').first().fill('Mine');
    await trySaving(second);
    await expect(second.getByRole('dialog', { name: 'Not saved' })).toContainText('Modules');
    expect((await checkout(second)).get('courses/Python.md')).toBe(damaged);
  });

  test('deleting a course does not overwrite a list that was changed meanwhile', async () => {
    await openEntry(page, 'courses', 'Python');
    const changed = `${contentText('courses.yaml')}# A note of a colleague.\n`;
    await writeFiles(page, [['courses.yaml', changed]]);
    await askToDelete(page);
    await expect(page.getByRole('dialog', { name: 'changed elsewhere' })).toBeVisible();
    const files = await checkout(page);
    expect(files.get('courses.yaml')).toBe(changed);
    expect(files.has('courses/Python.md')).toBe(true);
  });

  test('typed text is lost only with the owner’s consent', async () => {
    await openEntry(page, 'facts', 'academy');
    await emailBox(page).fill('typed@academy.example');
    const form = page.url();
    const asked: string[] = [];
    let isLeft = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (isLeft ? dialog.accept() : dialog.dismiss());
    });
    const cancel = page.getByRole('button', { name: 'Cancel Editing' });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await cancel.click();
    await expect.poll(() => asked).toEqual(['beforeunload', 'confirm']);
    await cancel.click();
    await expect.poll(() => asked).toEqual(['beforeunload', 'confirm', 'confirm']);
    await expect(emailBox(page)).toHaveValue('typed@academy.example');
    expect(page.url()).toBe(form);
    isLeft = true;
    await cancel.click();
    await expect(page).toHaveURL(/#\/collections\/facts$/);

    // A saved or unchanged form closes without a question.
    asked.length = 0;
    await openEntry(page, 'facts', 'academy');
    await emailBox(page).fill('saved@academy.example');
    await save(page);
    await openEntry(page, 'facts', 'academy');
    await cancel.click();
    await expect(page).toHaveURL(/#\/collections\/facts$/);
    expect(asked).toEqual([]);
  });
});

test('a file that can’t be read is reported with the faulty line, and not overwritten', async ({
  browser,
  desk,
}) => {
  const context = await openWindow(browser);
  const page = await context.newPage();
  await putCheckout(page, desk.address);
  await writeFiles(page, [['academy.yaml', unreadableText]]);
  await enterFolder(page, desk.address);
  await expectUnreadable(page, 'choose “Discard changes”, which undoes every change');
  await expect(page).toHaveURL(/#\/collections\/facts$/);
  // The CMS must not show its own message, which would lack the file's name.
  await expect(page.getByText('error while parsing')).toHaveCount(0);
  await openEntry(page, 'facts', 'site');
  expect((await checkout(page)).get('academy.yaml')).toBe(unreadableText);
  // The file is correct now, but the CMS still has its empty form.
  await writeFiles(page, [['academy.yaml', academy]]);
  await openEntry(page, 'facts', 'academy');
  await expect(page.getByRole('dialog', { name: 'This file was changed elsewhere' })).toBeVisible();
  await closeAll(context);
});

/** Types into the form of `academy.yaml`, after the page has fetched the file's present text. */
async function typeEmail(page: Page) {
  const asked = page.waitForResponse('**/state.json');
  await openEntry(page, 'facts', 'academy');
  await asked;
  await emailBox(page).fill('mine@academy.example');
}

/** Closes a context whose pages may still wait for requests. */
async function closeAll(context: BrowserContext) {
  const unrouted = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all(unrouted);
  await context.close();
}
