/** More than this does not fit a line of the form, in characters. */
const lineOfForm = 60;

/** The names of fields that hold a long text somewhere, such as `cards.text`; the places in lists do not count. */
export function longTexts(form: unknown): Set<string> {
  return new Set(pathsOfLong(form, ''));
}

function pathsOfLong(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.length > lineOfForm ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOfLong(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    pathsOfLong(field, path === '' ? name : `${path}.${name}`),
  );
}
