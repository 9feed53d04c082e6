import { build } from 'vite';

/**
 * Bundles a module like the site's own scripts. Returns each file's text by its name, the module's own file first.
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
