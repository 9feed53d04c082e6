import { z } from 'zod';

/** The structure of a part of a content file, as far as forms need it. */
export type Shape = Described &
  (
    | {
        readonly kind:
          | 'text'
          | 'number'
          | 'text-or-number'
          | 'yes-or-no'
          | 'picture'
          /** A file in `content/register/`, or a web address. */
          | 'sheet'
          | 'course'
          | 'group'
          | 'syllabus';
      }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'list'; readonly of: Shape }
    /** A list of texts in a single box, with one text on each line. */
    | { readonly kind: 'lines' }
    /** An entry that is one course, or a list of courses of which any one is enough. */
    | { readonly kind: 'courses-or-choices' }
    | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, Shape> }
    /** Fields that the owner adds, names and orders. */
    | { readonly kind: 'named'; readonly of: Shape; readonly by: NamedBy }
  );

/** Where the names of fields come from: the owner, the courses, or the pictures in a folder below `content/`. */
export type NamedBy = 'name' | 'course' | { readonly folder: string };

interface Described {
  readonly isOptional: boolean;
  /** The label: from the schema's `.meta({ title })`, or else made from the field's name. */
  readonly label?: string;
  /** The hint for editors, from the schema's `.describe()`. */
  readonly hint?: string;
}

/** The shape of a schema's values, made from the schema's JSON Schema (draft 2020-12). */
export function shapeOf(schema: z.ZodType): Shape {
  return shape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), false);
}

type Json = z.core.JSONSchema.BaseSchema;

function shape(json: Json, isOptional: boolean): Shape {
  const choices = (json.anyOf ?? []).filter(({ type }) => type !== 'null');
  const [only] = choices;
  const hint = json.description ?? only?.description;
  const label = json.title ?? only?.title;
  const described = {
    isOptional,
    ...(label !== undefined && { label }),
    ...(hint !== undefined && { hint }),
  };
  if (choices.length === 1 && only) return { ...shape(only, true), ...described, isOptional: true };
  if (choices.length > 1) {
    const isList = choices.some(({ type }) => type === 'array');
    return { ...described, kind: isList ? 'courses-or-choices' : 'text-or-number' };
  }
  if (json.enum) return { ...described, kind: 'choice', choices: json.enum.map(String) };
  if (json.type === 'object') return { ...described, ...fieldsShape(json) };
  if (json.type === 'array' && json['desk'] === 'lines') return { ...described, kind: 'lines' };
  if (json.type === 'array')
    return { ...described, kind: 'list', of: shape(oneSchema(json.items), false) };
  if (json.type === 'boolean') return { ...described, kind: 'yes-or-no' };
  if (json.type === 'integer' || json.type === 'number') return { ...described, kind: 'number' };
  return { ...described, kind: textKind(json) };
}

function fieldsShape(json: Json) {
  const names = oneSchema(json.propertyNames).enum?.map(String);
  if (json.properties || names) {
    const properties = json.properties
      ? Object.entries(json.properties)
      : (names ?? []).map((name) => [name, json.additionalProperties] as const);
    const fields = properties.map(
      ([name, field]) =>
        [name, shape(oneSchema(field), json.required?.includes(name) !== true)] as const,
    );
    return { kind: 'fields', fields: new Map(fields) } as const;
  }
  const by = oneSchema(json.propertyNames)['desk'] === 'course' ? 'course' : 'name';
  const of = shape(oneSchema(json.additionalProperties), false);
  return { kind: 'named', of, by } as const;
}

function textKind(json: Json) {
  const kind = json['desk'];
  return textKinds.find((known) => known === kind) ?? 'text';
}

/** The kinds that a schema gives a text by `.meta({ desk: … })`. */
const textKinds = ['picture', 'sheet', 'course', 'group'] as const;

function oneSchema(json: unknown): Json {
  // JSON Schema allows `true` or a list here, but zod always writes a schema.
  return typeof json === 'object' && json !== null ? (json as Json) : {};
}
