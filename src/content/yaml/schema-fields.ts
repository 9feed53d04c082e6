import { z } from 'zod';
import type { FieldPath } from './yaml-places.ts';

/** The names of the fields that a schema knows at a path; none where names are free. */
export function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  let at: unknown = schema;
  for (const step of path) at = below(at, step);
  at = unwrapped(at);
  if (at instanceof z.ZodObject) return Object.keys(at.shape);
  if (at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum) {
    return at.keyType.options.map(String);
  }
  return [];
}

function below(wrapped: unknown, step: PropertyKey): unknown {
  const schema = unwrapped(wrapped);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).find(([name]) => name === step)?.[1];
  }
  return undefined;
}

/** A field may be left out or left empty; what it holds otherwise is within. */
function unwrapped(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapper ? unwrapped(schema.unwrap()) : schema;
}
