import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Dialog,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { deskServer } from '../../scripts/desk/desk-server.ts';
import { isCourseFile } from '../../src/content/files/content-files.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { deskLogo } from '../../integrations/desk/desk-logo.ts';
import { stateFile } from '../../integrations/desk/state-file.ts';
import { knownFacts } from '../../src/content/testing/known-facts.ts';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { axeFindingsOutside } from '../pages/look.ts';
import { copyFolder, filesIn, isOfDesk } from '../support/site-copies.ts';

export const contentFolder = join(import.meta.dirname, '../../content');

/** In milliseconds. A busy machine needs a while to show the desk's several megabytes. */
export const deskTimeout = 180_000;

/** A test of the desk, as `npm run desk` serves it. */
export const deskTest = base.extend<object, { readonly desk: { readonly address: string } }>({
  desk: [({}, use) => withDesk(use), { scope: 'worker', timeout: deskTimeout }],
});

/** Answers as `npm run desk` does. */
export async function deskListener(): Promise<RequestListener> {
  const folder = copyFolder('changed');
  const files = filesIn(folder).filter(isOfDesk);
  const desk = new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
  const own = stateFile(await loadContent(contentFolder), true);
  const known = [...new Map([...own.files, ...knownFacts])];
  const state = {
    ...own,
    files: known,
    pictures: [...own.pictures, ['logo/known.svg', { width: 64, kind: 'svg' }] as const],
    registerFiles: ['register/sample-register.xlsx'],
  };
  return deskServer(
    desk,
    () => Promise.resolve(state),
    () => deskLogo(contentFolder, own),
    () => Promise.resolve(true),
  );
}

async function withDesk(use: (desk: { readonly address: string }) => Promise<void>) {
  const server = createServer(await deskListener());
  await use({ address: `http://localhost:${await listenOnFreePort(server, 'localhost')}` });
  server.close();
  server.closeAllConnections();
}

/**
 * A window that shows whole forms, since the CMS renders a field only when it comes into view. The project "desk" in
 * playwright.config.ts uses the same scale.
 */
const tallWindow = { viewport: { width: 1280, height: 4000 }, deviceScaleFactor: 0.2 };

/** Opens a browser window for the CMS. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const window = await browser.newContext({ ...tallWindow, ...options });
  // The CMS fades from each view to the next, even with reduced motion. Drawing this took a third of the tests' time.
  // In browsers that can't fade between views, the CMS shows the next view at once.
  await window.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  return window;
}

/** Blocks requests to other machines, even those that the page's policy would allow. */
export async function stayOnThisMachine(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
}

/** Whenever a page loads, replaces fields of the desk's state with what `change` returns. */
export async function changeState(
  page: Page,
  change: (state: StateFile) => Partial<StateFile> | Promise<Partial<StateFile>>,
): Promise<void> {
  await page.route('**/state.json', async (route) => {
    // The server may close an idle connection just when the next request uses it (ECONNRESET).
    const answer = await route.fetch({ maxRetries: 2 });
    // `integrations/desk/state-file.ts` writes the state in this type.
    const state = (await answer.json()) as StateFile;
    await route.fulfill({ json: { ...state, ...(await change(state)) } });
  });
}

/** On the page “The register”, says what each column of the sheet is, ticks the rest, and saves. */
export async function confirmSheet(page: Page, uses: Readonly<Record<string, string>> = {}) {
  const list = page.getByRole('region', { name: 'What is in your sheet?', exact: true });
  const known: typeof uses = {
    'Column B: Student': 'student',
    'Column C: Course': 'course',
    'Column F: Certificate ID': 'id',
    ...uses,
  };
  await expect(list.getByRole('combobox').first()).toBeVisible();
  for (const choice of await list.getByRole('combobox').all()) {
    const name = (await choice.getAttribute('aria-label')) ?? '';
    if ((await choice.inputValue()) === '')
      await choice.selectOption(known[name.replace(/ is$/, '')] ?? 'harmless');
  }
  for (const tick of await list.getByRole('checkbox').all()) await tick.check();
  await list.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(list.getByRole('status')).toContainText('Saved');
  await expect(list).toContainText('Everything in the sheet is as you confirmed it');
}

