import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColor } from './theme-color.ts';

test('a colour of the night that the theme does not change is that of the day', () => {
  expect(themeColor('paper', 'dark')).not.toBe(themeColor('paper'));
  expect(themeColor('marigold', 'dark')).toBe(themeColor('marigold'));
});

test('a colour that the theme does not name is a fault', () => {
  expect(() => themeColor('mauve')).toThrow('src/ui/theme.css names no colour "mauve"');
});

test('the icon is drawn in colours of the theme', () => {
  const icon = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
  expect(icon.match(/#[\da-f]{6}/g)).toEqual(
    ['deep', 'marigold', 'on-deep'].map((name) => themeColor(name)),
  );
});
