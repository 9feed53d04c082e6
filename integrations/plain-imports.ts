import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Leaves out Vite's helper for `import()`, which is 1.2 kB of the script that an answer waits for. The helper fetches
 * the styles of a script that is loaded later, so the build fails if such a script has any.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const isLater = chunk.type === 'chunk' && chunk.isDynamicEntry;
        if (isLater && chunk.viteMetadata?.importedCss.size) {
          this.error(`${chunk.fileName} is loaded later, and its styles would be missing.`);
        }
      }
    },
  };
}
