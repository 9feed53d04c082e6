import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeTokens } from './theme-tokens.ts';

const source = join(import.meta.dirname, '../../src');
const textOf = (path: string) => readFileSync(join(source, path), 'utf8');
const tokens = themeTokens(textOf('ui/theme.css'));
const [day = '', night = ''] = tokens.split('@media');

test('the desk has the colours of the site, by day and by night', () => {
  expect(day).toMatch(/--color-marigold: #\w+;/);
  const [ground = ''] = /--color-paper: #\w+;/.exec(day) ?? [];
  expect(night).toMatch(/--color-paper: #\w+;/);
  expect(night).not.toContain(ground);
});

test.each(['desk/desk.css', 'ui/button.css'])(
  '%s names no colour, size or radius that the site has not',
  (path) => {
    const used = [...textOf(path).matchAll(/var\((--(?:color|text|radius)-[\w-]+)/g)];
    const missing = used.filter(([, name = '']) => !day.includes(`${name}:`));
    expect(missing.map(([, name]) => name)).toEqual([]);
    expect(textOf(path).match(/#[\da-f]{3,8}\b|light-dark/gi) ?? []).toEqual([]);
  },
);
