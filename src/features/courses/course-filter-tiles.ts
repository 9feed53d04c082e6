import type { NamedCourse } from './course-search.ts';

/** A tile of the page's catalogue. */
export interface CourseTile extends NamedCourse {
  readonly level: string;
  /** The id of its group's section. */
  readonly group: string;
  readonly item: HTMLElement;
}

/** The tiles as the page holds them, in order: the catalogue is HTML, not a list of the filter's own. */
export function readTiles(page: ParentNode): CourseTile[] {
  return [...page.querySelectorAll<HTMLElement>('[data-level]')].map((item) => ({
    path: coursePathOf(item.querySelector('a')),
    name: item.querySelector('b')?.textContent ?? '',
    level: item.dataset['level'] ?? '',
    group: item.closest('section')?.id ?? '',
    item,
  }));
}

/** Hides all other tiles, and the groups that are left with none. */
export function showTiles(tiles: readonly CourseTile[], shown: ReadonlySet<CourseTile>): void {
  const full = new Set([...shown].map(({ group }) => group));
  for (const tile of tiles) {
    tile.item.hidden = !shown.has(tile);
    const section = tile.item.closest('section');
    if (section) section.hidden = !full.has(tile.group);
  }
}

function coursePathOf(link: HTMLAnchorElement | null): string {
  return decodeURI(link?.pathname ?? '').replace('/courses/', '');
}
