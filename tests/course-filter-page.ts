import type { Locator, Page } from '@playwright/test';
import { catalogue } from './content-words.ts';
import { tileGroups } from './site-routes.ts';

export const words = catalogue.filter;
export const allNames = tileGroups.flat().map(([name]) => name);

export interface Filter {
  readonly landmark: Locator;
  readonly box: Locator;
  readonly level: Locator;
  readonly group: Locator;
  readonly clear: Locator;
  readonly status: Locator;
  /** The tiles that can be seen, and the names on them. */
  readonly tiles: Locator;
  readonly names: Locator;
}

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
