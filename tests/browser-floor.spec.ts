import { expect, test } from '@playwright/test';
import { attribute, pages, siteFile, siteFiles } from './built-site.ts';
import { type BrowsersRow, browsersRows, versionCells } from './floor/browsers-tables.ts';
import { newerMarkupFeatures } from './floor/markup-features.ts';
import type { NewerFeature } from './floor/newer-feature.ts';
import { hasNewerSyntax, newerScriptFeatures } from './floor/script-features.ts';
import { newerStyleFeatures } from './floor/style-features.ts';

// What the built site uses that browsers at the floor lack; they need no browser. In one process, since reading takes time.
test.describe.configure({ mode: 'default' });

const fallbacks = browsersRows('The code has another way');
const passedOver = browsersRows('Older browsers pass over it');

for (const [css, expected] of [
  ['a { color: color-mix(in lab, red, blue) }', ['css.types.color.color-mix']],
  ['a { color: red; color: color-mix(in lab, red, blue) }', ['(css.types.color.color-mix)']],
  // Taken for valid until the variable is known, so that the line before it is lost.
  ['a { color: red; color: color-mix(in lab, var(--x), blue) }', ['css.types.color.color-mix']],
  [
    '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in lab, var(--x), red) } }',
    ['(css.types.color.color-mix)'],
  ],
  ['@supports selector(:popover-open) { :has(a) b { top: 0 } }', ['(css.selectors.has)']],
  ['@supports not selector(:popover-open) { :has(a) b { top: 0 } }', ['css.selectors.has']],
  [
    '@supports (color: red) or selector(:popover-open) { :has(a) b { top: 0 } }',
    ['css.selectors.has'],
  ],
  ['@supports ((not (a: b)) or ((top: 0))) { :has(a) b { top: 0 } }', ['css.selectors.has']],
  ['a { grid-template-rows: subgrid }', ['css.properties.grid-template-rows.subgrid']],
  ['a { & b { top: 0 } }', ['css.selectors.nesting', 'css.selectors.nesting']],
  ['@media (scripting: none) { a { top: 0 } }', ['css.at-rules.media.scripting']],
  ['a { no-such-property: 0 }', ['css.properties.no-such-property']],
  ['@media (width >= 40rem) { a:not(b, c) { height: 1dvh; -webkit-x: y } }', []],
] as const) {
  test(`in styles it names ${expected.join() || 'nothing'}: ${css}`, () => {
    expect(newerStyleFeatures(css).map(inBrackets)).toEqual(expected);
  });
}

