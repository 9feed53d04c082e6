import type { Page } from '@playwright/test';

/** Requests that match wait until the function that is returned is called. */
export async function holdBack(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Whether an address is that of the built script of this name, whatever its checksum. */
export function isScript(name: string) {
  return ({ pathname }: URL) => new RegExp(`/${name}\\.[^/]*\\.js$`).test(pathname);
}
