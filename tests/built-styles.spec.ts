import { expect, test } from '@playwright/test';
import { anyCourse } from './site-routes.ts';
import { attributes, pageAt, pages, styles } from './built-site.ts';

// What the built styles say; they need no browser.

/** A name of the theme, asked for without a value to fall back to. */
const token = /var\(\s*(--(?:animate|color|duration|ease|font|radius|shadow|text)-[\w-]+)\s*\)/g;

test('every token that a style names has a value in light colours', () => {
  for (const page of pages) {
    const [, theme = ''] = /:root,:host\{([^}]*)\}/.exec(styles(page).join('')) ?? [];
    const fonts = [...page.html.matchAll(/(--font-[\w-]+):/g)].map(([, name]) => name);
    const known = new Set([
      ...fonts,
      ...[...theme.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    ]);
    const named = [...styles(page), page.html].join('').matchAll(token);
    expect(
      [...named].map(([, name]) => name).filter((name) => !known.has(name)),
      page.path,
    ).toEqual([]);
  }
});

test('no underline has its thickness in the shorthand, which Safari does not read', () => {
  const shorthand = /text-decoration:[^;}]*\d(?:px|em)[^;}]*/g;
  for (const page of pages) {
    expect(styles(page).join('').match(shorthand) ?? [], page.path).toEqual([]);
  }
});

for (const path of [decodeURI(anyCourse), '/SearchById', '/about']) {
  test(`${path} has styles of its own for paper`, () => {
    const page = pageAt(path);
    expect(styles(page).join('')).toContain('@media print');
    expect(attributes(page, 'body > header, body > footer', 'class')).toEqual([
      expect.stringContaining('print:hidden'),
      expect.stringContaining('print:hidden'),
    ]);
  });
}
