import {
  ZodArray,
  ZodDefault,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodRecord,
  ZodUnion,
} from 'zod';
import type { FieldPath } from './problem.ts';

/**
 * The schema of the value at a path, without wrappers such as `optional`; undefined for an unknown path. In a union,
 * the first schema that knows the path counts.
 */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  if (
    schema instanceof ZodOptional ||
    schema instanceof ZodNullable ||
    schema instanceof ZodDefault
  ) {
    return schemaAt(schema.unwrap(), path);
  }
  if (schema instanceof ZodUnion) {
    return schema.options.map((option) => schemaAt(option, path)).find((found) => found);
  }
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (schema instanceof ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof ZodRecord) return schemaAt(schema.valueType, rest);
  if (!(schema instanceof ZodObject)) return undefined;
  return Object.hasOwn(schema.shape, step) ? schemaAt(schema.shape[String(step)], rest) : undefined;
}

interface WrittenText {
  readonly path: FieldPath;
  readonly text: string;
  readonly isName: boolean;
}

/** Every text, number and field name in `value`, in order. */
export function textsIn(value: unknown, path: FieldPath = []): WrittenText[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, text: String(value), isName: false }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (Array.isArray(value)) return textsIn(part, [...path, Number(name)]);
    const at = [...path, name];
    return [{ path: at, text: name, isName: true }, ...textsIn(part, at)];
  });
}
