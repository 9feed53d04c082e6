import { expect, test } from 'vitest';
import { scriptsAhead, withScriptsAhead, withTidyInlineParts } from './inline-parts.ts';

// The output of `printf 'run()' | openssl dgst -sha256 -binary | base64`.
const run = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const [a, b, ab] = [
  "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  "'sha256-cR0WXeDFPUxoynVcPpDZ1iYEOmjKwa49ZNxsL/qKIpk='",
];

test('a page’s styles become one, in their order, at the end of its head', () => {
  const html =
    '<head><style>a{}\n</style><link rel="stylesheet"></head><body><p>Text<style>b{}</style></p></body>';
  expect(withTidyInlineParts(html)).toBe(
    '<head><link rel="stylesheet"><style>a{}\nb{}</style></head><body><p>Text</p></body>',
  );
});

test('an island is named by its place in the page, not by a folder of the building machine', () => {
  const islands = (first: string, second: string) =>
    `<astro-island uid="${first}" client="idle"></astro-island><astro-island uid="${second}"></astro-island>`;
  expect(withTidyInlineParts(islands('Z1xEdPE', '2aQ'))).toBe(islands('1', '2'));
});

test.each([
  ['a style for some media', '<head></head><body><style media="print">c{}</style></body>'],
  ['a page without inline styles', '<head><title>x</title></head><body>style</body>'],
  ['what pages without script show', '<head><noscript><style>d{}</style></noscript></head>'],
])('%s stays as it is', (_, html) => {
  expect(withTidyInlineParts(html)).toBe(html);
});

const page = (scripts: string, styles: string, parts: string) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};">${parts}</head>`;

test('a policy lists the checksums of its own page’s scripts and styles only', () => {
  const html = page(
    ` 'sha256-other=' ${run}`,
    ` ${a} 'sha256-other=' ${b}`,
    '<style>a{}</style><script>run()</script><style>b{}</style>',
  );
  expect(withTidyInlineParts(html)).toBe(
    page(` ${run}`, ` ${ab}`, '<script>run()</script><style>a{}b{}</style>'),
  );
});

test('a policy also lists the style for browsers without scripts', () => {
  const parts = '<noscript><style>a{}</style></noscript><style>b{}</style>';
  expect(withTidyInlineParts(page('', ` 'sha256-other=' ${a} ${b}`, parts))).toBe(
    page('', ` ${b} ${a}`, parts),
  );
});

test('a script or style that Astro does not know stays forbidden', () => {
  const parts = '<script>run()</script><style>a{}b{}</style>';
  expect(withTidyInlineParts(page(" 'sha256-other='", ` ${a}`, parts))).toBe(page('', '', parts));
});

test('the policy comes right after the encoding, before anything it applies to', () => {
  const charset = '<meta charset="utf-8">';
  const parts = '<script>run()</script>';
  const [, policy = ''] = /<head>(<meta [^>]*>)/.exec(page(` ${run}`, '', '')) ?? [];
  expect(withTidyInlineParts(`<head>${charset}${parts}${policy}</head>`)).toBe(
    `<head>${charset}${policy}${parts}</head>`,
  );
});

test('a page that asks for it preloads its scripts with their imports, each once', () => {
  const scripts: Readonly<Record<string, string>> = {
    '/_astro/register-worker-a.js': 'import"./core.js";',
    '/_astro/core.js': 'const later=()=>import("./later.js");',
    '/_astro/view.js':
      'import{a}from"./react.js";export{b}from"./react.js";()=>import("./open.a.js")',
    '/_astro/open.a.js': 'import"./core.js"',
    '/_astro/client.js': "import './react.js';",
    '/_astro/react.js': '',
  };
  const rest =
    '<script>begin("/_astro/register-worker-a.js")</script><astro-island component-url="/_astro/view.js" renderer-url="/_astro/client.js">';
  const links = (...names: string[]) =>
    names.map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`).join('');
  const html = `${scriptsAhead.islands}<hr>${scriptsAhead.worker}<hr>${scriptsAhead.sealed}${rest}`;
  const sealed = links('open.a', 'core').replace('<link', '<link data-sealed');
  expect(withScriptsAhead(html, (url) => scripts[url] ?? '')).toBe(
    `${links('view', 'client', 'react')}<hr>${links('register-worker-a', 'core')}<hr>${sealed}${rest}`,
  );
  expect(withScriptsAhead(rest, () => '')).toBe(rest);
});
