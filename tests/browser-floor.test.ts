import css from '@eslint/css';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { features } from 'web-features';
import { browserFloor } from '../scripts/build/browser-floor.ts';
import { attribute, pages, siteFile, siteFiles } from './built-site.ts';

// What the built site uses that browsers at the floor may lack.

/**
 * All of that, with what such a browser shows instead: of styles as ESLint's `use-baseline` names it, which passes over
 * what an `@supports` asks for, and of scripts by the name of what is called.
 */
const told: Readonly<Record<string, string>> = {
  // The code has another way.
  'popover-open': 'the links of the menu are in a row that scrolls',
  has: 'the explanation stays below the answer; all phases are open, and there is no switch',
  'color-mix': 'the same colour, mixed by the build',
  'animation-range': 'the line of a syllabus is complete at once',
  // They pass over it.
  '@view-transition': 'a page follows at once',
  'view-transition-group': 'the same',
  'scroll-target-group': 'About marks no section',
  'target-current': 'the same',
  'text-wrap': 'lines break where they are full',
  'subgrid of grid-template-rows': 'texts side by side begin where their headings end',
  'contain-intrinsic-size': 'all 5,000 answers are laid out, which takes longer',
  'content-visibility': 'the same',
  '@page': 'the browser’s own margins on paper',
  'print-color-adjust': 'no grounds on paper',
  'avoid of break-after': 'a heading may end a page',
  'forced-color-adjust': 'Safari has no forced colours',
  '@property': 'Tailwind writes its own properties as a layer too',
  lh: 'nothing: Tailwind asks it of boxes for dates, and the site has none',
  'accent-color': 'Safari shows less contrast in a box that is ticked',
  'container-type': 'Safari 16 and Firefox 110 have it; nothing',
  mask: 'Chrome 109 has it with -webkit- before it, which is there too',
  'mask-position': 'the same',
  // Tailwind asks for `[open]` as well.
  open: 'nothing',
  'scrollbar-width': 'a bar to scroll by shows below the sections of About',
  resize: 'iPhones have no handle to draw a box larger',
  selection: 'iPhones have a colour of their own for what is selected',
  outline: 'Safari 16.4 rounds no corner of it',
  createPolicy: 'the addresses of Workers are not asked for',
  // Astro asks whether it is there.
  requestIdleCallback: 'an island wakes after a moment',
  // The register's own.
  bytes: 'nothing',
  // In React, for what the site does not use.
  navigate_event: 'nothing',
  navigateerror_event: 'nothing',
  navigatesuccess_event: 'nothing',
  skipTransition: 'nothing',
  startViewTransition: 'nothing',
};

/** Names of what is newer than the floor, and of nothing older, in MDN's data. */
const newNames = newerNames();

test.each([
  ['a { color: color-mix(in lab, var(--x), blue) }', 'color-mix'],
  ['@supports not selector(:popover-open) { :has(a) b { top: 0 } }', 'has'],
  ['a { grid-template-rows: subgrid }', 'subgrid of grid-template-rows'],
  ['a { & b { top: 0 } }', 'nesting'],
  ['a { color: attr(data-color type(<color>)) }', 'typed attr()'],
])('in styles the floor is seen to lack what is in %s', (style, expected) => {
  expect(newerInStyle(style)).toContain(expected);
});

test.each([
  ['URL.canParse(x)', ['canParse']],
  ['x.toSorted()', ['toSorted']],
  ['addEventListener("scrollend", x)', ['scrollend_event']],
  ['using a = b', ['syntax: Unexpected token a']],
  ['x.hidePopover?.(); const own = { toSorted() {} }; own.toSorted(); [].at(-1)', []],
])('in scripts the floor is seen to lack what is in %s', (script, expected) => {
  expect(newerInScript(script)).toEqual(expected);
});

test('whatever the built site uses that is newer than the floor is told here, and nothing else', () => {
  const used = new Set([
    ...texts('.css', 'style').flatMap(newerInStyle),
    ...texts('.js', 'script').flatMap(newerInScript),
  ]);
  expect([...used].toSorted()).toEqual(Object.keys(told).toSorted());
});

function newerNames(): Set<string> {
  const [young, old] = [new Set<string>(), new Set<string>()];
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const { support } = feature.status.by_compat_key?.[key] ?? feature.status;
      const isOld = Object.entries(browserFloor).every(
        ([browser, version]) =>
          parseFloat((support[browser as keyof typeof browserFloor] ?? '∞').replace('≤', '')) <=
          version,
      );
      const name = key.slice(key.lastIndexOf('.') + 1).replace('_static', '');
      (isOld ? old : young).add(name);
    }
  }
  return young.difference(old);
}

function newerInStyle(style: string): string[] {
  // Which `use-baseline` can't read; it is asked for with @supports (color: attr(…)).
  const typed = /attr\([^()]+ type\([^()]+\)\)/g;
  const isAsked = /@supports[^{]*attr\(/.test(style);
  const messages = new Linter().verify(
    style.replaceAll(typed, 'var(--typed)'),
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        // What all browsers had in 2022, the oldest of the floor too have.
        rules: { 'css/use-baseline': ['error', { available: 2022 }] },
      },
    ],
    'a.css',
  );
  const names = messages.map(({ message }) => {
    const [, name = message, , property] = /'([^']+)'( of property '([^']+)')?/.exec(message) ?? [];
    return property === undefined ? name : `${name} of ${property}`;
  });
  return typed.test(style) && !isAsked ? [...names, 'typed attr()'] : names;
}

/** By the names of methods, but for the script's own, and of events; `x.y?.()` asks whether there is one. */
function newerInScript(script: string): string[] {
  const [fault] = new Linter().verify(script, {
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
  });
  if (fault) return [`syntax: ${fault.message.replace('Parsing error: ', '')}`];
  const own = new Set([...script.matchAll(/[{},]\s*(\w+)\(|\b(\w+):|\.(\w+)=/g)].flat());
  const methods = [...script.matchAll(/\.(\w+)\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => !own.has(name));
  const events = [...script.matchAll(/addEventListener\(["'`](\w+)/g)].map(
    ([, name = '']) => `${name}_event`,
  );
  return [...methods, ...events].filter((name) => newNames.has(name));
}

/** The texts of all files with this ending, and of these elements of pages, each once. */
function texts(ending: string, element: string): string[] {
  const files = siteFiles().filter((path) => path.endsWith(ending));
  const inPages = pages.flatMap(({ root }) => root.querySelectorAll(element));
  const run = ['', 'module'];
  return [
    ...new Set([
      ...files.map((path) => siteFile(path)?.toString('utf8') ?? ''),
      ...inPages
        .filter((found) => run.includes(attribute(found, 'type') ?? ''))
        .map(({ textContent }) => textContent),
    ]),
  ];
}
