import { fill } from '../../fill.ts';
import type { Facet, Filterable, FilterResult } from './course-query.ts';
import type { Why } from './course-search.ts';

export interface CourseTile extends Filterable {
  readonly name: string;
  readonly item: HTMLElement;
  /** The list that contains the tile before any search. */
  readonly list: Element | null;
}

/** Sentences that say why a course was found, each with blanks to fill. */
interface WhyPatterns {
  /** For a course that is found by a line of its syllabus; the blanks are `{number}` and `{text}`. */
  readonly module: string;
  /** For a course that is found by a word in `soughtAs`; the blank is `{words}`. */
  readonly sought: string;
  /** For a course on a way through the courses; the blank is `{goal}`. */
  readonly way: string;
}

/** Reads the tiles in the order of the page. */
export function readTiles(page: ParentNode, facets: readonly Facet[]): CourseTile[] {
  return [...page.querySelectorAll<HTMLElement>('.course-tile')].map((item) => ({
    path: decodeURI(pathOf(item)).replace('/courses/', ''),
    name: item.querySelector('h3')?.textContent ?? '',
    facets: Object.fromEntries(facets.map(({ name }) => [name, item.dataset[name]])),
    item,
    list: item.parentElement,
  }));
}

/** Shows only the tiles of `result`. If they are ranked, they move into the two lists of found courses. */
export function showResult(
  tiles: readonly CourseTile[],
  result: FilterResult<CourseTile>,
  patterns: WhyPatterns,
): void {
  const shown = new Set(result.tiles);
  const isRanked = result.status === 'ranked';
  const lists = new Set(isRanked ? [] : result.tiles.map(({ list }) => list));
  for (const { item, list } of tiles) {
    item.querySelector('.found-why')?.remove();
    const section = list?.closest('section');
    if (section) section.hidden = !lists.has(list);
  }
  const areAway = tiles.some(({ item, list }) => item.parentElement !== list);
  if (areAway) for (const { item, list } of tiles) list?.append(item);
  for (const tile of tiles) tile.item.hidden = !shown.has(tile);
  for (const part of document.querySelectorAll<HTMLElement>('[data-found-courses]')) {
    const isOfNamed = part.dataset['foundCourses'] === 'named';
    const own = isRanked
      ? result.tiles.filter(({ path }) => result.found.get(path)?.isNamed === isOfNamed)
      : [];
    part.hidden = own.length === 0;
    for (const { item, path } of own) {
      const why = isRanked ? result.found.get(path)?.why : undefined;
      if (why) item.append(whyLine(item, why, patterns));
    }
    part.querySelector('ul')?.append(...own.map(({ item }) => item));
  }
}

function whyLine(item: HTMLElement, why: Why, { module, sought, way }: WhyPatterns): HTMLElement {
  const line = document.createElement('p');
  line.className = 'found-why';
  if (why.kind === 'sought') {
    line.textContent = fill(sought, { words: why.text });
    return line;
  }
  const isLine = why.kind === 'line';
  const link = document.createElement('a');
  link.href = `${isLine ? pathOf(item) : ''}#${why.id}`;
  link.className = 'underlined-link';
  link.textContent = isLine
    ? fill(module, { number: why.number, text: why.text })
    : fill(way, { goal: why.goal });
  line.append(link);
  return line;
}

function pathOf(item: HTMLElement): string {
  return item.querySelector<HTMLAnchorElement>('h3 a')?.pathname ?? '';
}

/** Scrolls the form to the top of the window, unless `result` is in view above a phone's keyboard. */
export function bringIntoView(result: HTMLElement, form: HTMLElement): void {
  const edge = window.visualViewport?.height ?? innerHeight;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && bottom <= edge) return;
  form.scrollIntoView({ block: 'start', behavior: 'instant' });
}
