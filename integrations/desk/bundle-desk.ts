import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';
import { roomPage, rooms, startPage } from '../../src/desk/rooms.ts';
import { licenceTexts, packagesSeen } from '../licences.ts';
import { workerCode } from '../worker-code.ts';

/** The desk's files by path: `desk.html` and the folder `desk/`. */
export type DeskFiles = ReadonlyMap<string, string | Uint8Array>;

/** Builds the desk's pages and scripts. Minifying takes longer, so it happens only if `isSmall`. */
export async function bundleDesk(isSmall = false): Promise<DeskFiles> {
  const folder = join(import.meta.dirname, '../../src/desk');
  const input = Object.fromEntries(rooms.map(({ name, script }) => [name, join(folder, script)]));
  const packages = new Set<string>();
  const built = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutUnusedParts, tailwindcss(), packagesSeen(packages)],
    // The desk reads the plain sheet, even if the site's register is sealed.
    define: { registerIsSealed: 'false' },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { codeSplitting: { groups: [workerCode('sheet-core', '/sheet-worker.ts')] } },
      },
    },
    build: {
      write: false,
      // Owners use a recent browser.
      target: 'esnext',
      minify: isSmall,
      modulePreload: false,
      // All pages without the CMS share one style sheet.
      cssCodeSplit: false,
      // In kilobytes. Vite would warn about the desk's large scripts, but only owners load them.
      chunkSizeWarningLimit: 10_000,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
  const files = outputsOf(built);
  const styles = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
  return new Map([
    ['desk.html', startPage(styles)],
    ['desk/desk.css', deskStyles(folder)],
    ['desk/licences.txt', licenceTexts(packages)],
    ...rooms.map((room) => [`desk/${room.name}.html`, roomPage(room, styles)] as const),
    ...files.map(
      (file) => [`desk/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
    ),
  ]);
}

/** The style sheet for every page of the desk. It begins with the site's own colours. */
export function deskStyles(folder: string): string {
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  return `${themeTokens(textOf('../ui/theme.css'))}\n${textOf('desk.css')}`;
}

/**
 * The site's colours, sizes and radii as plain CSS, because Tailwind's reset of every element would break the CMS. In
 * dark mode `.theme-day` keeps the light colours, for previews of printed pages.
 */
function themeTokens(theme: string): string {
  const [tokens = '', base = ''] = theme.split('@layer base {');
  const [dark = ''] = base.split(night)[1]?.split('}') ?? [];
  return `:root, .theme-day {${declarations(tokens)}}
.theme-day { color-scheme: light; }
${night} {\n:root {${declarations(dark)}}\n}\n`;
}

const night = '@media screen and (prefers-color-scheme: dark)';

/** Leaves out lines such as `--color-*: initial`, which only Tailwind reads. */
function declarations(css: string): string {
  return [...css.matchAll(/^ *(--[\w-]+: [^;\n]+;)$/gm)].map(([, found = '']) => found).join('');
}

/**
 * Leaves out parts of Sveltia CMS that the desk does not use: maps, and syntax colours for some 230 programming
 * languages. Bundling these parts would take most of the time.
 */
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  resolveId: (source) =>
    /^(@shikijs\/(langs|themes)\/|terra-draw|leaflet\/)/.test(source) ? '\0unused' : undefined,
  load: (id) => (id === '\0unused' ? 'export default []' : undefined),
};

function outputsOf(built: Awaited<ReturnType<typeof build>>) {
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}
