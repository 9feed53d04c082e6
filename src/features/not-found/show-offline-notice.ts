import { isKeptFile } from '../../service-worker/kept-files.ts';

/**
 * Says that the visitor is offline where the address is that of a page of the site. A web server never answers such an
 * address with this page; the service worker does, when it can neither load nor remember the one asked for. Of a
 * file, such as a picture of the gallery, only the browser knows whether it is offline.
 *
 * @returns whether it said so
 */
export function showOfflineNotice(page: Document, address: string): boolean {
  const notice = page.querySelector<HTMLTemplateElement>('template[data-offline-notice]');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')];
  const isPage = links.some(
    ({ pathname, dataset }) => pathname === address || dataset['alias'] === address,
  );
  const isFile = isKeptFile(new URL(address, page.location.href), page.location.origin);
  const heading = page.querySelector('h1');
  if (!notice || !heading || !(isPage || (isFile && !navigator.onLine))) return false;
  page.title = heading.textContent = notice.dataset['offlineNotice'] ?? '';
  notice.parentElement?.replaceChildren(heading, notice.content.cloneNode(true));
  return true;
}
