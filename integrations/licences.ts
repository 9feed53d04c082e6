import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const alwaysShipped = [
  'astro',
  'tailwindcss',
  'lucide-react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
];

/**
 * Writes `licences.txt`, because many licences must be published with the code. Vite's `build.license` misses Workers
 * and fonts.
 */
export function licences(): AstroIntegration {
  const folders = new Set<string>();
  const seen = packagesSeen(folders);
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [seen], worker: { plugins: () => [seen] } } });
      },
      'astro:build:done': ({ dir }) => {
        const { resolve } = createRequire(import.meta.url);
        for (const name of alwaysShipped) folders.add(dirname(resolve(`${name}/package.json`)));
        writeFileSync(join(fileURLToPath(dir), 'licences.txt'), licenceTexts(folders));
      },
    },
  };
}

/** Adds to `folders` the folder of each package that is bundled for browsers. */
export function packagesSeen(folders: Set<string>): Plugin {
  return {
    name: 'packages-seen',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0];
          if (folder !== undefined && !id.startsWith('\0')) folders.add(folder);
        }
      }
    },
  };
}

/** The licences of the packages in `folders`, one after another. */
export function licenceTexts(folders: ReadonlySet<string>): string {
  return [...new Set([...folders].map(licenceIn))].toSorted().join('\n\n');
}

function licenceIn(folder: string): string {
  // npm's package.json has this form.
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly version: string; readonly license?: string };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license ?? 'see below'})${text}\n`;
}
