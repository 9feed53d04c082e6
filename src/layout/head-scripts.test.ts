import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fontScript } from './head-scripts.ts';

test.each([
  ['a server nearby', 20, ['/a.woff2', '/b.woff2']],
  ['a server far away', 200, []],
])('from %s, a page preloads only fonts that can arrive in time', (_, responseStart, expected) => {
  const links: { href: string }[] = [];
  runInNewContext(fontScript(['/a.woff2', '/b.woff2']), {
    performance: { getEntriesByType: () => [{ requestStart: 0, responseStart }] },
    document: {
      createElement: () => ({}),
      head: { append: (link: { href: string }) => links.push(link) },
    },
  });
  expect(links.map(({ href }) => href)).toEqual(expected);
});
