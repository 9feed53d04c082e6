import { expect, test } from 'vitest';
import { isKeptFile, keptKey } from './kept-files.ts';

const origin = 'https://academy.example';

test.each([
  ...['page.1a2b.css', 'client.1a2b.js', 'fonts/1a2b.woff2', 'desk.1a2b.avif'].map(isKept(true)),
  // Registers and pages are not kept, since they may change.
  ...['a.1a2b.xlsx', 'a.1a2b.ods', 'a.1a2b.csv', 'a.1a2b.txt', 'a.html'].map(isKept(false)),
  [`${origin}/sw.js`, false],
  ['https://elsewhere.example/_astro/a.css', false],
])('whether the service worker caches %s: %s', (address, isToBeKept) => {
  expect(isKeptFile(new URL(address), origin)).toBe(isToBeKept);
});

function isKept(isToBeKept: boolean) {
  return (name: string): [string, boolean] => [`${origin}/_astro/${name}`, isToBeKept];
}

test('a page is cached without its query and fragment', () => {
  expect(keptKey(`${origin}/SearchById?from=mail#id=ITA-2024-0001`)).toBe(`${origin}/SearchById`);
  expect(keptKey(`${origin}/courses/Java%20Script`)).toBe(`${origin}/courses/Java%20Script`);
});
