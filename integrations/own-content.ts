import type { Plugin } from 'vite';
import type { Content } from '../src/content/content.ts';
import { loadContent } from '../src/content/load-content.ts';
import { islandContent } from '../src/answer/island-words.ts';
import { catalogueContent } from '../src/features/courses/catalogue-content.ts';

/** The modules that browsers get as values only, and what each of them exports. */
const ownModules: Readonly<Record<string, (content: Content) => Readonly<Record<string, object>>>> =
  {
    '/src/features/validator/begin/own-content.ts': (content) => ({
      ownContent: islandContent(content),
    }),
    '/src/features/courses/own-catalogue.ts': (content) => ({
      ownCatalogue: catalogueContent(content),
    }),
  };

/**
 * Gives browsers the values of `ownModules` in place of the modules, which read the whole content.
 *
 * @param contentOfBuild the content that a build has read already; `astro dev` reads it again after each change
 */
export function ownContentForBrowsers(contentOfBuild: Content | undefined): Plugin {
  return {
    name: 'own-content',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const path = Object.keys(ownModules).find((known) => id.endsWith(known));
      if (path === undefined) return undefined;
      if (this.environment.mode === 'build') return moduleOf(path, contentOfBuild);
      const { content, files } = await loadContent('content');
      // `astro dev` loads the module again after a change of these files.
      for (const file of files.keys()) this.addWatchFile(`content/${file}`);
      return moduleOf(path, content);
    },
  };
}

function moduleOf(path: string, content: Content | undefined): string {
  // If the content has faults, `astro dev` shows them in place of the page.
  const values = (content && ownModules[path]?.(content)) ?? {};
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}
