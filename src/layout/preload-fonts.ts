import { minifySync } from 'vite';

/** The script for a page's head that preloads the fonts at `urls`. */
export function fontScript(urls: readonly string[]): string {
  const text = `(${String(preloadFonts)})(${JSON.stringify(urls)})`;
  return minifySync('fonts.js', text, { module: false, compress: { target: 'es2022' } }).code;
}

/**
 * Preloads fonts if the server is near. Chromium delays the first paint by up to 100 ms for preloaded fonts.
 * From a server far away, no font arrives in that time.
 *
 * Pages contain this function as text. So the function uses only its argument, and only syntax that the oldest
 * browsers know.
 */
function preloadFonts(urls: readonly string[]): void {
  // The cast is safe: all entries of the type `navigation` are `PerformanceNavigationTiming` (Navigation Timing Level
  // 2, section 4).
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page !== undefined && page.responseStart - page.requestStart > 100) return;
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
}
