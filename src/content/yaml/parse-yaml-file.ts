import {
  isAlias,
  isCollection,
  isNode,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
} from 'yaml';
import type { z } from 'zod';
import { findChangedTexts, findSlips, type Found } from './find-slips.ts';
import { fieldFaults, isUnwritten, nodesAt } from './field-faults.ts';
import {
  fileStart,
  problemAt,
  type FieldPath,
  type Place,
  type Problem,
  type ProblemKind,
  type Words,
} from '../problems/problem.ts';

/** What a YAML file holds, if it is sound, and where each of its values is. */
export interface ParsedYaml<T> {
  readonly file: string;
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** A problem of the value at a path; what is missing is found at what should hold it. */
  readonly problemOf: (
    path: FieldPath,
    message: string,
    fix: string,
    kind?: ProblemKind,
  ) => Problem;
}

/**
 * Reads a YAML 1.2 file against a schema and reports every fault in it; of a file that YAML can't read, what keeps it
 * from that. Texts that YAML would shorten, such as `- C # sharp`, are faults too. Nothing is thrown.
 */
export function parseYamlFile<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParsedYaml<z.output<S>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  /** A list, a group of fields and an empty value are found at their name. */
  const placeOf = (path: FieldPath, ofName = false): Place => {
    const nodes = nodesAt(document, path);
    if (nodes === undefined) return placeOf(path.slice(0, -1));
    const { key, value } = nodes;
    const isWritten = isNode(value) && !isCollection(value) && !isUnwritten(value);
    const node = isWritten && !ofName ? value : (key ?? value);
    return isNode(node) && node.range ? placeAt(node.range[0]) : fileStart;
  };
  const problemOf: ParsedYaml<unknown>['problemOf'] = (path, message, fix, kind) =>
    problemAt(file, placeOf(path), { message, fix }, path, kind);

  const unreadable = unreadableParts(document, text);
  const ofText = firstOfEachLine(
    [...unreadable, ...findChangedTexts(text)].map(({ offset, ...words }) =>
      problemAt(file, placeAt(offset), words),
    ),
  );
  if (unreadable.length > 0) return { file, value: undefined, problems: ofText, problemOf };

  const { data, error } = schema.safeParse(document.toJS());
  const told = new Set(ofText.map(({ line }) => line));
  const ofFields = fieldFaults(error?.issues ?? [], document, schema)
    .map(({ path, kind, isOfName, ...words }) =>
      problemAt(file, placeOf(path, isOfName), words, path, kind),
    )
    .filter(({ line }) => !told.has(line));
  const problems = [...ofText, ...ofFields];
  return { file, value: problems.length === 0 ? data : undefined, problems, problemOf };
}

/** What YAML can't read, or reads as something that nobody meant. */
function unreadableParts(document: Document, text: string): Found[] {
  const { errors } = document;
  // What the parser says later most often comes from the slip.
  const slips = errors.length > 0 ? findSlips(text) : [];
  const found = slips.length > 0 ? slips : syntaxFaults(errors);
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return;
      found.push({
        offset: node.range?.[0] ?? 0,
        message: 'YAML gives a word that starts with `*`, `&` or `!` a meaning of its own',
        fix: quote,
      });
    },
  });
  return found;
}

/** The first fault; of fields that are there twice each, since the parser goes on after them. */
function syntaxFaults(errors: Document['errors']): Found[] {
  // Lines that run together are also reported as a stray colon, which would mislead.
  const runOn = errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const first = runOn ?? errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return (first === undefined ? errors : [first]).map(({ pos, code, message }) => {
    const unknown = { message: `YAML can't read this: ${message}`, fix: quote };
    return { offset: pos[0], ...(syntaxWords[code] ?? unknown) };
  });
}

const quote = 'put the whole text in "double quotes"';

const unexpected: Words = {
  message: 'the value has already ended here, so the rest of the line has no meaning',
  fix: `${quote}; a double quote inside is written \\"; a list starts on the line below its name`,
};

const syntaxWords: Partial<Record<ErrorCode, Words>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'this text holds a colon and a space, which starts a new field',
    fix: quote,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this line and the next are read as one',
    fix: 'add the missing colon here, or start the next line in the column of its neighbours',
  },
  BAD_INDENT: {
    message: 'this line is not indented like its neighbours',
    fix: 'start it in the same column as the other lines of its group, with spaces; if the line that begins the group, such as `phones:`, is gone, write it above',
  },
  MISSING_CHAR: {
    message: 'a colon, or the quote at the end of a text, is missing here or above',
    fix: 'write `name: value`, or `- value` for an entry of a list, and close each quote',
  },
  MULTIPLE_DOCS: { message: 'a line of `---` splits this file in two', fix: 'take the line out' },
  DUPLICATE_KEY: {
    message: 'this field is here a second time',
    fix: 'keep one of the two; if it belongs to another entry or group, write the line that begins that above it',
  },
  UNEXPECTED_TOKEN: unexpected,
  BLOCK_IN_FLOW: unexpected,
};

/** One mistake is often found in several ways; the first report of a line says enough. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const lines = new Set<number>();
  return problems.filter(({ line }) => !lines.has(line) && lines.add(line));
}
