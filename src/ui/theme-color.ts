import theme from './theme.css?raw';

export type Scheme = 'light' | 'dark';

/** A theme colour, such as `#1e1a4d` for `deep`, for pictures that the build draws and for browsers' own bars. */
export function themeColor(name: string, scheme: Scheme = 'light'): string {
  const color = String.raw`(#[\da-f]{6}|var\([\w-]+\))`;
  const pattern = new RegExp(`--color-${name}: (?:light-dark\\()?${color}(?:, ${color})?`, 'i');
  const [, light, dark = light] = pattern.exec(theme) ?? [];
  const value = scheme === 'dark' ? dark : light;
  if (value === undefined) throw new Error(`src/ui/theme.css names no colour "${name}" as #rrggbb`);
  const [, other] = /--color-([\w-]+)/.exec(value) ?? [];
  return other === undefined ? value : themeColor(other, scheme);
}
