import type { Page } from '@playwright/test';
import { validator as words } from './content-words.ts';
import { expectAnswer, oneCertificate, stillPages } from './look-pages.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

declare global {
  interface Window {
    /** What moved so far without the visitor's doing; see `watchShifts`. */
    layoutShifts?: string[];
  }
}

/** The parts of the draft "Layout Instability API" that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const phone = { width: 390, height: 844 };

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`nothing moves when pictures and fonts come late, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.route(/\.(avif|webp|jpe?g|woff2)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const path of stillPages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // A full stop after the address that the page for a wrong one fills in moves by less than that.
      const seen = (await shifts(page)).filter((shift) => parseFloat(shift) >= 0.001);
      expect.soft(seen, path).toEqual([]);
    }
  });
}

test('nothing moves while the validator loads, opens and answers', async ({ page }) => {
  await page.setViewportSize(phone);
  await watchShifts(page);
  const validator = new ValidatorPage(page);
  for (const hash of ['', '#id=ID-1', '#id=nothing']) {
    const painted = Promise.withResolvers<undefined>();
    await validator.serve(async (route) => {
      await painted.promise;
      await route.fulfill({ body: oneCertificate });
    });
    await page.goto('about:blank');
    await page.goto(`/SearchById${hash}`);
    await expect(page.getByText(words.loading)).toBeVisible();
    await shifts(page);
    painted.resolve(undefined);
    await expect(validator.box).toBeVisible();
    if (hash !== '') await expectAnswer(validator);
    expect.soft(await shifts(page), hash).toEqual([]);
  }
});

/** Notes from the next page on what moves without the visitor's doing (Layout Instability API). */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      // Entries of the type "layout-shift" are of this interface.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const words = node?.textContent?.trim().slice(0, 40) ?? '';
          return `${node?.nodeName} "${words}" ${from.y}+${from.height} → ${to.y}+${to.height}`;
        });
        shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, after the next two frames. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames++) await frame();
    return window.layoutShifts ?? [];
  });
}
