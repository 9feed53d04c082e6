import { hash } from 'node:crypto';
import { minifySync } from 'vite';

/** The checksum by which a page's policy allows an inline script or style (CSP Level 3, 2.3.1). */
export function checksum(text: string): `sha256-${string}` {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** Minifies a script for a page's head, so that the page loads sooner. */
export function headScript(text: string): string {
  return minifySync('head.js', text, { module: false, compress: { target: 'es2022' } }).code;
}

/** The script for a page's head that preloads the fonts at `urls`. */
export function fontScript(urls: readonly string[]): string {
  return headScript(
    `(${String(preloadFonts)})(${JSON.stringify(urls)}, ${String(isServerFarAway)})`,
  );
}

// Pages contain these functions as text. So each uses only its arguments, and syntax that old browsers know.

/** Whether the page came from a server far away: its first byte took more than 100 ms. */
export function isServerFarAway(): boolean {
  // All entries of the type `navigation` are `PerformanceNavigationTiming` (Navigation Timing Level 2, section 4).
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart > 100;
}

/** Chromium delays the first paint by up to 100 ms for preloaded fonts, which can't arrive in time from far away. */
function preloadFonts(urls: readonly string[], isFarAway: typeof isServerFarAway): void {
  if (isFarAway()) return;
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
}

/**
 * The script that must stand before an island: if the island's own script can't be loaded, each element with
 * `data-load-failed` shows that text. A script at the page's end would miss a failure while the page still arrives.
 */
export function loadFailedScript(): string {
  return headScript(`(${String(showWhatFailed)})()`);
}

function showWhatFailed(): void {
  const show = () => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-load-failed]')) {
      line.textContent = line.dataset['loadFailed'] ?? '';
    }
  };
  // Astro's island sends this event once a second attempt has failed too (github.com/withastro/astro/pull/16412).
  document.addEventListener('astro:hydration-error', show);
}
