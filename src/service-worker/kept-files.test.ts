import { expect, test } from 'vitest';
import { isKeptFile, keptKey } from './kept-files.ts';

const origin = 'https://academy.example';

test.each(['page.1a2b.css', 'client.1a2b.js', 'fonts/1a2b.woff2', 'desk.1a2b.avif'])(
  'the service worker caches %s',
  (name) => expect(isKeptFile(new URL(`/_astro/${name}`, origin), origin)).toBe(true),
);

// Registers and pages may change.
test.each([
  ...['a.1a2b.xlsx', 'a.1a2b.ods', 'a.1a2b.csv', 'a.html'].map((name) => `/_astro/${name}`),
  '/sw.js',
  'https://elsewhere.example/_astro/a.css',
])('the service worker does not cache %s', (address) => {
  expect(isKeptFile(new URL(address, origin), origin)).toBe(false);
});

test('a page is cached without its query and fragment', () => {
  expect(keptKey(`${origin}/SearchById?from=mail#id=ITA-2024-0001`)).toBe(`${origin}/SearchById`);
  expect(keptKey(`${origin}/courses/Java%20Script`)).toBe(`${origin}/courses/Java%20Script`);
});