/** Makes the desk behave as if it were published for the repository "my-academy/website". */
export function publish(page: Page): Promise<void> {
  return changeState(page, () => ({ repository: 'my-academy/website', isLocal: false }));
}

/** The text of a file in `content/`. For a file in `knownFacts`, the tests' own text. */
export function contentText(path: string): string {
  return knownFacts.get(path) ?? readFileSync(join(contentFolder, path), 'utf8');
}

/** The courses that tests open: some by name, and one with a space in its path. */
const openedCourses = /\/(?:Python|SQL|CSS)\.md$| /;

/**
 * Whether the browser's checkout has this file of `content/`. The checkout has only a few courses, and no pictures of the
 * gallery, since the tests read the whole checkout whenever the desk checks a form.
 */
function isInCheckout(path: string): boolean {
  if (!isText(path)) return path.startsWith('pictures/');
  return !isCourseFile(path) || openedCourses.test(path);
}

/** Copies files of `content/` into the browser, with a small picture in place of each picture. */
export async function putCheckout(page: Page, address: string) {
  await page.goto(`${address}/desk/desk.css`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
  });
  const picture = [...(await smallPicture('teal'))];
  const bodyOf = (path: string) => (isText(path) ? contentText(path) : picture);
  await writeFiles(
    page,
    filesIn(contentFolder)
      .filter(isInCheckout)
      .map((path) => [path, bodyOf(path)]),
  );
}

/** Writes files into the browser's checkout. Each path is below `content/`. */
export async function writeFiles(
  page: Page,
  files: readonly (readonly [path: string, body: string | readonly number[]])[],
): Promise<void> {
  await page.evaluate(async (written) => {
    for (const [path, body] of written) {
      let folder = await navigator.storage.getDirectory();
      const steps = ['content', ...path.split('/')];
      const name = steps.pop() ?? '';
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const out = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await out.write(typeof body === 'string' ? body : new Uint8Array(body));
      await out.close();
    }
  }, files);
}

/** The files of the browser's checkout, by path below `content/`. */
export async function checkout(page: Page): Promise<ReadonlyMap<string, string>> {
  const files = await page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle, path: string) => {
      const found: [string, string][] = [];
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') found.push(...(await read(handle, `${path}${name}/`)));
        else found.push([path + name, await (await handle.getFile()).text()]);
      }
      return found;
    };
    const root = await navigator.storage.getDirectory();
    const content = await root.getDirectoryHandle('content');
    // Reading fails while the desk writes or deletes a file.
    for (let tries = 1; tries < 20; tries++) {
      const found = await read(content, '').catch(() => undefined);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return read(content, '');
  });
  return new Map(files);
}

export function isText(path: string): boolean {
  return /\.(yaml|md)$/.test(path);
}

/** A picture that is wide enough for the site, as JPEG. */
export function smallPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 20, channels: 3, background } })
    .jpeg({ quality: 20 })
    .toBuffer();
}

/** Opens “Words and pictures” with the browser's checkout, which all pages of a context share. */
export async function enterFolder(page: Page, address: string): Promise<void> {
  await stayOnThisMachine(page);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await changeState(page, async ({ files }) => ({
    files: [
      ...files.filter(([path]) => !isInCheckout(path)),
      ...[...(await checkout(page))].filter(([path]) => isText(path)),
    ],
  }));
  await page.goto(`${address}/desk/words`);
  const choose = page.getByRole('button', { name: 'Work with Local Repository' });
  const entered = page.getByText('Name, phone, email, address').first();
  // The CMS asks for the folder only in the first page of a browser context.
  await expect(choose.or(entered).first()).toBeVisible();
  if (await choose.isVisible()) await choose.press('Enter');
  await expect(entered).toBeVisible();
}

export function field(within: Page | Locator, label: string) {
  return within
    .getByRole('group', { name: new RegExp(`“.?${label}( \\(optional\\))?.?” Field`) })
    .first();
}

