import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withRuntimeOnDemand } from './island-runtime-on-demand.ts';

const page = (client: string) =>
  `<style>${ISLAND_STYLES}</style><script>directive()</script><script>${runtime}</script>` +
  `<astro-island client="${client}"></astro-island>`;

test('where all islands wait, the loader stands in place of Astro’s script', () => {
  expect(withRuntimeOnDemand(page('touch'), 'load("$&")')).toBe(
    '<script>directive()</script><script type="module">load("$&")</script><astro-island client="touch"></astro-island>',
  );
});

test('where one starts at once, Astro’s script stays', () => {
  const starting = `${page('touch')}<astro-island client="load"></astro-island>`;
  expect(withRuntimeOnDemand(starting, 'load()')).toBe(
    starting.replace(`<style>${ISLAND_STYLES}</style>`, ''),
  );
});

test('a page without islands stays as it is', () => {
  expect(withRuntimeOnDemand('<p>Text</p>', 'load()')).toBe('<p>Text</p>');
});
