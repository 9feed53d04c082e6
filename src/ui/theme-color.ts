import theme from './theme.css?raw';

export type Scheme = 'light' | 'dark';

/**
 * The value of a colour of the theme, such as `#1e1a4d` for `deep`, for places without style sheets: pictures that
 * the build draws, and the browser's own bars.
 */
export function themeColor(name: string, scheme: Scheme = 'light'): string {
  const color = String.raw`(#[\da-f]{6}|var\([\w-]+\))`;
  const pattern = new RegExp(`--color-${name}: (?:light-dark\\()?${color}(?:, ${color})?`, 'i');
  const [, light, dark = light] = pattern.exec(theme) ?? [];
  const value = scheme === 'dark' ? dark : light;
  if (value === undefined) throw new Error(`src/ui/theme.css names no colour "${name}" as #rrggbb`);
  const [, other] = /--color-([\w-]+)/.exec(value) ?? [];
  return other === undefined ? value : themeColor(other, scheme);
}
