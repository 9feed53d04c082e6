import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserFloor } from '../../scripts/build/browser-floor.ts';

/** From which version of each browser on something holds; Infinity where it never does. */
export type Versions = Readonly<Record<Browser, number>>;

export type Browser = keyof typeof browserFloor;

export const floor: Versions = browserFloor;

const browsers = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari' } as const;

/** What nothing is known of. */
export const never: Versions = each(() => Infinity);

/** From which versions on browsers have what MDN's data tell of at a path, such as `css.properties.gap`. */
export function versionsAt(path: string): Versions | undefined {
  const support = dataAt(path)?.__compat?.support;
  if (!support) return undefined;
  return each((browser) => {
    const statements = [support[browser] ?? []].flat();
    return Math.min(...statements.map((statement) => versionAdded(statement, statements)));
  });
}

/** The paths of all that the data tell of below a path. */
export function* pathsBelow(path: string): Generator<string> {
  for (const name of Object.keys(dataAt(path) ?? {})) {
    if (name === '__compat') continue;
    const below = `${path}.${name}`;
    if (versionsAt(below)) yield below;
    yield* pathsBelow(below);
  }
}

/** What the data say of a path in words, in which names are written as `<code>dvh</code>`. */
export function codesAt(path: string): string[] {
  const text = dataAt(path)?.__compat?.description ?? '';
  return [...text.matchAll(/<code>([\w-]+)/g)].map(([, name = '']) => name);
}

/** Whether a browser that has what came with `given` may lack what came with `versions`. */
export function isNewer(versions: Versions, given: Versions): boolean {
  return Object.values(browsers).some((browser) => versions[browser] > given[browser]);
}

/** From which versions on browsers have all of several things. */
export function allOf(several: readonly Versions[]): Versions {
  return each((browser) => Math.max(0, ...several.map((versions) => versions[browser])));
}

/** From which versions on browsers have one of several things at least. */
export function anyOf(several: readonly Versions[]): Versions {
  return each((browser) => Math.min(...several.map((versions) => versions[browser])));
}

function dataAt(path: string): Identifier | undefined {
  let found: unknown = data;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
  }
  // Every part of the data's tree is one: names, and perhaps `__compat`.
  return found as Identifier;
}

/** From which version on a browser has it under its own name; with flaws, such as an error of another name, it has it, too. */
function versionAdded(
  statement: SimpleSupportStatement,
  all: readonly SimpleSupportStatement[],
): number {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  const isGone = removed !== undefined && !all.some((other) => other.version_added === removed);
  if (isGone || flags || prefix || statement.alternative_name) return Infinity;
  const version = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Infinity;
  return Number.isNaN(version) ? Infinity : version;
}

function each(version: (browser: Browser) => number): Versions {
  const { chrome, edge, firefox, safari } = browsers;
  return {
    chrome: version(chrome),
    edge: version(edge),
    firefox: version(firefox),
    safari: version(safari),
  };
}
