import { expect, test } from 'vitest';
import { isKeptFile, keptKey } from './kept-files.ts';

const origin = 'https://academy.example';

test.each(['page.1a2b.css', 'client.1a2b.js', 'fonts/1a2b.woff2', 'desk.1a2b.avif'])(
  '%s is kept',
  (name) => {
    expect(isKeptFile(new URL(`${origin}/_astro/${name}`), origin)).toBe(true);
  },
);

test.each(['xlsx', 'xlsm', 'xlsb', 'xls', 'ods', 'csv', 'txt', 'html'])(
  'a register in a .%s file is not kept',
  (ending) => {
    expect(isKeptFile(new URL(`${origin}/_astro/register.1a2b.${ending}`), origin)).toBe(false);
  },
);

test('nothing of another host, and nothing whose name may come to mean something else, is kept', () => {
  expect(isKeptFile(new URL('https://elsewhere.example/_astro/a.css'), origin)).toBe(false);
  expect(isKeptFile(new URL(`${origin}/sw.js`), origin)).toBe(false);
});

test('a page is kept without what follows its path', () => {
  expect(keptKey(`${origin}/SearchById?from=mail#id=ITA-2024-0001`)).toBe(`${origin}/SearchById`);
  expect(keptKey(`${origin}/courses/Java%20Script`)).toBe(`${origin}/courses/Java%20Script`);
});
