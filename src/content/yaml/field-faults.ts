import { isCollection, isScalar, type Document } from 'yaml';
import { z } from 'zod';
import { didYouMean } from './nearest-word.ts';
import { wordsOf, type FieldPath, type ProblemKind, type Words } from '../problems/problem.ts';

/** What a schema finds wrong with a field. */
interface FieldFault extends Words {
  readonly path: FieldPath;
  readonly kind: ProblemKind;
}

/** The faults that a schema's issues stand for, each with the field that it is about. */
export function fieldFaults(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
): FieldFault[] {
  return withoutRepeats(issues).flatMap((issue): FieldFault[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') return [{ path, ...wrongValue(issue, document) }];
    const known = fieldsAt(schema, path);
    return issue.keys.map((key) => {
      const fix = didYouMean(key, known, `take it out; the fields here are ${known.join(', ')}`);
      return { path: [...path, key], kind: 'other', message: `no field is called \`${key}\``, fix };
    });
  });
}

/** A value of the wrong type is also measured as if it were of the right one, which would mislead. */
function withoutRepeats(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrong = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrong.includes(path.join()));
}

function wrongValue(
  issue: z.core.$ZodIssue,
  document: Document,
): Words & { readonly kind: ProblemKind } {
  const { path } = issue;
  const node = document.getIn(path, true);
  if (isUnwritten(node)) {
    const fill =
      'write its value after the colon or dash, or delete the line if it may be left out';
    const fix = path.length === 0 ? 'bring it back from the last good version' : fill;
    return { kind: 'empty', message: 'is empty', fix };
  }
  if (node === undefined) {
    return { kind: 'missing', message: 'is missing', fix: `add \`${String(path.at(-1))}: …\`` };
  }
  const ofType = issue.code === 'invalid_type' ? typeWords[issue.expected] : undefined;
  const ofName = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
  return { kind: 'rule', ...wordsOf(ofType ?? ofName ?? issue.message, sizeAdvice(issue, node)) };
}

const fieldsBelow = 'must hold fields; write `name: value` lines below its name';

/** What is said of a value that is of another type than the one expected. */
const typeWords: Readonly<Record<string, string>> = {
  array: 'must be a list; put each entry on a line of its own below the name, starting with `- `',
  object: fieldsBelow,
  record: fieldsBelow,
};

/** What to do about a value that is too short or too long. */
function sizeAdvice({ code }: z.core.$ZodIssue, node: unknown): string {
  const { length } = isScalar(node) ? String(node.value) : '';
  const size = isCollection(node) ? `${node.items.length} entries` : `${length} characters`;
  if (code === 'too_big') return `shorten it; it has ${size}`;
  return code === 'too_small' ? `write more; it has ${size}` : 'correct it';
}

/** The names of the fields that a schema knows at a path; none where names are free. */
function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  let at: unknown = schema;
  for (const step of path) at = partOf(at, step);
  const found = innerSchema(at);
  if (found instanceof z.ZodObject) return Object.keys(found.shape);
  if (found instanceof z.ZodRecord && found.keyType instanceof z.ZodEnum) {
    return found.keyType.options.map(String);
  }
  return [];
}

/** The schema of an entry or a field. */
export function partOf(whole: unknown, step: PropertyKey): unknown {
  const schema = innerSchema(whole);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).find(([name]) => name === step)?.[1];
  }
  return undefined;
}

/** A field may be left out or left empty; what it holds otherwise is within. */
export function innerSchema(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? innerSchema(schema.unwrap()) : schema;
}

/** Whether nothing is where a value is wanted; `null` and `~` are written out. */
export function isUnwritten(node: unknown): boolean {
  if (node === null) return true;
  return isScalar(node) && node.value === null && (node.source ?? '') === '';
}
