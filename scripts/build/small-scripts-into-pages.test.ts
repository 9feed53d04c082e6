import { expect, test } from 'vitest';
import { fitsIntoPage, withAddresses, withScripts } from './small-scripts-into-pages.ts';

test('a script stands in the page in place of its address', () => {
  const page = '<p>Text</p><script type="module" src="/_astro/a.js"></script>';
  expect(withScripts(page, new Map([['/_astro/a.js', 'say("$&")']]))).toBe(
    '<p>Text</p><script type="module">say("$&")</script>',
  );
});

test('a script that is none of these stays where it is', () => {
  const page = '<script type="module" src="/_astro/b.js"></script><script src="/c.js"></script>';
  expect(withScripts(page, new Map([['/_astro/a.js', '']]))).toBe(page);
});

test('a script may load more when it is touched, by an address that holds in every page', () => {
  const code = 'on("click",()=>import(`./b.js`).then(({open:e})=>e()))';
  expect(fitsIntoPage(code)).toBe(true);
  expect(withAddresses(code, '/_astro')).toBe(
    'on("click",()=>import(`/_astro/b.js`).then(({open:e})=>e()))',
  );
});

test.each([
  ['is large', `say("${'x'.repeat(1000)}")`],
  ['imports something at once', 'import{a}from"./a.js";a()'],
  ['imports something for its effect', 'import"./a.js";'],
  ['would end early in a page', 'say("</script>")'],
])('a script that %s stays a file', (_, code) => {
  expect(fitsIntoPage(code)).toBe(false);
});
