import theme from './theme.css?raw';

export type Scheme = 'light' | 'dark';

/**
 * The value of a colour of the theme, such as `#1e1a4d` for `deep`, for what no style sheet reaches:
 * pictures that the build draws, and what browsers paint around the page.
 */
export function themeColor(name: string, scheme: Scheme = 'light'): string {
  const [, light, dark = light] =
    new RegExp(
      String.raw`--color-${name}: (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6}))?`,
    ).exec(theme) ?? [];
  const value = scheme === 'dark' ? dark : light;
  if (value === undefined) throw new Error(`src/ui/theme.css names no colour "${name}"`);
  return value;
}
