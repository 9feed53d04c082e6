import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import type { Both } from './in-turn.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** Milliseconds within which a page must have come to rest. */
const patience = 30_000;

/**
 * Makes sure that both sites show the same words in the main part and the same heading on each page.
 *
 * @throws Error naming the page and the first words that differ, or what the browser complained of
 */
export async function compareWords(
  sites: Both<string>,
  pages: readonly MeasuredPage[],
): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { name, path, restsWhen } of pages) {
      const ours = await shownWords(browser, sites.ours + path, restsWhen);
      const baseline = await shownWords(browser, sites.baseline + path, restsWhen);
      const difference = firstDifference(ours, baseline);
      if (difference !== undefined) {
        throw new Error(`The baseline's page "${name}" is not ours: ${difference}`);
      }
    }
  } finally {
    await browser.close();
  }
}

/** Where two lists of words part, as `"of …" against "for …"`; undefined if they never do. */
export function firstDifference(
  ours: readonly string[],
  baseline: readonly string[],
): string | undefined {
  const longer = ours.length > baseline.length ? ours : baseline;
  const place = longer.findIndex((_, index) => ours[index] !== baseline[index]);
  if (place === -1) return undefined;
  const from = (words: readonly string[]) => `"${words.slice(place, place + 8).join(' ')}"`;
  return `${from(ours)} against ${from(baseline)}, at word ${place + 1}`;
}

async function shownWords(
  browser: Browser,
  address: string,
  restsWhen?: string,
): Promise<string[]> {
  const page = await browser.newPage({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(address, { waitUntil: 'networkidle', timeout: patience });
  if (restsWhen !== undefined) await page.locator(restsWhen).waitFor({ timeout: patience });
  const text = await page.locator('main').innerText();
  await page.close();
  if (faults.length > 0) throw new Error(`${address}: ${faults.join('; ')}`);
  return text.split(/\s+/).filter((word) => word !== '');
}
