// Builds the copies of the site for Playwright's tests. Playwright could build them too, but starts slowly.
import { buildCopy, copiesToBuild } from './site-copies.ts';

await Promise.all(
  copiesToBuild().map(async (name) => {
    await buildCopy(name);
    console.log(`The copy "${name}" of the site is built.`);
  }),
);
