/**
 * The site's own colours, sizes and radii, by day and by night, as plain CSS for the desk: room 1 must not load Tailwind's
 * reset of every element, which would take the CMS apart. What is to look as on paper is `.theme-day` by night too.
 *
 * @param theme the text of `src/ui/theme.css`
 */
export function themeTokens(theme: string): string {
  const [day = '', rest = ''] = theme.split(night);
  const [dark = ''] = rest.split('}');
  return `:root, .theme-day {${declarations(day)}}\n${night} {\n:root {${declarations(dark)}}\n}\n`;
}

const night = '@media screen and (prefers-color-scheme: dark)';

/** Those of one line each; `--color-*` is a word of Tailwind's. */
function declarations(css: string): string {
  return [...css.matchAll(/^ *(--[\w-]+: [^;\n]+;)$/gm)].map(([, found = '']) => found).join('');
}
