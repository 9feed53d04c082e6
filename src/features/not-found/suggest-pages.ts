import { distance } from '../../nearest-word.ts';
import { isKeptFile } from '../../service-worker/kept-files.ts';

/**
 * Replaces the 404 text with a notice that the visitor is offline. Returns whether the notice is shown. At the
 * address of a known page, only an offline visitor sees the 404 page. A file can be missing online too, so at a
 * file's address the notice appears only if `navigator.onLine` is false.
 */
export function showOfflineNotice(page: Document, address: string): boolean {
  const notice = page.querySelector<HTMLTemplateElement>('template[data-offline-notice]');
  const isPage = pageLinks(page).some(
    ({ pathname, dataset }) => pathname === address || dataset['alias'] === address,
  );
  const isFile = isKeptFile(new URL(address, page.location.href), page.location.origin);
  const heading = page.querySelector('h1');
  if (!notice || !heading || !(isPage || (isFile && !navigator.onLine))) return false;
  page.title = heading.textContent = notice.dataset['offlineNotice'] ?? '';
  notice.parentElement?.replaceChildren(heading, notice.content.cloneNode(true));
  return true;
}

/**
 * Repairs a certificate's link in which `#`, `?` or `=` is encoded, or a slash follows `SearchById`. The ID goes into
 * the fragment, which browsers never send.
 */
export function certificateAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const address = pathname + search + hash;
  const [, rest] = /^\/SearchById(?=[/%?&])\/?(.*id(?:=|%).*)/i.exec(address) ?? [];
  return rest && `/SearchById#${rest}`;
}

/** Shows the requested address, and offers those links of the 404 page whose addresses are nearest. */
export function suggestPages(page: ParentNode, address: string): void {
  const path = page.querySelector('[data-asked-path]');
  const suggestions = page.querySelector<HTMLElement>('[data-suggestions]');
  const list = suggestions?.querySelector('ul');
  if (!path || !suggestions || !list) return;
  path.textContent = decoded(address);

  const links = new Map(pageLinks(page).map((link) => [link.pathname, link]));
  for (const nearest of nearestPaths(address, [...links.keys()])) {
    const item = links.get(nearest)?.closest('li')?.cloneNode(true);
    if (item) list.append(item);
  }
  suggestions.hidden = list.children.length === 0;
}

function pageLinks(page: ParentNode): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')];
}

/**
 * The three nearest known paths, best first. Case and encoding are ignored; at most a third of the letters may differ,
 * and at most one letter more than in the nearest path.
 */
export function nearestPaths(wanted: string, known: readonly string[]): string[] {
  const folded = fold(wanted);
  return known
    .map((path) => ({ path, edits: distance(folded, fold(path)) }))
    .filter(({ path, edits }) => edits <= Math.max(1, Math.floor(path.length / 3)))
    .sort((a, b) => a.edits - b.edits)
    .filter(({ edits }, _, [nearest]) => nearest && edits <= nearest.edits + 1)
    .slice(0, 3)
    .map(({ path }) => path);
}

function fold(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replaceAll(/[\s_%-]+/g, ' ');
}

/** A path with broken `%` codes stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
