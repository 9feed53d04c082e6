import { nearestPaths } from './nearest-paths.ts';

/**
 * Names the address that was asked for and offers the pages whose addresses are nearest to it.
 *
 * A static host serves one and the same file for every unknown address, so only the browser can
 * know it. The candidates are the links that the page lists anyway.
 */
export function suggestPages(page: ParentNode, address: string): void {
  const path = page.querySelector('[data-asked-path]');
  const suggestions = page.querySelector<HTMLElement>('[data-suggestions]');
  const list = suggestions?.querySelector('ul');
  if (!path || !suggestions || !list) return;
  path.textContent = readable(address);

  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>('[data-all-pages] a')].map((link) => [
      new URL(link.href).pathname,
      link,
    ]),
  );
  for (const nearest of nearestPaths(address, [...links.keys()])) {
    const item = links.get(nearest)?.closest('li')?.cloneNode(true);
    if (item) list.append(item);
  }
  suggestions.hidden = list.children.length === 0;
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
