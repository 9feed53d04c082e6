import type { Locator, Page } from '@playwright/test';
import { catalogue } from './content-words.ts';
import { coursePaths, tileGroups } from './site-routes.ts';

export const words = catalogue.filter;
/** Whether the content has the courses that tests of the filter type and look for. */
export const hasTypedCourses =
  [...['Python', 'SQL', 'Mysql', 'html', 'Cpp', 'Chash', 'ASP', 'ReactJS', 'Core_Java']].every(
    (path) => coursePaths.includes(path),
  ) && catalogue.groups.some(({ id }) => id === 'language');

export const allNames = tileGroups.flat().map(([name]) => name);

/** Its parts, the tiles that can be seen, and the names on them. */
type Filter = Record<
  'landmark' | 'box' | 'level' | 'group' | 'clear' | 'status' | 'tiles' | 'names',
  Locator
>;

export async function openFilter(page: Page): Promise<Filter> {
  await page.goto('/courses');
  return filterOn(page);
}

export function filterOn(page: Page): Filter {
  const tiles = page.locator('main li[data-level]').filter({ visible: true });
  const landmark = page.getByRole('search', { name: words.label });
  return {
    landmark,
    box: landmark.getByRole('searchbox', { name: words.box }),
    level: landmark.getByRole('combobox', { name: words.level }),
    group: landmark.getByRole('combobox', { name: words.group }),
    clear: landmark.getByRole('button', { name: words.clear }),
    status: landmark.getByRole('status'),
    tiles,
    names: tiles.getByRole('heading'),
  };
}
