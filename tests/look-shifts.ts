import type { Page } from '@playwright/test';

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

/** Notes from the next page on what moves without the visitor's doing (Layout Instability API). */
export async function watchShifts(page: Page) {
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
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames++) await frame();
    return window.layoutShifts ?? [];
  });
}
