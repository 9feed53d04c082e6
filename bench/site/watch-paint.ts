/** What a page tells the benchmark, as JSON through `reportToBench`; moments are milliseconds of the wall clock. */
export type PaintReport =
  | { readonly kind: 'press'; readonly at: number }
  | {
      readonly kind: 'painted';
      readonly at: number;
      /** Whether the page was made ready in advance, or at least its document fetched. */
      readonly preloaded: 'prerendered' | 'prefetched' | 'no';
    };

declare global {
  interface Window {
    /** Put in by the browser's DevTools (`Runtime.addBinding`). */
    reportToBench(report: string): void;
  }
}

/**
 * Runs in every document before its own scripts: reports each press, and each main heading when the browser has
 * put it on the screen (W3C Element Timing). A page that is made ready in advance paints when it is shown.
 */
export function watchPaint(): void {
  const report = (value: PaintReport) => window.reportToBench(JSON.stringify(value));
  const preloaded = () => {
    // TypeScript's DOM types lack these two (WICG prerendering-revamped and nav-speculation).
    const [entry] = performance.getEntriesByType('navigation') as unknown as {
      activationStart?: number;
      deliveryType?: string;
    }[];
    if ((entry?.activationStart ?? 0) > 0) return 'prerendered';
    return entry?.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'no';
  };
  // Before its first painting a heading must be marked.
  new MutationObserver(() => {
    document.querySelector('main h1')?.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    // TypeScript's DOM types lack it.
    for (const { renderTime } of list.getEntries() as (PerformanceEntry & {
      renderTime: number;
    })[]) {
      const at = performance.timeOrigin + renderTime;
      report({ kind: 'painted', at, preloaded: preloaded() });
    }
  }).observe({ type: 'element', buffered: true });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => report({ kind: 'press', at: performance.timeOrigin + timeStamp }),
    { capture: true },
  );
}
