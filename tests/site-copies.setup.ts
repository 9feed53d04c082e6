import { test } from '@playwright/test';
import { buildCopy, copiesToBuild } from './site-copies.ts';

for (const name of copiesToBuild()) {
  test(`the copy "${name}" of the site is built for other tests`, async () => {
    test.setTimeout(630_000);
    await buildCopy(name);
  });
}
