import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const vocabulary = z
  .object({
    types: z.record(z.string(), z.array(z.string())),
    properties: z.record(
      z.string(),
      z.object({ on: z.array(z.string()), holds: z.array(z.string()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'schema-org-vocabulary.json'), 'utf8')));

/**
 * What a value of JSON-LD says that schema.org does not know: types, properties that a type has not, and
 * values that a property does not hold. `schema-org-vocabulary.json` is the part of the vocabulary that
 * the site uses: each type with its parents, each property with the types that have it and what it holds.
 */
export function vocabularyFaults(node: unknown, path = ''): string[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => vocabularyFaults(item, `${path}[${index}]`));
  if (!isNode(node)) return [];
  const type = String(node['@type']);
  if (!(type in vocabulary.types)) return [`${path} is of the unknown type ${type}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const at = `${path}.${name}`;
    const property = vocabulary.properties[name];
    if (property?.on.some((owner) => isA(type, owner)) !== true)
      return [`${at}: ${type} has no ${name}`];
    const wrong = [value].flat().filter((item) => !holds(property.holds, item));
    return [
      ...wrong.map((item) => `${at} can't hold ${JSON.stringify(item).slice(0, 60)}`),
      ...vocabularyFaults(value, at),
    ];
  });
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isA(type: string, ancestor: string): boolean {
  return (
    type === ancestor || (vocabulary.types[type] ?? []).some((parent) => isA(parent, ancestor))
  );
}

function holds(expected: readonly string[], value: unknown): boolean {
  if (isNode(value)) return expected.some((type) => isA(String(value['@type']), type));
  if (typeof value === 'number') return expected.includes('Integer') && Number.isInteger(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (expected.includes('Text')) return true;
  if (expected.includes('Distance')) return /^\d+ px$/.test(value);
  // A thing may be named by its address.
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
