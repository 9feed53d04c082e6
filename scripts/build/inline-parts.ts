import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../src/hosting/built-pages.ts';

/** Tidies up what Astro writes within pages, and names early what the validator loads, when all pages are written. */
export function inlineParts(): AstroIntegration {
  return {
    name: 'inline-parts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const textAt = (url: string) => readFileSync(join(folder, url), 'utf8');
        for (const { file, html } of builtPages(folder)) {
          writeFileSync(file, withPartsAhead(withTidyInlineParts(html), textAt));
        }
      },
    },
  };
}

/**
 * The page with all its inline styles in one, at the end of its head, and no checksums in its policy (CSP Level 3, 2.3.1)
 * but those of its own parts. The policy is the first that a page says, so that it holds for all that follows.
 *
 * Astro puts styles before those that all pages share, which must come first, and that of islands into the body, where HTML
 * wants none (4.2.6: metadata content); those in `noscript` stay there. In each policy it lists what any page has, which
 * is a kilobyte that does not compress. A part that Astro does not list is not listed here.
 *
 * Astro makes the name of an island from the path of its file on this machine, so that a build in another folder would be
 * another release to every service worker. Here islands are counted.
 */
export function withTidyInlineParts(html: string): string {
  const textsOf = (part: RegExp) => [...html.matchAll(part)].map(([, text = '']) => text);
  const [styles, scripts] = [textsOf(style), textsOf(script)];
  const all = styles.length === 0 ? '' : `<style>${styles.join('')}</style>`;
  let islands = 0;
  const policy = policyMeta.exec(html)?.[0] ?? '';
  return html
    .replace(policy, '')
    .replace(/<head>(<meta charset=[^>]*>)?/, (start) => start + policy)
    .replaceAll(islandName, (_, start: string) => `${start}${++islands}`)
    .replaceAll(style, '')
    .replace('</head>', () => `${all}</head>`)
    .replace(policyMeta, (policy) =>
      policy
        .replace(/script-src [^;]*/, (listed) => {
          const own = new Set(scripts.map(checksum).filter((source) => listed.includes(source)));
          return ["script-src 'self'", ...own].join(' ');
        })
        .replace(/style-src [^;]*/, (listed) => {
          const isListed = styles.every((text) => listed.includes(checksum(text)));
          const own = isListed && all !== '' ? [checksum(styles.join(''))] : [];
          const unscripted = textsOf(unscriptedStyle).map(checksum);
          const others = unscripted.filter((source) => listed.includes(source));
          return ["style-src 'self'", ...own, ...others].join(' ');
        }),
    );
}

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/;
const islandName = /(<astro-island uid=")[^"]*/g;
const style = /(?<!<noscript>)<style>([\s\S]*?)<\/style>/g;
const unscriptedStyle = /<noscript><style>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

function checksum(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Where a page names the Worker's scripts and those of its islands before they are asked for, as comments in its head. */
export const scriptsAhead = { worker: '<!--worker-->', islands: '<!--islands-->' } as const;

/**
 * A page that names its scripts early, with its styles within it too: a style sheet would wait on the line behind the
 * scripts, and no answer is painted before it. Other pages stay as they are.
 *
 * @param textAt the text of the file of the site with this address
 */
export function withPartsAhead(html: string, textAt: (url: string) => string): string {
  if (!html.includes(scriptsAhead.islands)) return html;
  const [link = '', url = '', own = ''] = sheetAndStyle.exec(html) ?? [];
  if (link === '') return withScriptsAhead(html, textAt);
  const all = textAt(url) + own;
  const within = html
    .replace(link, () => `<style>${all}</style>`)
    .replace(checksum(own), checksum(all));
  return withScriptsAhead(within, textAt);
}

/** As Astro and `withTidyInlineParts` leave them. */
const sheetAndStyle =
  /<link rel="stylesheet" href="([^"]+)"><style>([\s\S]*?)<\/style>(?=<\/head>)/;

/**
 * The page with its scripts named where it says so, each with all that it imports, so that a browser asks for them at once
 * and not one after the other (HTML, "modulepreload").
 *
 * @param scriptAt the text of the script with this address
 */
export function withScriptsAhead(html: string, scriptAt: (url: string) => string): string {
  const urls = (name: RegExp) => [...html.matchAll(name)].map(([, url = '']) => url);
  const named = (found: readonly string[]) =>
    [...withImports(found, scriptAt)]
      .map((url) => `<link rel="modulepreload" href="${url}">`)
      .join('');
  return html
    .replace(scriptsAhead.worker, () => named(urls(workerUrl).slice(0, 1)))
    .replace(scriptsAhead.islands, () => named(urls(islandUrl)));
}

const workerUrl = /"(\/[^"]+\/register-worker[^"]*\.js)"/g;
const islandUrl = / (?:component|renderer)-url="([^"]+)"/g;

function withImports(urls: readonly string[], scriptAt: (url: string) => string): Set<string> {
  const all = new Set(urls);
  // What is added meanwhile is visited too.
  for (const url of all) {
    for (const [, name = ''] of scriptAt(url).matchAll(staticImport)) {
      all.add(posix.join(posix.dirname(url), name));
    }
  }
  return all;
}

/** As the bundler writes them; `import(…)` waits until it is needed. */
const staticImport = /\b(?:from|import) ?["'`](\.\/[^"'`]+\.js)["'`]/g;
