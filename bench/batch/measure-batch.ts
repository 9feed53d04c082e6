import { fill } from '../../src/content/fill.ts';
import type { Browser, Page } from '@playwright/test';
import { validator } from '../../tests/content-words.ts';
import { longestTask } from './longest-task.ts';

const words = validator.several;

/** Times in milliseconds. */
export interface MeasuredBatch {
  /** From the opening of the page until an ID can be entered: most of it is reading the register. */
  readonly reading: number;
  /** From pressing the button until all are counted. */
  readonly batch: number;
  /** What one search for an ID that is similar to another takes, as a mean. */
  readonly single: number;
  /** Processor time of the longest task of the page's main thread, from pressing the button until all rows are there. */
  readonly longestTask: number;
}

/** Checks a list in a new page of the site. */
export async function measureBatch(
  browser: Browser,
  address: string,
  ids: readonly string[],
): Promise<MeasuredBatch> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(`${address}/SearchById`);
  await page.getByRole('textbox', { name: validator.inputLabel }).waitFor({ timeout: 60_000 });
  const reading = performance.now() - start;
  const single = await searchTime(page, ids.slice(8, 9).concat(ids.slice(18, 19)));
  await page.getByRole('button', { name: words.open }).click();
  await paste(page, ids.join('\n'));
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const batch = await page.evaluate(checkAndWait, {
    button: words.check,
    done: fill(words.result.done, { count: ids.length.toLocaleString('en-IN') }),
  });
  await page.waitForFunction(
    (count) => document.querySelectorAll('.several-table tbody tr').length === count,
    ids.length,
    { timeout: 120_000 },
  );
  const trace = await browser.stopTracing();
  await context.close();
  return { reading, batch, single, longestTask: longestTask(trace.toString()) };
}

/** What the same takes for one ID alone, the first time aside, when what finds similar ones is loaded. */
async function searchTime(page: Page, ids: readonly string[]): Promise<number> {
  const box = page.getByRole('textbox', { name: validator.inputLabel });
  const times: number[] = [];
  for (const id of [...ids, ...ids]) {
    await box.fill(id);
    times.push(
      await page.evaluate(async (button) => {
        const result = document.querySelector('main [role=status]');
        if (!result) throw new Error('There is no place for an answer.');
        const answered = new Promise((resolve) => {
          new MutationObserver(resolve).observe(result, { childList: true });
        });
        const start = performance.now();
        [...document.querySelectorAll('button')].find((one) => one.textContent === button)?.click();
        await answered;
        return performance.now() - start;
      }, validator.search),
    );
  }
  const warm = times.slice(1);
  return warm.reduce((sum, time) => sum + time, 0) / warm.length;
}

async function paste(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: words.list.label });
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
  await page.getByText(words.file.remove).waitFor();
  await page.waitForFunction(
    (reading) => !document.body.innerText.includes(reading),
    words.file.reading.split('{')[0] ?? '',
  );
}

/** Runs in the page, whose clock it uses. */
function checkAndWait({ button, done }: { button: string; done: string }): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.several-result')?.textContent.includes(done)) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    [...document.querySelectorAll('button')].find((one) => one.textContent === button)?.click();
  });
}
