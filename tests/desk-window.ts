import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { deskServer } from '../scripts/desk/desk-server.ts';
import { stateFile } from '../scripts/desk/state-file.ts';
import { knownFacts } from '../src/content/testing/known-facts.ts';
import type { StateFile } from '../src/desk/words/desk-state.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { copyFolder, filesIn, isOfDesk } from './site-copies.ts';

/** Where the content is in the repository. */
export const contentFolder = join(import.meta.dirname, '../content');

/** A desk takes a while where the first test has it built. */
export const deskTimeout = 180_000;

/** A test of the desk, as `npm run desk` serves it, in a browser that reaches this machine only. */
export const deskTest = base.extend<object, { readonly desk: { readonly address: string } }>({
  desk: [({}, use) => withDesk(use), { scope: 'worker', timeout: deskTimeout }],
});

/** Lets `use` have the built desk at a free port, with what tests know of the academy, and ends it then. */
async function withDesk(use: (desk: { readonly address: string }) => Promise<void>) {
  const folder = copyFolder('changed');
  const files = filesIn(folder).filter(isOfDesk);
  const desk = new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
  const state = async () => {
    const own = await stateFile(contentFolder, true);
    const known = [...new Map([...own.files, ...knownFacts])];
    return { ...own, files: known, registerFiles: ['register/sample-register.xlsx'] };
  };
  const server = createServer(deskServer(desk, state));
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

/** From the next page on the desk's state of the content is changed in this way. */
export async function changeState(
  page: Page,
  change: (state: StateFile) => Partial<StateFile> | Promise<Partial<StateFile>>,
): Promise<void> {
  await page.route('**/state.json', async (route) => {
    // As `scripts/desk/state-file.ts` makes it.
    const state = (await (await route.fetch()).json()) as StateFile;
    await route.fulfill({ json: { ...state, ...(await change(state)) } });
  });
}

/** From the next page on the desk is one that is published, and works on this repository. */
export function publish(page: Page): Promise<void> {
  return changeState(page, () => ({ repository: 'my-academy/website', isLocal: false }));
}

/** A text of `content/`: what an owner changes in nearly every line as tests know it, the rest as it is in the repository. */
export function contentText(path: string): string {
  return knownFacts.get(path) ?? readFileSync(join(contentFolder, path), 'utf8');
}

/** Opens an entry's form. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  const hash = `#/collections/${collection}/entries/${encodeURIComponent(entry)}`;
  await page.evaluate((wanted) => location.assign(wanted), hash);
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
}

/** Saves the form, and waits until it has gone and the list is back: the CMS would then close one that is opened meanwhile. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await expect(page).toHaveURL(/#\/collections\/[^/]+$/);
}

/** Axe finds nothing by day and by night. What is in the CMS comes from Sveltia. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The CMS lets every colour of the page take a moment, each element after the one that it is in.
    const ownAnimations = () =>
      page.evaluate(() => {
        const targets = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
        return targets.filter((element) => element?.closest('#nc-root') === null).length;
      });
    await expect.poll(ownAnimations, 'colours that change').toBe(0);
    const { violations } = await new AxeBuilder({ page }).exclude('#nc-root').analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
