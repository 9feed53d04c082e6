import { z } from 'zod';
import type { FieldPath } from './yaml-places.ts';

/** The names of the fields that a schema knows at a path; none where names are free. */
export function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  let at: unknown = schema;
  for (const step of path) at = below(at, step);
  if (at instanceof z.ZodOptional) at = at.unwrap();
  if (at instanceof z.ZodObject) return Object.keys(at.shape);
  if (at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum) {
    return at.keyType.options.map(String);
  }
  return [];
}

function below(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodOptional) return below(schema.unwrap(), step);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).find(([name]) => name === step)?.[1];
  }
  return undefined;
}
