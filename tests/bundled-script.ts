import { build } from 'vite';

/**
 * Bundles a module and its imports in the same way as the site's own scripts. Returns the text of each file by its
 * name, the module's first. With the format `iife` the module's exports become an object called `name`.
 */
export async function bundledScript(entry: string, format: 'es' | 'iife', name = 'script') {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name, formats: [format], fileName: () => `${name}.js` },
    },
  });
  const chunks = (Array.isArray(results) ? results : [])
    .flatMap(({ output }) => output)
    .filter((part) => part.type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}
