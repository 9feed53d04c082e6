import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Bundle {
  /** The code of each script, by file name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Bytes after gzip of the entry and what it imports at once. */
  readonly entryGzip: number;
  /** The same for each script that is loaded on demand. */
  readonly lazyGzip: ReadonlyMap<string, number>;
}

/** Bundles a module, named relative to this folder, into minified modules for a browser. */
export async function bundleScripts(path: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    outdir: '.',
  });
  const scripts = new Map(outputFiles.map((file) => [basename(file.path), file.text]));
  const atOnce = new Set<string>();
  const lazy = new Set<string>();
  for (const [output, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    if (entryPoint?.endsWith(basename(path))) atOnce.add(basename(output));
    for (const { path: imported, kind } of imports) {
      (kind === 'dynamic-import' ? lazy : atOnce).add(basename(imported));
    }
  }
  const size = (name: string) => gzipSync(scripts.get(name) ?? '', { level: 9 }).length;
  return {
    scripts,
    entryGzip: [...atOnce].reduce((sum, name) => sum + size(name), 0),
    lazyGzip: new Map([...lazy].map((name) => [name, size(name)])),
  };
}
