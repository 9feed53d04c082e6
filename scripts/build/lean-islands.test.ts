import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withLeanIslands } from './lean-islands.ts';

const scripts = { awaitRuntime: 'wait("$&")', reactAhead: 'ahead("$&")' };

const page = (client: string) =>
  `<style>${ISLAND_STYLES}</style><script>directive()</script><script>${runtime}</script>` +
  `<astro-island client="${client}"></astro-island>`;

test.each(['touch', 'visible'])('where islands wait (%s), so does Astro’s script', (client) => {
  expect(withLeanIslands(page(client), scripts)).toBe(
    `<script>directive()</script><script type="module">wait("$&")</script><astro-island client="${client}"></astro-island>`,
  );
});

test.each(['load', 'idle'])(
  'where one starts by itself (%s), Astro’s script stays, and React is asked for with it',
  (client) => {
    expect(withLeanIslands(page(client), scripts)).toBe(
      `<script>directive()</script><script>${runtime}</script><script>ahead("$&")</script><astro-island client="${client}"></astro-island>`,
    );
  },
);

test('a page without islands stays as it is', () => {
  expect(withLeanIslands('<p>Text</p>', scripts)).toBe('<p>Text</p>');
});
