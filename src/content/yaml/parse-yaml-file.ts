import {
  isAlias,
  isCollection,
  isNode,
  isScalar,
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
  const problemOf: ParsedYaml<unknown>['problemOf'] = (path, message, fix, kind) =>
    problemAt(file, valuePlace(document, path, placeAt), { message, fix }, path, kind);

  const unreadable = unreadableParts(document, text);
  const ofText = firstOfEachLine(
    [...unreadable, ...findChangedTexts(text)].map(({ offset, ...words }) =>
      problemAt(file, placeAt(offset), words),
    ),
  );
  if (unreadable.length > 0) return { file, value: undefined, problems: ofText, problemOf };

  const { data, error } = schema.safeParse(document.toJS());
  const ofFields = fieldFaults(error?.issues ?? [], document, schema).map(
    ({ path, message, fix, kind, isOfName }) => {
      const found = problemOf(path, message, fix, kind);
      return isOfName ? { ...found, ...namePlace(document, path, placeAt) } : found;
    },
  );
  const told = new Set(ofText.map(({ line }) => line));
  const problems = [...ofText, ...ofFields.filter(({ line }) => !told.has(line))];
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
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) found.push({ offset: start, ...markWords });
      else if (node.anchor !== undefined || node.tag !== undefined) {
        const mark = node.anchor === undefined ? '!' : '&';
        found.push({ offset: text.lastIndexOf(mark, start), ...markWords });
      }
    },
    Pair(_, { key }) {
      const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
      if (!isScalar(key) || key.value === null) {
        const message = 'there is no name before this colon';
        found.push({ offset, message, fix: 'take out the colon and what follows it' });
      } else if (key.value === '__proto__') {
        // The schema library passes over this one name in silence.
        found.push({ offset, message: 'no field is called `__proto__`', fix: 'take it out' });
      }
    },
  });
  return found;
}

/** The first fault; of fields that are there twice each, since the parser goes on after them. */
function syntaxFaults(errors: Document['errors']): Found[] {
  const isRepeat = ({ code }: { readonly code: ErrorCode }) => code === 'DUPLICATE_KEY';
  // Lines that run together are also reported as a stray colon, which would mislead.
  const runOn = errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const first = runOn ?? errors.find((error) => !isRepeat(error));
  const told = first === undefined ? errors.filter(isRepeat) : [first];
  return told.map(({ pos, code, message }) => {
    const unknown = { message: `YAML can't read this: ${message}`, fix: quote };
    return { offset: pos[0], ...(syntaxWords[code] ?? unknown) };
  });
}

const quote = 'put the whole text in "double quotes"';

const markWords: Words = {
  message: 'YAML gives a word that starts with `*`, `&` or `!` a meaning of its own',
  fix: quote,
};

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

/**
 * The place of the value at a path. A list, a group of fields and an empty value are found at their name; what is missing
 * is found at the nearest thing around it that is there.
 */
function valuePlace(
  document: Document,
  path: FieldPath,
  placeAt: (offset: number) => Place,
): Place {
  const nodes = nodesAt(document, path);
  if (nodes === undefined) return valuePlace(document, path.slice(0, -1), placeAt);
  const { key, value } = nodes;
  const isWritten = isNode(value) && !isCollection(value) && !isUnwritten(value);
  return nodePlace(isWritten ? value : (key ?? value), placeAt);
}

/** The place of a field's name. */
function namePlace(document: Document, path: FieldPath, placeAt: (offset: number) => Place): Place {
  return nodePlace(nodesAt(document, path)?.key, placeAt);
}

function nodePlace(node: unknown, placeAt: (offset: number) => Place): Place {
  const offset = isNode(node) ? node.range?.[0] : undefined;
  return offset === undefined ? fileStart : placeAt(offset);
}
