/**
 * Lays a page out that is being made ready in advance, so that no more than painting is left to do when it is
 * shown. Browsers would leave it until then.
 */
export function layOutInAdvance(): void {
  // TypeScript's DOM types lack it (WICG prerendering-revamped).
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering)
    addEventListener('load', () => document.body.getBoundingClientRect(), { once: true });
}
