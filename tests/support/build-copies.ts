// Builds the copies of the site for Playwright's tests. Playwright could build them too, but starts slowly.
import { buildCopies, copiesToBuild } from './site-copies.ts';

const names = copiesToBuild();
await buildCopies(names);
console.log(`These copies of the site are built: ${names.join(', ')}.`);
