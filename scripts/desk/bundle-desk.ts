import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { roomPage, startPage } from '../../src/desk/desk-pages.ts';
import { rooms } from '../../src/desk/rooms.ts';

/** The desk's files by path: `desk.html`, and what is in the folder `desk/` beside it. */
export type DeskFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Builds the desk: a page for each room in the table of rooms, and its script with everything that it imports. This is
 * the one place that says how; `npm run desk` serves the files, and a build that publishes the desk writes them.
 *
 * @param isSmall whether to take the time to make the scripts small
 */
export async function bundleDesk(isSmall = false): Promise<DeskFiles> {
  const folder = join(import.meta.dirname, '../../src/desk');
  const input = Object.fromEntries(rooms.map(({ name, script }) => [name, join(folder, script)]));
  const built = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutUnusedParts],
    build: {
      write: false,
      // The desk is for a recent browser of the owner's own.
      target: 'esnext',
      minify: isSmall,
      modulePreload: false,
      // Several megabytes, which only the desk loads.
      chunkSizeWarningLimit: 10_000,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
  return new Map([
    ['desk.html', startPage('desk/')],
    ['desk/desk.css', readFileSync(join(folder, 'desk.css'))],
    ...rooms.map((room) => [`desk/${room.name}.html`, roomPage(room, '../desk')] as const),
    ...rooms.flatMap(({ name, styles }) =>
      styles === undefined
        ? []
        : [[`desk/${name}.css`, readFileSync(join(folder, styles))] as const],
    ),
    ...outputsOf(built).map((file) => [`desk/${file.fileName}`, contentOf(file)] as const),
  ]);
}

/**
 * What Sveltia CMS loads only for fields that the desk does not have: the colours of some 230 programming languages, and
 * maps. Bundling them would take most of the time.
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

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}
