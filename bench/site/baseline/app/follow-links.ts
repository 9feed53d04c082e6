import type { createBrowserRouter } from 'react-router';

/**
 * Has the router follow the pages' own links, which are plain `a` elements; it does what React Router's
 * `Link` does, without a second version of each component.
 */
export function followLinks(
  root: Document,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>,
): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !isPlainClick(event) || !isPage(link)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Not a file such as a picture, and not a place on the page that is shown. */
function isPage({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || pathname.includes('.')) return false;
  return hash === '' || pathname !== location.pathname;
}
