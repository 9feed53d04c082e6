import type { Page } from '@playwright/test';

/** A function that can be carried into a page. */
export type PagePart = (...values: never[]) => unknown;

/**
 * Calls `ask` in the page and hands back what it gives. Nothing of a module exists there, so the functions that
 * `ask` uses, and theirs, go along as `parts`, by their names.
 */
export function inPage<Answer>(
  page: Page,
  ask: () => Answer,
  parts: readonly PagePart[],
): Promise<Awaited<Answer>> {
  const source = [ask, ...parts].map(String).join('\n');
  return page.evaluate<Awaited<Answer>>(`(() => {${source}\nreturn ${ask.name}();})()`);
}
