import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { pages } from './built-site.ts';

// Whether the pages are HTML as the standard has it; they need no browser.

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // HTML reads attribute names in any case; React writes some as its properties are called.
    'attr-case': 'off',
    // For scripts and styles from other hosts; ours come from the site itself, and no others may load.
    'require-sri': 'off',
    // Telephone numbers are content, and styles keep none from breaking where a phone is narrow.
    'tel-non-breaking': 'off',
    // The bar and the menu behind the button are one and the same navigation, and only one is ever shown.
    'unique-landmark': 'off',
    // The course filter acts on each letter that is typed; a button to submit would have nothing to do.
    'wcag/h32': 'off',
    // React makes identifiers such as `_r8R_5_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(rules));

for (const { path, html } of pages) {
  test(`${path} conforms to HTML`, async () => {
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test(`${path} has none of the comments with which React parts texts, but in islands`, () => {
    expect(withoutIslands(html)).not.toContain('<!--');
  });

  test(`${path} ends where it says, and has its styles in its head`, () => {
    expect(html.trim()).toMatch(/^<!doctype html>/i);
    expect(html.trim()).toMatch(/<\/html>$/);
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/<style\b/);
  });
}

function withoutIslands(html: string): string {
  return html.replaceAll(/<astro-island\b[\s\S]*?<\/astro-island>/g, '');
}
