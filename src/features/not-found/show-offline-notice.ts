/**
 * Says that one is offline where the address is that of a page of the site. A web server never answers such an
 * address with this page; the service worker does, when it can neither load nor remember the one asked for.
 *
 * @returns whether it said so
 */
export function showOfflineNotice(page: Document, address: string): boolean {
  const notice = page.querySelector<HTMLTemplateElement>('template[data-offline-notice]');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')];
  const isPage = links.some(
    ({ pathname, dataset }) => pathname === address || dataset['alias'] === address,
  );
  const heading = page.querySelector('h1');
  if (!notice || !heading || !isPage) return false;
  page.title = heading.textContent = notice.dataset['offlineNotice'] ?? '';
  notice.parentElement?.replaceChildren(heading, notice.content.cloneNode(true));
  return true;
}
