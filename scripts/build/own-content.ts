import type { Plugin } from 'vite';
import { loadContent } from '../../src/content/load-content.ts';
import { islandContent } from '../../src/features/validator/island-content.ts';

/** Gives browsers the value of `ownContent` in place of its module, which reads the whole content. */
export function ownContentForBrowsers(): Plugin {
  return {
    name: 'own-content',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.endsWith('/src/features/validator/own-content.ts')) return undefined;
      const { content, files } = await loadContent('content');
      // `astro dev` loads the module again after a change of these files.
      for (const file of files.keys()) this.addWatchFile(`content/${file}`);
      // If the content has faults, site-content.ts stops the build.
      return `export const ownContent = ${JSON.stringify(content && islandContent(content))};`;
    },
  };
}
