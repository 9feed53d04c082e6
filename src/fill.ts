/**
 * A sentence of the content with its blanks such as `{count}` filled in: each blank as often as it stands there, each
 * value as it is (a `$&` in it means nothing). A blank without a value stays.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

/** Texts in one: `a, b and c`. */
export function allOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(texts);
}
