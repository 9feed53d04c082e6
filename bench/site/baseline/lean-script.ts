import { join } from 'node:path';
import type { Plugin } from 'vite';
import { aboutSectionIds } from '../../../src/content/schemas/about.ts';

const indexOnTouch = join(import.meta.dirname, 'app/load-course-index-on-touch.ts');

/** Keeps what a careful engineer would keep out of the script or put off: Vite's part of a well-made baseline. */
export function leanScript(): Plugin {
  return {
    name: 'lean-script',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/load-course-index.ts') && importer !== indexOnTouch ? indexOnTouch : null,
    // The sections' names without the schemas beside them, which would bring a whole library.
    load: (id) =>
      id.endsWith('/content/schemas/about.ts')
        ? `export const aboutSectionIds = ${JSON.stringify(aboutSectionIds)};`
        : null,
  };
}
