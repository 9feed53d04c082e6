import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { deskServer } from '../scripts/desk/desk-server.ts';
import { stateFile } from '../scripts/desk/state-file.ts';
import type { StateFile } from '../src/desk/words/desk-state.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { builtDesk, filesIn } from './built-desk.ts';
import { test as base } from './chromium-test.ts';

/** Where the content is in the repository. */
export const contentFolder = join(import.meta.dirname, '../content');

/** The repository that the published desk works on. */
export const repository = 'my-academy/website';

interface Desk {
  readonly address: string;
}

/** A desk takes a while where the first test has it built. */
export const deskTimeout = 180_000;

/** A test of the desk, as `npm run desk` serves it or as it is published, in a browser that reaches this machine only. */
export const deskTest = base.extend<object, { readonly desk: Desk; readonly publishedDesk: Desk }>({
  desk: [({}, use) => withDesk({}, use), { scope: 'worker', timeout: deskTimeout }],
  publishedDesk: [
    ({}, use) => withDesk({ repository, isLocal: false }, use),
    { scope: 'worker', timeout: deskTimeout },
  ],
});

/** Lets `use` have a desk at a free port, whose content's state has these in place of its own, and ends it then. */
async function withDesk(changed: Partial<StateFile>, use: (desk: Desk) => Promise<void>) {
  const state = async () => ({ ...(await stateFile(contentFolder, true)), ...changed });
  const server = createServer(deskServer(builtDesk(), state));
  await use({ address: `http://localhost:${await listenOnFreePort(server, 'localhost')}` });
  server.close();
  server.closeAllConnections();
}

/**
 * A window in which whole forms are shown, since what is below its edge is not there until one scrolls to it. Few pixels
 * stand for many: the CMS paints the whole window again and again, which took more than half of the time.
 */
export const tallWindow = { viewport: { width: 1280, height: 4000 }, deviceScaleFactor: 0.2 };

/** Nothing leaves the machine, whatever the policy would allow. */
export async function stayOnThisMachine(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
}

/** A folder in the browser that stands for the checkout, with all of `content/`; one small picture stands for all others. */
export async function putCheckout(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}/desk/desk.css`);
  const paths = filesIn(contentFolder);
  const isText = (path: string) => /\.(yaml|md)$/.test(path);
  const texts = paths.filter(isText).map((path) => [`content/${path}`, contentText(path)] as const);
  const others = paths.filter((path) => !isText(path));
  const picture = [...(await smallPicture())];
  const bytes = others.map((path) => [`content/${path}`, picture] as const);
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, body] of files) {
        let folder = root;
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const out = await file.createWritable();
        await out.write(typeof body === 'string' ? body : new Uint8Array(body));
        await out.close();
      }
    },
    [...texts, ...bytes],
  );
}

/** From the next page on the desk is told the texts of the browser's checkout, as `npm run desk` tells those of the folder. */
export async function tellCheckout(page: Page): Promise<void> {
  await page.route('**/state.json', async (route) => {
    // As `scripts/desk/state-file.ts` makes it.
    const state = (await (await route.fetch()).json()) as StateFile;
    const files = await page.evaluate(async () => {
      const texts: [string, string][] = [];
      const read = async (folder: FileSystemDirectoryHandle, path: string) => {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === 'directory') await read(handle, `${path}${name}/`);
          else if (/\.(yaml|md)$/.test(name)) {
            texts.push([path + name, await (await handle.getFile()).text()]);
          }
        }
      };
      const root = await navigator.storage.getDirectory();
      await read(await root.getDirectoryHandle('content'), '');
      return texts;
    });
    await route.fulfill({ json: { ...state, files } });
  });
}

/** A picture that is wide enough for the site, as JPEG. */
export function smallPicture(background = 'teal'): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 20, channels: 3, background } })
    .jpeg({ quality: 20 })
    .toBuffer();
}

/** A file's text in the browser's checkout. */
export function checkoutText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    let folder = await navigator.storage.getDirectory();
    const steps = wanted.split('/');
    const name = steps.pop() ?? '';
    try {
      for (const step of steps) folder = await folder.getDirectoryHandle(step);
      return await (await (await folder.getFileHandle(name)).getFile()).text();
    } catch {
      return undefined;
    }
  }, path);
}

/** A text of `content/` as it is in the repository. */
export function contentText(path: string): string {
  return readFileSync(join(contentFolder, path), 'utf8');
}

/** Opens the room, enters the CMS with the browser's checkout, and waits for its lists. */
export async function enterWithCheckout(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/desk/words`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).press('Enter');
  await expect(page.getByText('Name, phone, email, address').first()).toBeVisible();
}

/** Opens an entry's form. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  await openHash(page, `#/collections/${collection}/entries/${encodeURIComponent(entry)}`);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
}

/** Closes the form in which nothing was changed. */
export async function openList(page: Page, collection: string): Promise<void> {
  await openHash(page, `#/collections/${collection}`);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
}

function openHash(page: Page, hash: string) {
  return page.evaluate((wanted) => location.assign(wanted), hash);
}

/**
 * Saves the form, and waits until it has gone and the list is back: the CMS writes the file first, and would then close
 * another form that was opened meanwhile. The file must be as expected.
 */
export async function saveAs(page: Page, path: string, expected: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);
  expect(await checkoutText(page, path)).toBe(expected);
}
