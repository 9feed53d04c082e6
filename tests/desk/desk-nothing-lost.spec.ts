import { expect, type Page } from '@playwright/test';
import {
  changedElsewhere as elsewhere,
  checkout,
  closeDialog,
  closeRefusal,
  contentText,
  deskTest as test,
  deskTimeout,
  enterFolder,
  expectRefused,
  expectUnreadable,
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

const python = contentText('courses/Python.md');

// Opening the CMS takes long, so the tests share this page. Each test leaves its form and puts back the file that it
// changed outside the form. No other test uses a file that was saved in a form.
let page: Page;

test.beforeAll(async ({ browser, desk }) => {
  page = await (await openWindow(browser)).newPage();
  await putCheckout(page, desk.address);
  await writeFiles(page, [
    ['academy.yaml', unreadableText],
    // The parser would throw, since the quotation mark is not closed.
    ['courses/CSS.md', '---\ntitle: "CSS\n---\n'],
  ]);
  await enterFolder(page, desk.address);
});

test.afterAll(async () => {
  // The page may still wait for a request.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

// This test is the first and does not wait, since the CMS’s own message would be gone after a few seconds.
test('a file that can’t be read is reported with the faulty line, and not overwritten', async () => {
  // The CMS must not show its own message, which would lack the file's name.
  expect(await page.getByText('error while parsing').count()).toBe(0);
  await expectUnreadable(page, 'choose “Discard changes”, which undoes every change');
  await expect(page).toHaveURL(/#\/collections\/facts$/);
  await openEntry(page, 'facts', 'site');
  expect((await checkout(page)).get('academy.yaml')).toBe(unreadableText);
  // The file is correct now, but the CMS still has its empty form.
  await writeFiles(page, [['academy.yaml', contentText('academy.yaml')]]);
  await openEntry(page, 'facts', 'academy');
  await closeDialog(page.getByRole('dialog', { name: 'This file was changed elsewhere' }));
});

test('a form does not overwrite what a text editor or a Git pull changed', async () => {
  // Unless the page has the file's present text by now, it warns of the change below.
  const asked = page.waitForResponse('**/state.json');
  await openEntry(page, 'courses', 'Python');
  await asked;
  const title = textBox(page, 'Title');
  await title.fill('Mine');
  const commented = `${python}\n<!-- A note of a colleague. -->\n`;
  await writeFiles(page, [['courses/Python.md', commented]]);
  await trySaving(page);
  const reloads = page.waitForRequest('**/desk/words');
  // With this answer, the browser keeps the page.
  await page.route('**/desk/words', (route) => route.fulfill({ status: 204 }));
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Load the page again' }).press('Enter');
  await reloads;
  await page.unroute('**/desk/words');
  await expectRefused(page, '“Course: Python” (content/courses/Python.md)', 'Title: Mine');
  await expect(title).toHaveValue('Mine');
  expect((await checkout(page)).get('courses/Python.md')).toBe(commented);
  await putBack('courses/Python.md');
});

test('if a file has changed since the desk was loaded, its form opens with a warning', async () => {
  const pulled = python.replace(/^title: .*$/m, 'title: Pulled');
  await writeFiles(page, [['courses/Python.md', pulled]]);
  await openEntry(page, 'courses', 'Python');
  const told = page.getByRole('dialog', { name: 'This file was changed elsewhere' });
  await expect(told).toContainText('“Course: Python” (content/courses/Python.md)');
  await closeDialog(told);
  await putBack('courses/Python.md');
});

test('if a file was deleted elsewhere, its form says how to bring the file back', async () => {
  // The desk looks at the folder when a form opens, and may find and tell the deletion before the form is saved.
  const deleted = page.getByRole('dialog', { name: 'Deleted. This comes next:' });
  await page.addLocatorHandler(deleted, closeDialog);
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
  await page.removeLocatorHandler(deleted);
  await putBack('courses/Python.md');
});

test('typed text is lost only with the owner’s consent', async () => {
  const list = '#/collections/certificates';
  const heading = textBox(page, 'Heading');
  const asked: string[] = [];
  let isLeft = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (isLeft ? dialog.accept() : dialog.dismiss());
  });
  const cancel = page.getByRole('button', { name: 'Cancel Editing' });
  // The CMS leaves a form in another way if the form was opened from its list.
  for (const opensFrom of ['#/collections/facts', list]) {
    await page.evaluate((wanted) => location.assign(wanted), opensFrom);
    await openEntry(page, 'certificates', 'certificate');
    const form = page.url();
    await heading.fill('Typed');
    isLeft = false;
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await cancel.click();
    await expect.poll(() => asked).toEqual(['beforeunload', 'confirm']);
    await cancel.click();
    await expect.poll(() => asked).toEqual(['beforeunload', 'confirm', 'confirm']);
    // By now, the CMS would have loaded the form again.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(heading, `opened from ${opensFrom}`).toHaveValue('Typed');
    expect(page.url()).toBe(form);
    isLeft = true;
    await cancel.click();
    await expect(page).toHaveURL(/#\/collections\/certificates$/);
    asked.length = 0;
  }

  // A saved or unchanged form closes without a question.
  await openEntry(page, 'certificates', 'certificate');
  await heading.fill('Saved');
  await save(page);
  await openEntry(page, 'certificates', 'certificate');
  await cancel.click();
  await expect(page).toHaveURL(/#\/collections\/certificates$/);
  expect(asked).toEqual([]);
  page.removeAllListeners('dialog');
});

/** Writes the text that the CMS has read into a file again, and leaves the form. */
async function putBack(path: string) {
  await writeFiles(page, [[path, contentText(path)]]);
  await leaveForm(page);
}
