import { expect, test } from 'vitest';
import { inlineParts } from './inline-parts.ts';

/** Of the text `run()`, as `printf 'run()' | openssl dgst -sha256 -binary | base64` says. */
const ofRun = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";

test.each([
  ['a script', '<script>run()</script>'],
  ['a module', '<script type="module">run()</script>'],
  ['prefetch rules', "<script type='speculationrules'>run()</script>"],
  ['a script in capitals', '<SCRIPT>run()</SCRIPT>'],
])('%s within a page has a checksum', (_, html) => {
  expect(inlineParts([html])).toEqual({ scripts: [ofRun], styles: [] });
});

test('a style within a page has a checksum', () => {
  expect(inlineParts(['<style>run()</style>'])).toEqual({ scripts: [], styles: [ofRun] });
});

test.each([
  ['a script in a file', '<script src="/a.js"></script>'],
  ['data for search engines', '<script type="application/ld+json">run()</script>'],
])('%s has none', (_, html) => {
  expect(inlineParts([html]).scripts).toEqual([]);
});

test('what several pages hold is named once', () => {
  const pages = ['<script>run()</script><script>run()</script>', '<script>run()</script>'];
  expect(inlineParts(pages).scripts).toEqual([ofRun]);
});

test('line ends count as a browser reads them', () => {
  expect(inlineParts(['<script>a\r\nb</script>'])).toEqual(inlineParts(['<script>a\nb</script>']));
});
