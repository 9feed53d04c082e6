import { test } from '@playwright/test';
import { buildCopies, copiesToBuild } from './site-copies.ts';

test('the copies of the site are built for other tests', async () => {
  test.setTimeout(630_000);
  await buildCopies(copiesToBuild());
});
