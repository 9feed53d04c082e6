import { type Declaration, generate, tokenize, tokenNames } from 'css-tree';
import { anyOf, codesAt, pathsBelow, versionsAt } from './compat-data.ts';

/** What a declaration's value uses: keywords and functions of its property, and functions and units of any. */
export function valueFeatures({ value }: Declaration, propertyPath: string): string[] {
  return words(generate(value)).flatMap(({ kind, word }) => {
    const own = `${propertyPath}.${word}`;
    if (kind !== 'unit' && versionsAt(own)) return own;
    return kind === 'keyword' ? [] : (typePaths.get(word) ?? []);
  });
}

/** Whether a browser takes a declaration for valid until it knows what will be there (CSS Values 5, 7.7). */
export function substitutes({ value }: Declaration): boolean {
  return /(?:^|[^\w-])(?:var|env|attr)\(/.test(generate(value));
}

interface Word {
  readonly kind: 'keyword' | 'function' | 'unit';
  readonly word: string;
}

function words(value: string): Word[] {
  const found: Word[] = [];
  tokenize(value, (type, start, end) => {
    const text = value.slice(start, end).toLowerCase();
    if (tokenNames[type] === 'ident-token') found.push({ kind: 'keyword', word: text });
    if (tokenNames[type] === 'function-token')
      found.push({ kind: 'function', word: text.slice(0, -1) });
    if (tokenNames[type] === 'dimension-token') {
      found.push({ kind: 'unit', word: text.replace(/^[+-]?[\d.]+(?:e[+-]?\d+)?/, '') });
    }
  });
  return found;
}

/** The oldest feature that goes by a name: several kinds of value may have a function of one name. */
const typePaths = new Map<string, string>();
for (const path of pathsBelow('css.types')) {
  const [key = ''] = path.split('.').slice(-1);
  for (const word of new Set([key, ...codesAt(path)])) {
    const other = typePaths.get(word);
    if (other === undefined || isOlder(path, other)) typePaths.set(word, path);
  }
}

function isOlder(path: string, other: string): boolean {
  const [one, two] = [versionsAt(path), versionsAt(other)];
  if (!one || !two) return false;
  const oldest = anyOf([one, two]);
  return JSON.stringify(oldest) === JSON.stringify(one);
}
