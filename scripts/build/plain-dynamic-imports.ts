import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are written. Vite wraps each in a call of its helper of a kilobyte, which asks
 * for the styles and imports of a script before that script does: ours have no styles, and hardly an import
 * that is not there already.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (at < 0) {
        throw new Error(
          'scripts/build/plain-dynamic-imports.ts: Vite has no plugin "native:import-analysis-build" any more. ' +
            'Name the one that wraps dynamic imports now, or take plainDynamicImports() out of astro.config.ts ' +
            'and raise the budgets in tests/.',
        );
      }
      // No setting leaves it out, and the list is read-only in its type alone.
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