/** The first text box with this label in the open form. */
export function textBox(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label }).first();
}

export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  const hash = `#/collections/${collection}/entries/${encodeURIComponent(entry)}`;
  await page.evaluate((wanted) => location.assign(wanted), hash);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
}

/** Saves the form and waits for the list of entries. The CMS closes a form that is opened before the list appears. */
export async function save(page: Page): Promise<void> {
  await trySaving(page);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);
}

/** Asks the CMS to delete the course whose form is open. The desk may still refuse. */
export async function askToDelete(page: Page): Promise<void> {
  const item = page.getByRole('menuitem', { name: 'Delete' });
  // A form that has only just opened may be made anew, which closes its menu.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show Editor Options' }).press('Enter');
    await item.click({ timeout: 2000 });
  }).toPass();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(/removed as well|sure/i);
  await asked.getByRole('button', { name: 'Delete' }).click();
}

/** Expects that a course is not deleted, since a file that names it was changed elsewhere. Closes the desk's dialog. */
export async function expectNotDeleted(page: Page): Promise<void> {
  await closeDialog(page.getByRole('dialog', { name: 'This file was changed elsewhere' }));
  await expect(page.getByText('Couldn’t delete the entry')).toBeVisible();
}

/** Clicks “Save”, since Enter could miss the button when the CMS moves the focus. The desk may refuse to save. */
export async function trySaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** `academy.yaml` without a line that it needs. */
export const unreadableText = contentText('academy.yaml').replace('phones:\n', '');

/** Opens `unreadableText`. Expects no form, but a dialog that names the faulty line and contains `advice`. */
export async function expectUnreadable(page: Page, advice: string): Promise<void> {
  const line = unreadableText.split('\n').findIndex((text) => text.startsWith('  - ')) + 1;
  await page.evaluate(() => location.assign('#/collections/facts/entries/academy'));
  const told = page.getByRole('dialog', { name: 'This file can’t be opened' });
  await expect(told).toContainText(
    `“Name, phone, email, address” can’t be read: content/academy.yaml, near line ${line}: the line that begins this group, “phones:”, is missing.`,
  );
  await expect(told).toContainText(advice);
  await closeDialog(told);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toHaveCount(0);
}

/** Closes a dialog of the desk. */
export async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
}

/** Leaves the open form, whether or not something was typed into it. */
export async function leaveForm(page: Page): Promise<void> {
  const accept = (asked: Dialog) => void asked.accept();
  page.once('dialog', accept);
  const cancel = page.getByRole('button', { name: 'Cancel Editing' });
  await cancel.click();
  await expect(cancel).toBeHidden();
  page.off('dialog', accept);
}

/** Closes the desk's dialog `refusal`, and then the CMS's own dialog about an error. */
export async function closeRefusal(page: Page, refusal: Locator): Promise<void> {
  await closeDialog(refusal);
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText('There was an error while saving the entry');
  await error.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(error).toHaveCount(0);
}

/** Expects a dialog that refuses to save `file` and shows the text `typed`. Closes the dialog. */
export async function expectRefused(page: Page, file: string, typed: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: changedElsewhere });
  await expect(dialog).toContainText(file);
  await expect(dialog.locator('pre')).toHaveText(typed);
  await expect(dialog).toContainText('load the page again, open the form');
  await closeRefusal(page, dialog);
}

export const changedElsewhere = 'Not saved: the file was changed elsewhere';

export async function signInWithToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('github_pat_0');
  await dialog.getByRole('button', { name: /sign in|ok/i }).press('Enter');
}

/** Expects that axe finds no faults on the page, and enough contrast in dark colours too. Axe skips the CMS. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Axe could report a colour in mid-transition.
    const ownAnimations = () =>
      page.evaluate(() => {
        const targets = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
        return targets.filter((element) => element?.closest('#nc-root') === null).length;
      });
    await expect.poll(ownAnimations, 'colours that change').toBe(0);
    // In dark colours, only the contrast can differ.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];
    const found = await axeFindingsOutside(page, ['#nc-root'], rules);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
