import { z } from 'zod';
import type { FieldPath } from './yaml-places.ts';

/** The names of the fields that a schema knows at a path; none where names are free. */
export function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  const at = unwrapped(schemaAt(schema, path));
  if (at instanceof z.ZodObject) return Object.keys(at.shape);
  if (at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum) {
    return at.keyType.options.map(String);
  }
  return [];
}

/** Whether a list belongs at a path. */
export function isListAt(schema: z.ZodType, path: FieldPath): boolean {
  return unwrapped(schemaAt(schema, path)) instanceof z.ZodArray;
}

/** Whether what belongs at a path can be left out. */
export function isOptionalAt(schema: z.ZodType, path: FieldPath): boolean {
  const at = schemaAt(schema, path);
  return at instanceof z.ZodType && at.safeParse(undefined).success;
}

function schemaAt(schema: z.ZodType, path: FieldPath): unknown {
  let at: unknown = schema;
  for (const step of path) at = below(at, step);
  return at;
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
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? unwrapped(schema.unwrap()) : schema;
}
