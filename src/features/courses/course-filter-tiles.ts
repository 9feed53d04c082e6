import { fill } from '../../fill.ts';
import type { FilterResult } from './course-query.ts';
import type { FoundModule } from './course-search.ts';

/** A tile of the page's catalogue. */
export interface CourseTile {
  readonly path: string;
  readonly name: string;
  readonly level: string;
  /** The id of its group's section. */
  readonly group: string;
  readonly item: HTMLElement;
  /** The list that it belongs to while nothing is searched for. */
  readonly list: Element | null;
}

/** The tiles as the page holds them, in order: the catalogue is HTML, not a list of the filter's own. */
export function readTiles(page: ParentNode): CourseTile[] {
  return [...page.querySelectorAll<HTMLElement>('[data-level]')].map((item) => ({
    path: coursePathOf(item.querySelector('a')),
    name: item.querySelector('h3')?.textContent ?? '',
    level: item.dataset['level'] ?? '',
    group: item.closest('section')?.id ?? '',
    item,
    list: item.parentElement,
  }));
}

/**
 * Shows the tiles that were found and no others: in their groups, of which those left with none go; or, once they
 * are ranked, as one list in the place of the groups.
 *
 * @param modulePattern - what a tile says of the module that holds the words, with `{number}` and `{title}`
 */
export function showResult(
  tiles: readonly CourseTile[],
  result: FilterResult<CourseTile>,
  modulePattern: string,
): void {
  const shown = new Set(result.tiles);
  const isRanked = result.status === 'ranked';
  const groups = new Set(isRanked ? [] : result.tiles.map(({ group }) => group));
  const areAway = tiles.some(({ item, list }) => item.parentElement !== list);
  for (const { item, list, group } of tiles) {
    item.querySelector('[data-found]')?.remove();
    if (areAway) list?.append(item);
    const section = list?.closest('section');
    if (section) section.hidden = !groups.has(group);
  }
  for (const tile of tiles) tile.item.hidden = !shown.has(tile);
  const found = document.querySelector<HTMLElement>('[data-found-courses]');
  if (!found) return;
  found.hidden = !isRanked || result.tiles.length === 0;
  if (!isRanked) return;
  for (const { item, path } of result.tiles) {
    const module = result.modules.get(path);
    if (module) item.append(moduleLine(item, module, modulePattern));
    found.querySelector('ul')?.append(item);
  }
}

/** Where the words are, as a link to that place. */
function moduleLine(item: HTMLElement, module: FoundModule, pattern: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `${item.querySelector('a')?.pathname ?? ''}#${module.id}`;
  link.textContent = fill(pattern, { number: module.number, title: module.title });
  const line = document.createElement('p');
  line.dataset['found'] = '';
  line.className = 'found-module';
  link.className = 'underlined-link';
  line.append(link);
  return line;
}

function coursePathOf(link: HTMLAnchorElement | null): string {
  return decodeURI(link?.pathname ?? '').replace('/courses/', '');
}

/**
 * Scrolls the form to the top of the window if the result is not within it: a phone's keyboard hides all below
 * its own edge, which only the visual viewport knows.
 */
export function bringIntoView(result: HTMLElement, form: HTMLElement): void {
  const edge = window.visualViewport?.height ?? innerHeight;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && bottom <= edge) return;
  form.scrollIntoView({ block: 'start', behavior: 'instant' });
}
