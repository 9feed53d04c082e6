import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  enterWithCheckout,
  openEntry,
  putCheckout,
  startDesk,
  stayOnThisMachine,
} from '../tests/desk-window.ts';
import { plainSheet } from '../tests/register-file.ts';
import { makeRepository } from '../tests/repository.ts';
import { findGit } from './desk/live/find-git.ts';
import { gitIn } from './desk/live/git.ts';
import { launchBrowser } from './launch-browser.ts';

/**
 * Takes the pictures of the owner's guide anew, after the desk has changed: `npm run guide:pictures`. What a step speaks
 * of has a ring around it.
 */
const project = join(import.meta.dirname, '..');
const pictures = join(project, 'docs/owner/pictures');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
const website = join(folder, 'website');
mkdirSync(pictures, { recursive: true });
cpSync(join(project, 'content'), join(website, 'content'), { recursive: true });
await makeRepository(gitIn(website, findGit() ?? 'git'), join(folder, 'remote.git'));

const desk = await startDesk({}, website);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 700 } });
  // A busy machine takes its time.
  page.setDefaultTimeout(180_000);
  await stayOnThisMachine(page);
  await photographStart(page);
  await photographWords(page);
  await photographRegister(page);
  await photographGoingLive(page);
} finally {
  await browser.close();
  desk.server.close();
  desk.server.closeAllConnections();
  rmSync(folder, { recursive: true });
}

async function photographStart(page: Page) {
  await page.goto(desk.address);
  await photograph(page, 'desk', page.getByRole('link', { name: 'Words and pictures' }));
}

async function photographWords(page: Page) {
  await putCheckout(page, desk.address, thumbnailOf);
  await page.goto(`${desk.address}/desk/words`);
  const local = page.getByRole('button', { name: 'Work with Local Repository' });
  await photograph(page, 'open-the-folder', local);
  await enterWithCheckout(page, desk.address);
  const facts = page.getByText('Name, phone, email, address').first();
  await photograph(page, 'choose-what-to-change', facts);

  await openEntry(page, 'courses', 'Python');
  await photograph(page, 'a-course', await shown(page, 'Fee'));
  await openEntry(page, 'descriptions', 'gallery-captions');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await photograph(page, 'describe-a-picture', await shown(page, 'Description'));

  await openEntry(page, 'facts', 'academy');
  const whatsapp = await shown(page, 'WhatsApp');
  await whatsapp.fill('+91 20 2543 0000');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await photograph(page, 'change-and-save', whatsapp, save);
  await whatsapp.fill('020 2543 0000');
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Not saved' });
  await photograph(page, 'not-saved', dialog);
}

async function photographRegister(page: Page) {
  await page.goto(`${desk.address}/desk/register`);
  const sheet = plainSheet(
    [1, 'Asha Rao', 'Python', 'A', null, 'ABC-2026-0001'],
    [2, 'Ravi Patil', 'Python', 'B', null, 'ABC-2026-0002'],
    [3, 'Meera Iyer', 'SQL', 'A', null, 'ABC-2026-0002'],
  );
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'register.xlsx', mimeType: '', buffer: Buffer.from(sheet) });
  const row = page.getByRole('button', { name: /^Show row/ }).first();
  await row.scrollIntoViewIfNeeded();
  await photograph(page, 'what-to-fix', row);
}

async function photographGoingLive(page: Page) {
  const facts = join(website, 'content/academy.yaml');
  const changed = readFileSync(facts, 'utf8').replace('+91 00000 00000', '+91 20 2543 0000');
  writeFileSync(facts, changed);
  await page.goto(`${desk.address}/desk/live`);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.scrollIntoViewIfNeeded();
  await photograph(page, 'publish', publish);
}

/** A picture of the website, as small as a form shows it. */
function thumbnailOf(path: string): Promise<Buffer> {
  const picture = join(project, 'content', path);
  return /\.jpe?g$/.test(path) ? sharp(picture).resize(240).jpeg().toBuffer() : readFile(picture);
}

/** The box of this name, within the window. A form draws what is below the window's edge only when it comes near. */
async function shown(page: Page, name: string): Promise<Locator> {
  const box = page.getByRole('textbox', { name }).first();
  const size = page.viewportSize() ?? { width: 1120, height: 700 };
  await page.setViewportSize({ ...size, height: 4000 });
  await box.waitFor();
  await page.setViewportSize(size);
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return box;
}

/** A picture of the window, with a ring around what is to be looked at. */
async function photograph(page: Page, name: string, ...ringed: readonly Locator[]): Promise<void> {
  for (const target of ringed) {
    await target.waitFor();
    await target.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const ring = document.createElement('div');
      ring.className = 'guide-ring';
      ring.style.cssText = `position: fixed; inset: ${box.top - 8}px auto auto ${box.left - 8}px; z-index: 2147483647; width: ${box.width + 16}px; height: ${box.height + 16}px; border: 4px solid #d4145a; border-radius: 12px; pointer-events: none`;
      // A dialog is above everything but what is in it.
      (element.closest('dialog, [popover]') ?? document.body).append(ring);
    });
  }
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(pictures, `${name}.webp`));
  await page.evaluate(() => {
    for (const ring of document.querySelectorAll('.guide-ring')) ring.remove();
  });
  console.log(`docs/owner/pictures/${name}.webp`);
}
