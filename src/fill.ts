/**
 * Fills in the blanks of a sentence, such as `{count}`. Values are inserted as they are: `$&` has no special meaning.
 * A blank without a value stays.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

/** Joins the texts into one, such as `a, b and c`. */
export function allOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(texts);
}

/** Joins the texts into one, such as `a, b or c`. */
export function anyOf(texts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts);
}
