import type { FieldPath } from '../yaml/yaml-places.ts';

/** A text within a parsed file and the path at which it is. */
export interface TextAt {
  readonly path: FieldPath;
  readonly text: string;
}

/** Every text in a value of objects and lists, in order. */
export function eachText(value: unknown, path: FieldPath = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => eachText(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => eachText(item, [...path, key]));
}
