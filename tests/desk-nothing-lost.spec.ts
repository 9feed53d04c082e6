import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  askToDelete,
  changedElsewhere as elsewhere,
  checkout,
  closeDialog,
  closeRefusal,
  contentText,
  deskTest as test,
  deskTimeout,
  certificate,
  enterFolder,
  expectRefused,
  expectUnreadable,
  facts,
  leaveForm,
  openEntry,
  openWindow,
  putCheckout,
  save,
  textBox,
  trySaving,
  unreadableText,
  writeFiles,
} from './desk-window.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

const academy = contentText('academy.yaml');
const python = contentText('courses/Python.md');

test.describe('with the folder open', () => {
  // Opening the CMS takes long, so the tests share this page. Each test leaves its form and puts back the file that it
  // changed outside the form. No other test uses a file that was saved in a form. If a test fails, Playwright opens a new page
  // for the tests after it.
  let page: Page;

  test.beforeAll(async ({ browser, desk }) => {
    page = await openFolder(browser, desk.address);
  });

  test.afterAll(() => closeAll(page.context()));

  test('a form does not overwrite what a text editor or a Git pull changed', async () => {
    await typeEmail(page);
    const commented = `# A note of a colleague.\n${academy}`;
    await writeFiles(page, [['academy.yaml', commented]]);
    await trySaving(page);
    await expectRefused(page, facts, 'Email: mine@academy.example');
    expect((await checkout(page)).get('academy.yaml')).toBe(commented);
    await putBack(page, 'academy.yaml');
  });

  test('if a file has changed since the desk was loaded, its form opens with a warning', async () => {
    const pulled = python.replace(/^title: .*$/m, 'title: Pulled');
    await writeFiles(page, [['courses/Python.md', pulled]]);
    await openEntry(page, 'courses', 'Python');
    const told = page.getByRole('dialog', { name: 'This file was changed elsewhere' });
    await expect(told).toContainText('“Course: Python” (content/courses/Python.md)');
    await closeDialog(told);
    await textBox(page, 'Title').fill('Mine');
    await trySaving(page);
    await closeRefusal(page, page.getByRole('dialog', { name: elsewhere }));
    expect((await checkout(page)).get('courses/Python.md')).toBe(pulled);
    await putBack(page, 'courses/Python.md');
  });

  test('a form is not saved if its file can no longer be read', async () => {
    await typeEmail(page);
    await writeFiles(page, [['academy.yaml', unreadableText]]);
    await trySaving(page);
    const dialog = page.getByRole('dialog', { name: 'Not saved: the file can’t be read' });
    await expect(dialog).toContainText('correct the line');
    await closeRefusal(page, dialog);
    await expect(textBox(page, 'Email')).toHaveValue('mine@academy.example');
    expect((await checkout(page)).get('academy.yaml')).toBe(unreadableText);
    await putBack(page, 'academy.yaml');
  });

  test('if a file was deleted elsewhere, its form says how to bring the file back', async () => {
    await openEntry(page, 'courses', 'Python');
    await textBox(page, 'Title').fill('Mine');
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
    await closeRefusal(page, dialog);
    await putBack(page, 'courses/Python.md');
  });

  test('typed text is lost only with the owner’s consent', async () => {
    await openEntry(page, 'courses', 'CSS');
    const title = textBox(page, 'Title');
    await title.fill('Typed');
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
    await expect(title).toHaveValue('Typed');
    expect(page.url()).toBe(form);
    isLeft = true;
    await cancel.click();
    await expect(page).toHaveURL(/#\/collections\/courses$/);

    // A saved or unchanged form closes without a question.
    asked.length = 0;
    await openEntry(page, 'courses', 'CSS');
    await title.fill('Saved');
    await save(page);
    await openEntry(page, 'courses', 'CSS');
    await cancel.click();
    await expect(page).toHaveURL(/#\/collections\/courses$/);
    expect(asked).toEqual([]);
    page.removeAllListeners('dialog');
  });

  test('a form does not overwrite what another window saved', async ({ desk }) => {
    const second = await page.context().newPage();
    await enterFolder(second, desk.address);
    await openEntry(second, 'certificates', 'certificate');
    await openEntry(page, 'certificates', 'certificate');
    await textBox(page, 'Heading').fill('Certificate of merit');
    await save(page);
    const saved = contentText('certificate.yaml').replace(
      /^heading: .*$/m,
      'heading: Certificate of merit',
    );
    expect((await checkout(page)).get('certificate.yaml')).toBe(saved);

    await textBox(second, 'Date').fill('Day of issue');
    await trySaving(second);
    await expectRefused(second, certificate, 'Date: Day of issue');
    await expect(textBox(second, 'Date')).toHaveValue('Day of issue');
    expect((await checkout(page)).get('certificate.yaml')).toBe(saved);

    await trySaving(second);
    const loaded = second.waitForEvent('framenavigated');
    second.once('dialog', (asked) => void asked.accept());
    await second.getByRole('button', { name: 'Load the page again' }).press('Enter');
    await loaded;
    await second.close();
  });

  test('deleting a course does not overwrite a list that was changed meanwhile', async () => {
    await openEntry(page, 'courses', 'Python');
    const changed = `${contentText('courses.yaml')}# A note of a colleague.\n`;
    await writeFiles(page, [['courses.yaml', changed]]);
    await askToDelete(page);
    await closeDialog(page.getByRole('dialog', { name: 'changed elsewhere' }));
    const files = await checkout(page);
    expect(files.get('courses.yaml')).toBe(changed);
    expect(files.has('courses/Python.md')).toBe(true);
    await putBack(page, 'courses.yaml');
  });
});

test.describe('with faulty files in the folder', () => {
  const damaged = python.replace(/^## .*\n/m, '');
  // The tests share this page, and each one has a file of its own.
  let page: Page;

  test.beforeAll(async ({ browser, desk }) => {
    page = await openFolder(browser, desk.address, [
      ['academy.yaml', unreadableText],
      ['courses/Python.md', damaged],
    ]);
  });

  test.afterAll(() => closeAll(page.context()));

  test('a form is not saved if its file already had a fault', async () => {
    await openEntry(page, 'courses', 'Python');
    await textBox(page, 'Title').fill('Mine');
    await trySaving(page);
    const dialog = page.getByRole('dialog', { name: 'Not saved' });
    await expect(dialog).toContainText('Modules');
    await closeRefusal(page, dialog);
    expect((await checkout(page)).get('courses/Python.md')).toBe(damaged);
    await leaveForm(page);
  });

  test('a file that can’t be read is reported with the faulty line, and not overwritten', async () => {
    await expectUnreadable(page, 'choose “Discard changes”, which undoes every change');
    await expect(page).toHaveURL(/#\/collections\/facts$/);
    // The CMS must not show its own message, which would lack the file's name.
    await expect(page.getByText('error while parsing')).toHaveCount(0);
    await openEntry(page, 'facts', 'site');
    expect((await checkout(page)).get('academy.yaml')).toBe(unreadableText);
    // The file is correct now, but the CMS still has its empty form.
    await writeFiles(page, [['academy.yaml', academy]]);
    await openEntry(page, 'facts', 'academy');
    const told = page.getByRole('dialog', { name: 'This file was changed elsewhere' });
    await expect(told).toBeVisible();
  });
});

/** Opens the folder in a new window, after replacing the files in `changed`. */
async function openFolder(
  browser: Browser,
  address: string,
  changed: Parameters<typeof writeFiles>[1] = [],
): Promise<Page> {
  const page = await (await openWindow(browser)).newPage();
  await putCheckout(page, address);
  await writeFiles(page, changed);
  await enterFolder(page, address);
  return page;
}

/** Types into the form of `academy.yaml`, after the page has fetched the file's present text. */
async function typeEmail(page: Page) {
  const asked = page.waitForResponse('**/state.json');
  await openEntry(page, 'facts', 'academy');
  await asked;
  await textBox(page, 'Email').fill('mine@academy.example');
}

/** Writes the text that the CMS has read into a file again, and leaves the form. */
async function putBack(page: Page, path: string) {
  await writeFiles(page, [[path, contentText(path)]]);
  await leaveForm(page);
}

/** Closes a context whose pages may still wait for requests. */
async function closeAll(context: BrowserContext) {
  const unrouted = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all(unrouted);
  await context.close();
}
