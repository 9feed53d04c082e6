import { expect, test } from 'vitest';
import { scriptsAhead, usedStyles, withScriptsAhead, withTidyInlineParts } from './inline-parts.ts';

// The output of `printf 'run()' | openssl dgst -sha256 -binary | base64`.
const run = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const [a, b, ab] = [
  "'sha256-DiGPVcUF2IrbutJHDf7SG+BuEeYwJXbQW8iFwxl77cM='",
  "'sha256-mPV6d7Wj0FsStK+tLiNsbecawUOmVECzUw5wz4W4vXI='",
  "'sha256-aiNjP+CoE9JA2Fa07jh6CDXZFvYkZzMoW1HCVBm4MTo='",
];

const tidy = (html: string) => withTidyInlineParts(html, () => '');

test('a page’s styles are merged in their order at the end of its head', () => {
  const html =
    '<head><style>#a{top:0}\n</style><link rel="stylesheet"></head><body><p>Text<style>#b{left:0}</style></p></body>';
  expect(tidy(html)).toBe(
    '<head><link rel="stylesheet"><style>#a{top:0}#b{left:0}</style></head><body><p>Text</p></body>',
  );
});

test.each([
  ['that its elements', '<p class="one md:two">Text</p>'],
  [
    'that elements in its templates',
    '<template><p class="one"></p><p class="md:two"></p></template>',
  ],
])('a page keeps styles for classes %s have', (_, html) => {
  const styles = '.one{top:0}.md\\:two{left:0}';
  expect(usedStyles(`${styles}.three{right:0}`, html, '')).toBe(styles);
});

test('a class’s styles are removed if the class’s name is only a word in the page’s text', () => {
  expect(usedStyles('.table{top:0}', '<p id="table">table</p>', '')).toBe('');
});

test('a page keeps styles that its scripts name, even if a script is loaded later', () => {
  const scripts: Readonly<Record<string, string>> = {
    '/_astro/page.js': 'import"./static.js";()=>import("./later.js")',
    '/_astro/static.js': '"two md:five"',
    '/_astro/later.js': '"three"',
  };
  const page = (styles: string) =>
    `<head><script>"one"</script><script type="module" src="/_astro/page.js"></script><style>${styles}</style></head>`;
  const used = '.one{top:0}.two{left:0}.three{right:0}.md\\:five{left:1px}';
  expect(withTidyInlineParts(page(`${used}.four{bottom:0}`), (url) => scripts[url] ?? '')).toBe(
    page(used),
  );
});

test('a page keeps only custom properties that its styles, elements and scripts read', () => {
  const styles = ':root{--a:1px;--b:2px;--c:3px;--d:4px}.p{top:var(--a)}.q{left:var(--d)}';
  expect(usedStyles(styles, '<p class="p" style="left:var(--b)">', '"--c"')).toBe(
    ':root{--a:1px;--b:2px;--c:3px}.p{top:var(--a)}',
  );
});

test('a page keeps only styles of its own elements and of elements that its scripts name', () => {
  const used = 'p:hover,a svg,table{top:0}';
  const styles = `${used}hr,p select{left:0}`;
  expect(usedStyles(styles, '<p><a><svg></svg></a></p>', 'jsx("table")')).toBe(used);
});

test('styles for a state, for print or for an attribute are kept', () => {
  const styles = ':hover{top:0}@media print{:focus-visible{left:0}}[hidden]{display:none}';
  expect(usedStyles(styles, '', '')).toBe(styles);
});

test('an island’s name depends on its place in the page, not on the machine’s folders', () => {
  const islands = (first: string, second: string) =>
    `<astro-island uid="${first}" client="idle"></astro-island><astro-island uid="${second}"></astro-island>`;
  expect(tidy(islands('Z1xEdPE', '2aQ'))).toBe(islands('1', '2'));
});

test.each([
  ['a style for some media', '<head></head><body><style media="print">c{}</style></body>'],
  ['a page without inline styles', '<head><title>x</title></head><body>style</body>'],
  ['a style inside `<noscript>`', '<head><noscript><style>d{}</style></noscript></head>'],
])('%s stays as it is', (_, html) => {
  expect(tidy(html)).toBe(html);
});

const page = (scripts: string, styles: string, parts: string) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};">${parts}</head>`;

test('a policy lists only the checksums of its own page’s scripts and styles', () => {
  const html = page(
    ` 'sha256-other=' ${run}`,
    ` ${a} 'sha256-other=' ${b}`,
    '<style>#a{top:0}</style><script>run()</script><style>#b{left:0}</style>',
  );
  expect(tidy(html)).toBe(
    page(` ${run}`, ` ${ab}`, '<script>run()</script><style>#a{top:0}#b{left:0}</style>'),
  );
});

test('a policy also lists the checksum of a style inside `<noscript>`', () => {
  const parts = '<noscript><style>#a{top:0}</style></noscript><style>#b{left:0}</style>';
  expect(tidy(page('', ` 'sha256-other=' ${a} ${b}`, parts))).toBe(page('', ` ${b} ${a}`, parts));
});

test('a policy never allows a script or style whose checksum Astro has not listed', () => {
  const parts = '<script>run()</script><style>#a{top:0}#b{left:0}</style>';
  expect(tidy(page(" 'sha256-other='", ` ${a}`, parts))).toBe(page('', '', parts));
});

test('in a page’s head, the policy comes after the encoding and before the scripts', () => {
  const charset = '<meta charset="utf-8">';
  const parts = '<script>run()</script>';
  const [, policy = ''] = /<head>(<meta [^>]*>)/.exec(page(` ${run}`, '', '')) ?? [];
  expect(tidy(`<head>${charset}${parts}${policy}</head>`)).toBe(
    `<head>${charset}${policy}${parts}</head>`,
  );
});

test('a mark for preloads is replaced by one link for each script that it names and each import', () => {
  const scripts: Readonly<Record<string, string>> = {
    '/_astro/register-worker-a.js': 'import"./core.js";',
    '/_astro/core.js': '()=>import("./unknown-verdicts-a.js");()=>import("./later.js")',
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
  const html = `${scriptsAhead.islands}<hr>${scriptsAhead.worker}<hr>${scriptsAhead.sealed}<hr>${scriptsAhead.unknown}${rest}`;
  const sealed = links('open.a', 'core').replace('<link', '<link data-sealed');
  expect(withScriptsAhead(html, (url) => scripts[url] ?? '')).toBe(
    `${links('view', 'client', 'react')}<hr>${links('register-worker-a', 'core')}<hr>${sealed}<hr>${links('unknown-verdicts-a')}${rest}`,
  );
  expect(withScriptsAhead(rest, () => '')).toBe(rest);
});
