import { z } from 'zod';
import { wordsOf, type FieldPath, type Problem } from '../problems/problem.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import { innerSchema, partOf, type ParsedYaml } from '../yaml/parse-yaml-file.ts';

/** What texts of the content name: a schema marks such a text with `.meta({ desk: … })`. */
const kinds = ['course', 'picture', 'page', 'group'] as const;

type ReferenceKind = (typeof kinds)[number];

interface Reference {
  readonly kind: ReferenceKind;
  readonly path: FieldPath;
  /** A course by path or alias, a picture by its path below `content/`, a page's address without what follows a `#`, or a group of the catalogue. */
  readonly name: string;
}

/** Every reference in a value that the schema has read, in its order. */
function referencesIn(schema: unknown, value: unknown, path: FieldPath = []): Reference[] {
  if (typeof value === 'string') return reference(schema, value, path);
  if (typeof value !== 'object' || value === null) return [];
  const whole = chosen(schema, value);
  const keys = whole instanceof z.ZodRecord ? whole.keyType : undefined;
  return Object.entries(value).flatMap(([name, field]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    const at = [...path, step];
    return [...reference(keys, name, at), ...referencesIn(partOf(whole, step), field, at)];
  });
}

function reference(schema: unknown, text: string, path: FieldPath): Reference[] {
  const inner = chosen(schema, text);
  const mark = inner instanceof z.ZodType ? inner.meta()?.['desk'] : undefined;
  const kind = kinds.find((known) => known === mark);
  if (kind === undefined) return [];
  return [{ kind, path, name: kind === 'page' ? text.replace(/#.*/, '') : text }];
}

/** Of several schemas the one that takes the value. */
function chosen(schema: unknown, value: unknown): unknown {
  const inner = innerSchema(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  return inner.options.find((option) => z.safeParse(option, value).success);
}

/** What there is to be named, as far as that is known. */
export type Named = Readonly<Record<ReferenceKind, readonly string[] | undefined>>;

/** The references of a file to what is not there. */
export function referenceProblems(
  schema: z.ZodType,
  { value, problemOf }: ParsedYaml<unknown>,
  named: Named,
): Problem[] {
  return referencesIn(schema, value)
    .filter(({ kind, name }) => named[kind]?.includes(name) === false)
    .map(({ kind, path, name }) => {
      const { message, fix } = wordsOf(sentences[kind]);
      return problemOf(path, `${message} \`${name}\``, didYouMean(name, named[kind] ?? [], fix));
    });
}

/** What is wrong, which goes on with the name, and what to do where no name is near. */
const sentences: Readonly<Record<ReferenceKind, string>> = {
  course:
    'no other course has the path; name a course by its file in content/courses/, without `.md`, or take this out',
  picture: 'there is no picture; put it there, below content/, or name another',
  page: 'the site has no page; name a page of the site, such as /courses',
  group: 'there is no group; name a group of content/courses.yaml, or take the line out',
};
