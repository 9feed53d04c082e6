import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attribute, pages, siteFile, siteFiles, type ReadPage } from './built-site.ts';

// Which scripts the built pages carry; they need no browser.

/** All inline scripts of the site, by something that only they say. */
const inlineScripts = {
  'service worker': /serviceWorker/,
  'print button': /data-print/,
  lightbox: /dialog|lightbox/i,
  carousel: /carousel/,
  'nearest pages': /data-asked-path/,
  islands: /astro-island/,
  'filter that fails': /loadFailed/,
  'island when idle': /requestIdleCallback/,
} as const;

const fontPackages = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree'];

type InlineScript = keyof typeof inlineScripts;

const onEveryPage: readonly InlineScript[] = ['service worker'];

/** What a page may carry beyond that. A static page carries nothing. */
const ownScripts: Readonly<Record<string, readonly InlineScript[]>> = {
  '/': ['carousel'],
  '/courses': ['islands', 'island when idle', 'filter that fails'],
  '/404': ['nearest pages'],
  '/gallery': ['lightbox'],
  '/SearchById': ['islands', 'island when idle'],
};

test('the licences of what scripts and fonts are made of are on the site, and no others', () => {
  const licences = siteFile('/licences.txt')?.toString() ?? '';
  const shipped = ['react', 'react-dom', 'scheduler', 'fflate', 'numfmt', 'papaparse'];
  for (const name of [...shipped, ...fontPackages]) {
    const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(licences, name).toContain(text);
  }
  expect(licences).not.toMatch(/^(eslint|vite|sharp|playwright) /m);
});

for (const page of pages) {
  const isSyllabus = page.path.startsWith('/courses/');
  const own = isSyllabus ? (['print button'] as const) : (ownScripts[page.path] ?? []);

  test(`${page.path} carries these scripts only: ${[...onEveryPage, ...own].join(', ')}`, () => {
    expect(inlineNames(page).toSorted()).toEqual([...onEveryPage, ...own].toSorted());
  });

  test(`${page.path} loads no script by itself`, () => {
    expect(page.root.querySelectorAll('script[src], link[rel="modulepreload"]')).toEqual([]);
  });
}

test('starting the service worker takes at most 1,000 bytes', () => {
  for (const page of pages) {
    const [text = ''] = runScripts(page).filter((script) => script.includes('serviceWorker'));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1000);
  }
});

test('the service worker is one script of at most 5,000 bytes, which imports nothing', () => {
  const worker = siteFile('/sw.js')?.toString('utf8') ?? '';
  expect(worker).not.toMatch(/importScripts|\bimport\b/);
  expect(Buffer.byteLength(worker)).toBeLessThanOrEqual(5000);
});

// WebKit evaluates a Worker's entry again for whatever imports it, and then all that is in it exists twice.
test("no script imports the register Worker's entry, which is nothing but an import", () => {
  const scripts = siteFiles().filter((path) => path.endsWith('.js'));
  const [entry = '', ...others] = scripts.filter((path) => path.includes('/register-worker-'));
  expect(others).toEqual([]);
  expect(importersOf(entry, scripts)).toEqual([]);
  expect(scriptText(entry).slice(0, 100)).toMatch(/^import"[^"]+";?\s*$/);
  // Those that are loaded later do import what the entry imports.
  const core = /import"\.(\/[^"]+)"/.exec(scriptText(entry))?.[1] ?? 'no core';
  expect(importersOf(core, scripts).length).toBeGreaterThan(3);
});

function importersOf(path: string, scripts: readonly string[]): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const imported = [`from"./${name}"`, `import"./${name}"`, `import("./${name}")`];
  return scripts.filter((script) => imported.some((words) => scriptText(script).includes(words)));
}

function scriptText(path: string): string {
  return siteFile(path)?.toString('utf8') ?? '';
}

function inlineNames(page: ReadPage): string[] {
  return runScripts(page).map((text) => {
    const names = Object.entries(inlineScripts).filter(([, says]) => says.test(text));
    return names[0]?.[0] ?? `unknown: ${text.slice(0, 80)}`;
  });
}

/** The texts of the inline scripts that run; data blocks and prefetch rules do not. */
function runScripts({ root }: ReadPage): string[] {
  return root
    .querySelectorAll('script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => ['', 'module'].includes(attribute(script, 'type') ?? ''))
    .map((script) => script.textContent);
}