test('styles that can’t be read are a fault', () => {
  for (const css of ['a { top 0 }', '@supports (top: 0) { a { top 0 } }']) {
    expect(() => newerStyleFeatures(css)).toThrow(/style sheet can't be read/);
  }
});

for (const [code, expected] of [
  ['URL.canParse(x)', ['api.URL.canParse_static']],
  ['x.toSorted()', ['javascript.builtins.Array.toSorted']],
  ['if ("toSorted" in x) x.toSorted()', ['(javascript.builtins.Array.toSorted)']],
  ['x.hidePopover?.()', ['(api.HTMLElement.hidePopover)']],
  ['Promise.withResolvers()', ['javascript.builtins.Promise.withResolvers']],
  ['addEventListener("scrollend", x)', ['api.Document.scrollend_event']],
  ['new DecompressionStream("brotli")', ['api.DecompressionStream.DecompressionStream.brotli']],
  ['new DecompressionStream("deflate-raw"); [].at(-1); structuredClone(x)', []],
  ['const own = { toSorted() {} }; own.toSorted()', []],
] as const) {
  test(`in scripts it names ${expected.join() || 'nothing'}: ${code}`, () => {
    const found = newerScriptFeatures(new Map([['a.js', code]])).get('a.js') ?? [];
    expect(found.map(inBrackets)).toEqual(expected);
  });
}

test('syntax that is newer than the floor is named', async () => {
  expect(await hasNewerSyntax('export const a = /[a--b]/v;')).toBe(true);
  expect(await hasNewerSyntax('using a = b;')).toBe(true);
  expect(await hasNewerSyntax('class A { static #a; static { this.#a ??= /\\p{L}/u } }')).toBe(
    false,
  );
});

test('what the built site uses that is newer than the floor has a fallback, or docs/browsers.md says what is lost', () => {
  const bare = usedFeatures().filter(({ guarded }) => !guarded);
  const untold = bare.filter(
    ({ path, file }) => !passedOver.some((row) => allows(row, path, file)),
  );
  expect([...new Set(untold.map(({ path, file }) => `${path} in ${file}`))]).toEqual([]);
});

test('docs/browsers.md lists nothing that the site does not use, or no longer needs to list', () => {
  const isUsed = (path: string, withFallback: boolean) =>
    usedFeatures().some((use) => use.path === path && use.guarded === withFallback);
  expect(fallbacks.flatMap(({ paths }) => paths).filter((path) => !isUsed(path, true))).toEqual([]);
  expect(passedOver.flatMap(({ paths }) => paths).filter((path) => !isUsed(path, false))).toEqual(
    [],
  );
});

for (const row of [...fallbacks, ...passedOver]) {
  test(`docs/browsers.md has the versions of ${row.paths.join(', ')}`, () => {
    expect(row.versions).toEqual(versionCells(row.paths));
  });
}

test('no script of the built site has syntax that is newer than the floor', async () => {
  const newer: string[] = [];
  for (const [file, code] of scripts()) if (await hasNewerSyntax(code)) newer.push(file);
  expect(newer).toEqual([]);
});

interface Use extends NewerFeature {
  readonly file: string;
}

let used: readonly Use[] | undefined;

/** Found once for all tests, since reading every file takes time. */
function usedFeatures(): readonly Use[] {
  return (used ??= findUsedFeatures());
}

function findUsedFeatures(): Use[] {
  const inFile = (file: string, found: readonly NewerFeature[]) =>
    found.map((feature) => ({ ...feature, file }));
  return [
    ...pages.flatMap(({ path, root }) => inFile(path, newerMarkupFeatures(root))),
    ...[...styleSheets()].flatMap(([file, css]) => inFile(file, newerStyleFeatures(css))),
    ...[...newerScriptFeatures(scripts())].flatMap(([file, found]) => inFile(file, found)),
  ];
}

/** The texts of all styles, those within pages too, each once, by where they are. */
function styleSheets(): Map<string, string> {
  return eachOnce([...files('.css'), ...inPages('style', () => true)]);
}

function scripts(): Map<string, string> {
  const run = ['', 'module'];
  return eachOnce([...files('.js'), ...inPages('script', (type) => run.includes(type))]);
}

function files(ending: string): (readonly [file: string, text: string])[] {
  return siteFiles()
    .filter((path) => path.endsWith(ending))
    .map((path) => [path, siteFile(path)?.toString('utf8') ?? '']);
}

function inPages(element: string, hasType: (type: string) => boolean) {
  return pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll(element)
      .filter((found) => hasType(attribute(found, 'type') ?? ''))
      .map(({ textContent }, index) => [`${path}, ${element} ${index + 1}`, textContent] as const),
  );
}

function eachOnce(texts: readonly (readonly [file: string, text: string])[]): Map<string, string> {
  const fileOf = new Map(texts.map(([file, text]) => [text, file]));
  return new Map([...fileOf].map(([text, file]) => [file, text]));
}

function allows({ paths, files: only }: BrowsersRow, path: string, file: string): boolean {
  const [name = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  return paths.includes(path) && (only.length === 0 || only.includes(name));
}

/** Its path, in brackets where the code has another way. */
function inBrackets({ path, guarded }: NewerFeature): string {
  return guarded ? `(${path})` : path;
}
