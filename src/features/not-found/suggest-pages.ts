import { distance, nearestWord } from '../../nearest-word.ts';
import { wordsOf } from '../../register/words-of.ts';
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

/** A page, with the words in its name and in the last part of its path, and other words that visitors use for it. */
export interface NamedPage {
  readonly path: string;
  readonly names: readonly string[];
}

const validatorPath = '/SearchById';

/**
 * The address of the validator with the ID, for an address that begins with the validator's path or with one of its
 * names: a link in which `#`, `?` or `=` is encoded, or an ID after a slash. The ID goes into the fragment, which
 * browsers never send.
 */
export function certificateAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pages: readonly NamedPage[],
): string | undefined {
  const [, name = '', rest = ''] = /^\/(\w+)([/%?&].*)/s.exec(pathname + search + hash) ?? [];
  const names = pages.find(({ path }) => path === validatorPath)?.names ?? [];
  if (!names.includes(name.toLowerCase())) return undefined;
  if (/id(?:=|%)/i.test(rest)) return `${validatorPath}#${rest.replace(/^\//, '')}`;
  const [, id = ''] = /^\/([^?#]*)/.exec(rest) ?? [];
  return /\d/.test(decoded(id)) ? `${validatorPath}#id=${id.replace(/\/$/, '')}` : undefined;
}

/** Shows the requested address, and offers those links of the 404 page whose names are nearest. */
export function suggestPages(page: ParentNode, address: string): void {
  const path = page.querySelector('[data-asked-path]');
  const suggestions = page.querySelector<HTMLElement>('[data-suggestions]');
  const list = suggestions?.querySelector('ul');
  if (!path || !suggestions || !list) return;
  path.textContent = decoded(address);
  const items = nearestPages(address, namedPages(page)).map(({ link }) => link.closest('li'));
  for (const item of items) if (item) list.append(item.cloneNode(true));
  suggestions.hidden = list.children.length === 0;
}

/** The pages that the 404 page links to. */
export function namedPages(page: ParentNode): (NamedPage & { readonly link: HTMLAnchorElement })[] {
  return pageLinks(page).map((link) => {
    const { pathname, textContent, dataset } = link;
    const ends = [pathname, dataset['alias'] ?? ''].map((path) =>
      path.slice(path.lastIndexOf('/') + 1),
    );
    const texts = [...ends, textContent, ...(dataset['words']?.split(',') ?? [])];
    // Also as one word, for an address such as /datascience.
    const names = texts
      .map(decoded)
      .map(wordsOf)
      .flatMap((words) => [...words, words.join('')]);
    return { path: pathname, names: [...new Set(names)], link };
  });
}

function pageLinks(page: ParentNode): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')];
}

/**
 * The three pages that share the most words with the address, the nearest path first. A word with slips counts half. A
 * page shares at least half of the words, and one of them is in its own names; others may be in the path above it.
 */
export function nearestPages<Page extends NamedPage>(
  address: string,
  pages: readonly Page[],
): Page[] {
  const asked = wordsOf(decoded(address.replace(/\.\w+$/, '')));
  const shared = (names: readonly string[]) =>
    asked
      .map((word) => (names.includes(word) ? 1 : nearestWord(word, names) === undefined ? 0 : 0.5))
      .reduce((sum: number, share) => sum + share, 0);
  const likenesses = pages.map((page) => {
    const above = wordsOf(decoded(page.path.slice(0, page.path.lastIndexOf('/'))));
    const share = shared(page.names) > 0 ? shared([...page.names, ...above]) : 0;
    const edits = distance(decoded(address).toLowerCase(), decoded(page.path).toLowerCase());
    return { page, share, edits };
  });
  const most = Math.max(asked.length / 2, ...likenesses.map(({ share }) => share));
  return likenesses
    .filter(({ share }) => share > 0 && share === most)
    .sort((one, other) => one.edits - other.edits)
    .slice(0, 3)
    .map(({ page }) => page);
}

/** A path with broken `%` codes stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
