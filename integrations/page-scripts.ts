import type { Plugin } from 'vite';

/**
 * Gives each page's script its own copy of the modules it imports. If a page's script shared a module with an island or
 * with another page's script, that module would become a file, and the script could not stay inline.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '', options) {
      const [file = '', query = ''] = importer.split('?');
      const page = isPageScript.test(query) ? file.replaceAll('/', '-') : copyOf.exec(query)?.[1];
      if (page === undefined) return undefined;
      const found = await this.resolve(source, file, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?page=${page}&lang.ts` };
    },
  };
}

const isPageScript = /^astro&type=script\b/;
const copyOf = /^page=(.*)&lang\.ts$/;
