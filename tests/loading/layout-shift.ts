import type { Page } from '@playwright/test';

/** The cumulative layout shift since the page was opened, or since its performance mark `mark` (Layout Instability API). */
export function layoutShift(page: Page, mark?: string): Promise<number> {
  return page.evaluate(async (mark) => {
    const [{ startTime: start } = { startTime: mark === undefined ? 0 : Infinity }] =
      performance.getEntriesByName(mark ?? '');
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        if (entry.startTime > start) shift += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return shift;
  }, mark);
}
