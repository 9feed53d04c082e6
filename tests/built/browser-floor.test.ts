import css from '@eslint/css';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { features } from 'web-features';
import { browserFloor } from '../../integrations/browser-floor.ts';
import { attribute, pages, siteFiles, textAt } from '../support/built-site.ts';

/**
 * Each key says how the site behaves in a browser that lacks the listed features. Script features have the names of
 * methods and events. CSS features have the names that ESLint's rule `use-baseline` reports. The rule ignores
 * everything inside `@supports`.
 */
const told: Readonly<Record<string, readonly string[]>> = {
  // The code has fallbacks for these features.
  'the links of the menu are in a row that scrolls': ['popover-open'],
  '"How the check works" stays below the answer, and a syllabus has no switch': [
    'has',
    'checkVisibility',
  ],
  'the same colour, mixed by the build': ['color-mix'],
  'addresses of Workers are not asked for': ['createPolicy'],
  'an island wakes after a moment': ['requestIdleCallback'],
  // Older browsers ignore these features.
  'About marks no section': ['scroll-target-group', 'target-current'],
  'lines break where they are full': ['text-wrap'],
  'texts side by side begin where their headings end': ['subgrid of grid-template-rows'],
  'all is laid out at once': [
    'content-visibility',
    'contain-intrinsic-height',
    'contain-intrinsic-size',
    'scripting',
  ],
  'paper has other margins, no grounds and no answers to questions': [
    '@page',
    'details-content',
    'print-color-adjust',
    'avoid of break-after',
  ],
  'Safari has no forced colours, and less contrast in a ticked box': [
    'forced-color-adjust',
    'accent-color',
  ],
  'a marked phrase has round corners only at its ends': ['box-decoration-break'],
  'the buttons that share a link copy the link': ['share'],
  'the bar of About shows a scroll bar': ['scrollbar-width'],
  'a box for texts can’t be made larger': ['resize'],
  'the frame of the focus has square corners': ['outline'],
  // The oldest browsers support these features as the site uses them, or never run the code that uses them.
  nothing: [
    ...['@property', '@container', 'lh', 'container', 'container-type', 'cqi'],
    'open',
    ...['navigate_event', 'navigateerror_event', 'navigatesuccess_event'],
    ...['skipTransition', 'startViewTransition'],
    'check',
  ],
};

/** MDN's names of features that some supported browsers lack. A name that an older feature shares is left out. */
const newNames = newerNames();

test('the list has exactly the newer features that the built site uses', () => {
  const used = new Set([
    ...texts('.css', 'style').flatMap(newerInStyle),
    ...texts('.js', 'script').flatMap(newerInScript),
  ]);
  expect([...used].toSorted()).toEqual(Object.values(told).flat().toSorted());
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
  const messages = new Linter().verify(
    // ESLint's rule can't parse a typed `attr(…)`, so `var(--typed)` replaces the `attr(…)`.
    style.replaceAll(/attr\([^()]+ type\([^()]+\)\)/g, 'var(--typed)'),
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        // The oldest supported browsers have everything that all browsers had in 2022.
        rules: { 'css/use-baseline': ['error', { available: 2022 }] },
      },
    ],
    'a.css',
  );
  return messages.map(({ message }) => {
    const [, name = message, , property] = /'([^']+)'( of property '([^']+)')?/.exec(message) ?? [];
    return property === undefined ? name : `${name} of ${property}`;
  });
}

/**
 * The newer methods and events that `script` uses. Methods that `script` itself defines don't count. Checked calls,
 * such as `x.y?.()`, don't count either.
 */
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

function texts(ending: string, element: string): string[] {
  const files = siteFiles().filter((path) => path.endsWith(ending));
  const inPages = pages
    .flatMap(({ root }) => root.querySelectorAll(element))
    .filter((found) => ['', 'module'].includes(attribute(found, 'type') ?? ''));
  return [...new Set([...files.map(textAt), ...inPages.map(({ textContent }) => textContent)])];
}
