import theme from './theme.css?raw';

export type Scheme = 'light' | 'dark';

/**
 * The value of a colour of the theme, such as `#1e1a4d` for `deep`, for what no style sheet reaches:
 * pictures that the build draws, and what browsers paint around the page.
 */
export function themeColor(name: string, scheme: Scheme = 'light'): string {
  const [light = '', dark = ''] = theme.split(/@media[^{]*\(prefers-color-scheme: dark\)/);
  const declaration = new RegExp(String.raw`--color-${name}:\s*(#[\da-f]{6});`);
  const value = (scheme === 'dark' ? declaration.exec(dark) : null) ?? declaration.exec(light);
  if (value?.[1] === undefined) throw new Error(`src/ui/theme.css names no colour "${name}"`);
  return value[1];
}
