import type { Plugin } from 'vite';
import type { Content } from '../src/content/content.ts';
import { loadContent } from '../src/content/load-content.ts';
import { islandContent } from '../src/answer/island-words.ts';

/**
 * Gives browsers the value of `ownContent` in place of its module, which reads the whole content.
 *
 * @param contentOfBuild the content that a build has read already; `astro dev` reads it again after each change
 */
export function ownContentForBrowsers(contentOfBuild: Content | undefined): Plugin {
  return {
    name: 'own-content',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.endsWith('/src/features/validator/begin/own-content.ts')) return undefined;
      if (this.environment.mode === 'build') return moduleOf(contentOfBuild);
      const { content, files } = await loadContent('content');
      // `astro dev` loads the module again after a change of these files.
      for (const file of files.keys()) this.addWatchFile(`content/${file}`);
      return moduleOf(content);
    },
  };
}

function moduleOf(content: Content | undefined): string {
  // If the content has faults, site-content.ts stops the build.
  return `export const ownContent = ${JSON.stringify(content && islandContent(content))};`;
}
