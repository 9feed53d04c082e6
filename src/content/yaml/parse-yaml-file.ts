import { isScalar, LineCounter, parseDocument, visit, YAMLError, type Document } from 'yaml';
import type { z } from 'zod';
import { describeYamlFault, type Words } from './describe-yaml-fault.ts';
import { findCurlyQuotes, findSlips } from './find-slips.ts';
import { findMissingLine } from './find-missing-line.ts';
import { findRepeatedFields } from './find-repeated-fields.ts';
import { findTrailingComments, takeOutMarks } from './find-lost-text.ts';
import { locateIssue } from './locate-issue.ts';
import { problemAt, type Place, type Problem } from '../problems/problem.ts';
import { placeAt, type FieldPath } from './yaml-places.ts';

/** What a YAML file holds, if it is sound, and where each of its values is. */
export interface ParsedYaml<T> {
  readonly file: string;
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** The place of the value at a path; what is missing is found at what should hold it. */
  readonly placeOf: (path: FieldPath) => Place;
}

/**
 * Reads a YAML 1.2 file against a schema and reports every fault in it. Texts that YAML would
 * shorten, such as `- C # sharp`, are faults too. Nothing is thrown.
 */
export function parseYamlFile<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParsedYaml<z.output<S>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const located = ({ offset, message, fix }: Diagnostic) => {
    const { line, col } = counter.linePos(offset);
    return problemAt(file, { line, column: col }, message, fix);
  };
  const problems = firstOfEachLine(yamlFaults(document, text, schema).map(located));
  const placeOf = (path: FieldPath) => placeAt(document, counter, path);
  if (!document.errors.every(isRepeat)) {
    return { file, value: undefined, problems, placeOf };
  }
  const result = schema.safeParse(document.toJS());
  const issues = withoutRepeats(result.error?.issues ?? []);
  const missing = issues.length > 0 ? findMissingLine(text, schema) : undefined;
  if (missing?.field !== undefined && issues.some(({ path }) => path.at(-1) === missing.field)) {
    // Everything else comes from it, or can wait for it.
    return { file, value: undefined, problems: [located(missing)], placeOf };
  }
  const ofFields = issues.flatMap((issue) =>
    locateIssue({ file, document, counter, schema }, issue),
  );
  const taken = new Set(problems.map(({ line }) => line));
  const all = [...problems, ...ofFields.filter(({ line }) => !taken.has(line))];
  return { file, value: all.length === 0 ? result.data : undefined, problems: all, placeOf };
}

/** A value of the wrong type is also measured as if it were of the right one, which would mislead. */
function withoutRepeats(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrongTypes = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('\n')),
  );
  return issues.filter(
    ({ code, path }) => code === 'invalid_type' || !wrongTypes.has(path.join('\n')),
  );
}

interface Diagnostic extends Words {
  readonly offset: number;
}

function yamlFaults(document: Document, text: string, schema: z.ZodType): Diagnostic[] {
  const isReadable = document.errors.every(isRepeat);
  const slips = isReadable ? [] : findSlips(text);
  const missing = isReadable || slips.length > 0 ? undefined : findMissingLine(text, schema);
  const repeated = document.errors.filter(isRepeat).map(({ pos }) => pos[0]);
  const syntax = withoutEchoes(document.errors.filter((error) => !isRepeat(error)))
    .toSorted((a, b) => Number(isRunOn(b)) - Number(isRunOn(a)))
    .map((error) => ({
      offset: isUnclosedQuote(error) ? lastQuote(document) : error.pos[0],
      ...describeYamlFault(error.code, error.message),
    }));
  return [
    // What is found later in the file most often comes from the slip.
    ...(slips.length > 0 ? slips : missing ? [missing] : syntax),
    ...(slips.length > 0 || missing ? [] : findRepeatedFields(text, repeated)),
    ...findCurlyQuotes(text),
    ...findTrailingComments(text),
    ...takeOutMarks(document, text),
    ...takeOutPrototypeKeys(document),
  ];
}

/** One mistake makes the parser stumble several times; the first report of a line says enough. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const problem of problems) {
    if (!byLine.has(problem.line)) byLine.set(problem.line, problem);
  }
  return [...byLine.values()];
}

/** Once the parser has lost the thread outside all fields, it reports each word that is left. */
function withoutEchoes(errors: readonly YAMLError[]): YAMLError[] {
  return errors.filter(
    ({ message }, position) => position === 0 || !message.includes('in YAML stream'),
  );
}

function isRepeat({ code }: YAMLError): boolean {
  return code === 'DUPLICATE_KEY';
}

/** Lines that run together are also reported as a stray colon, which would mislead. */
function isRunOn({ code }: YAMLError): boolean {
  return code === 'MULTILINE_IMPLICIT_KEY';
}

function isUnclosedQuote({ message }: YAMLError): boolean {
  return message.startsWith('Missing closing');
}

function lastQuote(document: Document): number {
  let offset = 0;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE')) offset = range?.[0] ?? offset;
    },
  });
  return offset;
}

/** The schema library passes over this one name in silence, so it is refused here. */
function takeOutPrototypeKeys(document: Document): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '__proto__') return undefined;
      found.push({
        offset: key.range?.[0] ?? 0,
        message: 'no field is called `__proto__`',
        fix: 'take it out',
      });
      return visit.REMOVE;
    },
  });
  return found;
}
