import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { transform, type Visitor } from 'lightningcss';
import { afterBuild } from '../src/hosting/after-build.ts';
import { builtPages } from '../src/hosting/built-pages.ts';
import { checksum } from '../src/layout/head-scripts.ts';

/** Removes each page's unused styles, corrects its policy, and preloads the validator's scripts. */
export function inlineParts(): AstroIntegration {
  return afterBuild('inline-parts', (folder) => {
    const textAt = (url: string) => readFileSync(join(folder, url), 'utf8');
    for (const { file, html } of builtPages(folder)) {
      writeFileSync(file, withScriptsAhead(withTidyInlineParts(html, textAt), textAt));
    }
  });
}

/**
 * Moves a page's inline styles to the end of its head, without the unused ones. Astro puts the style of the
 * islands into the body, where HTML forbids styles (4.2.6: metadata content).
 *
 * Moves the policy before the scripts and styles. The policy then lists only the checksums of this page (CSP Level 3,
 * 2.3.1). A script or style that Astro's policy does not list stays forbidden.
 *
 * Numbers the islands, because Astro's names for islands depend on the project's folder. With such names, a build in
 * another folder would look like a new release to service workers.
 *
 * @param scriptAt returns the text of the script at an address
 */
export function withTidyInlineParts(html: string, scriptAt: (url: string) => string): string {
  const [styles, scripts] = [found(style, html), found(script, html)];
  const withoutStyles = html.replaceAll(style, '');
  const loaded = [...withImports(found(scriptUrl, html), scriptAt, anyImport)].map(scriptAt);
  const used = usedStyles(styles.join(''), withoutStyles, [...scripts, ...loaded].join('\n'));
  const all = styles.length === 0 ? '' : `<style>${used}</style>`;
  const policy = (policyMeta.exec(html)?.[0] ?? '')
    .replace(/script-src [^;]*/, (listed) => {
      const own = new Set(scripts.map(listing).filter((source) => listed.includes(source)));
      return ["script-src 'self'", ...own].join(' ');
    })
    .replace(/style-src [^;]*/, (listed) => {
      const isListed = styles.every((text) => listed.includes(listing(text)));
      const own = isListed && all !== '' ? [listing(used)] : [];
      const unscripted = found(unscriptedStyle, html).map(listing);
      const others = unscripted.filter((source) => listed.includes(source));
      return ["style-src 'self'", ...own, ...others].join(' ');
    });
  let islands = 0;
  return withoutStyles
    .replace(policyMeta, '')
    .replace(/<head>(<meta charset=[^>]*>)?/, (start) => start + policy)
    .replaceAll(islandName, (_, start: string) => `${start}${++islands}`)
    .replace('</head>', () => `${all}</head>`);
}

/**
 * Returns `styles` without the rules for classes and elements that the page never has, and without unused custom
 * properties.
 *
 * @param html the page without its styles
 * @param scripts the texts of all scripts that the page can load, since scripts can add classes
 */
export function usedStyles(styles: string, html: string, scripts: string): string {
  const inPage = new Set<string>();
  const parser = new Parser({
    onopentagname: (name) => inPage.add(name),
    onattribute(name, value) {
      if (name === 'class') for (const word of value.split(/\s+/)) inPage.add(`.${word}`);
    },
  });
  parser.end(html);
  const words = new Set(scripts.split(/[\s"'`$}]+/));
  const hasClass = (name: string) =>
    inPage.has(`.${name}`) || (/["'`$}]/.test(name) ? scripts.includes(name) : words.has(name));
  const hasElement = (name: string) =>
    inPage.has(name) || ['"', "'", '`'].some((quote) => scripts.includes(quote + name + quote));
  const shown = withoutUnused(
    styles,
    namesIn(styles, className).filter((name) => !hasClass(name)),
    {
      Selector: (selector) =>
        selector.every((part) => part.type !== 'type' || hasElement(part.name)) ? selector : [],
    },
  );
  const isRead = (name: string) =>
    shown.includes(`var(${name}`) || html.includes(name) || scripts.includes(name);
  return withoutUnused(
    shown,
    namesIn(shown, customProperty).filter((name) => !isRead(name)),
  );
}

const className = /\.((?:\\.|[-\w]|[^\0-\x7f])+)/g;
const customProperty = /(--[-\w]+):/g;

function namesIn(styles: string, pattern: RegExp): string[] {
  return found(pattern, styles).map((name) => name.replaceAll(/\\(.)/g, '$1'));
}

function withoutUnused(styles: string, unused: string[], visitor: Visitor<never> = {}): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: unused,
    visitor,
  });
  return code.toString();
}

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/;
const islandName = /(<astro-island uid=")[^"]*/g;
const style = /(?<!<noscript>)<style>([\s\S]*?)<\/style>/g;
const unscriptedStyle = /<noscript><style>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** The checksum as a policy lists it. */
function listing(text: string): string {
  return `'${checksum(text)}'`;
}

/** Marks in a page's head. `withScriptsAhead` replaces each mark by preloads. */
export const scriptsAhead = {
  worker: '<!--worker-->',
  /** What the Worker loads for an ID that the register lacks. */
  unknown: '<!--unknown-->',
  sealed: '<!--sealed-->',
  islands: '<!--islands-->',
} as const;

/**
 * Replaces each mark by preloads of the scripts that it names, and of their imports. A browser then fetches all of
 * them at the same time (HTML, "modulepreload").
 *
 * @param scriptAt returns the text of the script at an address
 */
export function withScriptsAhead(html: string, scriptAt: (url: string) => string): string {
  const withAll = (urls: readonly string[]) => [...withImports(urls, scriptAt)];
  const links = (urls: readonly string[]) =>
    urls.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  const loadedLater = (urls: readonly string[], name: string) =>
    urls.flatMap((url) =>
      found(laterImport, scriptAt(url))
        .filter((later) => later.startsWith(`./${name}`))
        .map((later) => beside(url, later)),
    );
  const islands = withAll(found(islandUrl, html));
  const worker = withAll(found(workerUrl, html).slice(0, 1));
  return html
    .replace(scriptsAhead.sealed, () =>
      links(withAll(loadedLater(islands, 'open'))).replace('<link', '<link data-sealed'),
    )
    .replace(scriptsAhead.worker, () => links(worker))
    .replace(scriptsAhead.unknown, () => links(loadedLater(worker, 'unknown-verdicts')))
    .replace(scriptsAhead.islands, () => links(islands));
}

const scriptUrl = / (?:src|component-url|renderer-url)="(\/[^"]+\.js)"/g;
const workerUrl = /"(\/[^"]+\/register-worker[^"]*\.js)"/g;
const islandUrl = / (?:component|renderer)-url="([^"]+)"/g;

function withImports(
  urls: readonly string[],
  scriptAt: (url: string) => string,
  imports = staticImport,
): Set<string> {
  const all = new Set(urls);
  for (const url of all) {
    for (const name of found(imports, scriptAt(url))) all.add(beside(url, name));
  }
  return all;
}

function found(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, part = '']) => part);
}

function beside(url: string, name: string): string {
  return posix.join(posix.dirname(url), name);
}

const laterImport = /\bimport\(["'`](\.\/[^"'`]+\.js)["'`]\)/g;

/** Matches imports that a script needs at once, unlike `import(…)`. */
const staticImport = /\b(?:from|import) ?["'`](\.\/[^"'`]+\.js)["'`]/g;

const anyImport = /\b(?:from|import)[ (]?["'`](\.\/[^"'`]+\.js)["'`]/g;
