import { isScalar, LineCounter, parseDocument, visit, YAMLError, type Document } from 'yaml';
import type { z } from 'zod';
import { describeYamlFault, type Words } from './describe-yaml-fault.ts';
import { findCurlyQuotes, findSlips } from './find-slips.ts';
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
  const faults = yamlFaults(document, text).map(({ offset, message, fix }) => {
    const { line, col } = counter.linePos(offset);
    return problemAt(file, { line, column: col }, message, fix);
  });
  const problems = firstOfEachLine(faults);
  const placeOf = (path: FieldPath) => placeAt(document, counter, path);
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) {
    return { file, value: undefined, problems, placeOf };
  }
  const result = schema.safeParse(document.toJS());
  const issues = withoutRepeats(result.error?.issues ?? []);
  const located = issues.flatMap((issue) =>
    locateIssue({ file, document, counter, schema }, issue),
  );
  const taken = new Set(problems.map(({ line }) => line));
  const all = [...problems, ...located.filter(({ line }) => !taken.has(line))];
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

function yamlFaults(document: Document, text: string): Diagnostic[] {
  const isReadable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  const slips = isReadable ? [] : findSlips(text);
  const syntax = withoutEchoes(document.errors)
    .toSorted((a, b) => Number(isRunOn(b)) - Number(isRunOn(a)))
    .map((error) => ({
      offset: isUnclosedQuote(error) ? lastQuote(document) : error.pos[0],
      ...describeYamlFault(error.code, error.message),
    }));
  return [
    // What is found later in the file most often comes from the slip.
    ...(slips.length > 0 ? slips : syntax),
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
