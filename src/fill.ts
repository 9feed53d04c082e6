/**
 * A sentence of the content with its blanks such as `{count}` filled in. Values are inserted as they are: `$&`
 * has no meaning. A blank without a value stays.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

/** The texts as one: `a, b and c`. */
export function allOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(texts);
}
