import { isCollection, isMap, isScalar, isSeq, type Document } from 'yaml';
import { z } from 'zod';
import { didYouMean } from './nearest-word.ts';
import type { FieldPath, ProblemKind, Words } from '../problems/problem.ts';

/** What a schema finds wrong with a field. */
interface FieldFault extends Words {
  readonly path: FieldPath;
  readonly kind: ProblemKind;
  /** Whether the name itself is wrong, and not what it holds. */
  readonly isOfName?: boolean;
}

/** The faults that a schema's issues stand for, each with the field that it is about. */
export function fieldFaults(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
): FieldFault[] {
  return withoutRepeats(issues).flatMap((issue): FieldFault[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const known = fieldsAt(schema, path);
      return issue.keys.map((key) => {
        const fix = didYouMean(key, known, `take it out; the fields here are ${known.join(', ')}`);
        const message = `no field is called \`${key}\``;
        return { path: [...path, key], kind: 'other', isOfName: true, message, fix };
      });
    }
    if (issue.code === 'invalid_key') {
      const reason = issue.issues[0]?.message ?? issue.message;
      const message = `the name \`${String(path.at(-1))}\` ${reason}`;
      return [{ path, kind: 'other', isOfName: true, message, fix: 'rename it' }];
    }
    return [{ path, ...wrongValue(issue, nodesAt(document, path)?.value, schema) }];
  });
}

/** A value of the wrong type is also measured as if it were of the right one, which would mislead. */
function withoutRepeats(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrong = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrong.includes(path.join()));
}

function wrongValue(
  issue: z.core.$ZodIssue,
  node: unknown,
  schema: z.ZodType,
): Words & { readonly kind: ProblemKind } {
  const { path, message } = issue;
  if (node === undefined) {
    return { kind: 'missing', message: 'is missing', fix: `add \`${String(path.at(-1))}: …\`` };
  }
  if (isUnwritten(node)) {
    const names = fieldsAt(schema, path).join(', ');
    const fill =
      'write its value after the colon or dash, or delete the line if it may be left out';
    const fix = path.length === 0 ? `write \`name: value\` lines for ${names}` : fill;
    return { kind: 'empty', message: 'is empty', fix };
  }
  const ofType = issue.code === 'invalid_type' ? typeWords[issue.expected] : undefined;
  return { kind: 'rule', ...(ofType ?? { message, fix: advice(issue, node) }) };
}

const fieldsBelow: Words = {
  message: 'must hold fields',
  fix: 'write `name: value` lines below its name',
};

/** What is said of a value that is of another type than the one expected. */
const typeWords: Readonly<Record<string, Words>> = {
  string: {
    message: 'must be text, but is read as something else',
    fix: 'put the whole text in "double quotes"',
  },
  array: {
    message: 'must be a list',
    fix: 'put each entry on a line of its own below the name, starting with `- `',
  },
  object: fieldsBelow,
  record: fieldsBelow,
};

function advice(issue: z.core.$ZodIssue, node: unknown): string {
  const written = isScalar(node) ? String(node.value) : '';
  const size = isCollection(node) ? `${node.items.length} entries` : `${written.length} characters`;
  switch (issue.code) {
    case 'too_big':
      return `shorten it; it has ${size}`;
    case 'too_small':
      return written === '' && isScalar(node) ? 'write the text' : `write more; it has ${size}`;
    case 'invalid_type':
      return 'write one number in digits, without quotes';
    case 'invalid_format':
      return formatAdvice[issue.format] ?? 'correct it';
    case 'invalid_value':
      return didYouMean(written, issue.values.map(String), 'use one of these words');
    case 'custom':
      return typeof issue.params?.['fix'] === 'string' ? issue.params['fix'] : 'correct it';
    default:
      return 'correct it';
  }
}

/** What to do about a text that has not its form, by the form's name in the schema library. */
const formatAdvice: Readonly<Record<string, string>> = {
  email:
    'write the whole address, with a dot and an ending after the @, such as office@the-academy.in',
  url: 'copy the whole address, with its https://, from the browser’s address bar',
  date: 'write the year with four digits, the month and the day with two, with hyphens between them, such as 2027-01-04',
};

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

/** The node at a path of a document, with the node of its name if it is a field; undefined if nothing is there. */
export function nodesAt(
  document: Document,
  path: FieldPath,
): { readonly key?: unknown; readonly value: unknown } | undefined {
  let nodes: ReturnType<typeof nodesAt> = { value: document.contents };
  for (const step of path) {
    const parent: unknown = nodes?.value;
    if (isMap(parent)) {
      nodes = parent.items.find(
        ({ key }) =>
          isScalar<string | number | null>(key) && String(key.value ?? '') === String(step),
      );
    } else if (isSeq(parent) && typeof step === 'number' && step < parent.items.length) {
      nodes = { value: parent.items[step] };
    } else return undefined;
  }
  return nodes;
}

/** Whether nothing is where a value is wanted; `null` and `~` are written out. */
export function isUnwritten(node: unknown): boolean {
  if (node === null) return true;
  return isScalar(node) && node.value === null && (node.source ?? '') === '';
}
