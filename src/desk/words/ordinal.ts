/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  return `${number}${endings[rules.select(number)] ?? 'th'}`;
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
