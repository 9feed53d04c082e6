import {
  isAlias,
  isMap,
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
import { fieldFaults, isUnwritten } from './field-faults.ts';
import {
  fileStart,
  problemAt,
  wordsOf,
  type FieldPath,
  type Place,
  type Problem,
  type ProblemKind,
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
  const placeOf = (path: FieldPath): Place => {
    const value = document.getIn(path, true);
    const above = document.getIn(path.slice(0, -1), true);
    const pairs = isMap(above) ? above.items : [];
    // What a colon alone begins has the name null.
    const isNamed = ({ key }: { key: unknown }) =>
      isScalar<string | number | null>(key) && String(key.value ?? '') === String(path.at(-1));
    const name = pairs.find(isNamed)?.key;
    const node = isScalar(value) && !isUnwritten(value) ? value : (name ?? value);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length === 0 ? fileStart : placeOf(path.slice(0, -1));
  };
  const problemOf: ParsedYaml<unknown>['problemOf'] = (path, message, fix, kind) =>
    problemAt(file, placeOf(path), { message, fix }, path, kind);

  const unreadable = unreadableParts(document, text);
  const ofText = firstOfEachLine(
    [...unreadable, ...findChangedTexts(text)].map(({ offset, sentence }) =>
      problemAt(file, placeAt(offset), wordsOf(sentence)),
    ),
  );
  if (unreadable.length > 0) return { file, value: undefined, problems: ofText, problemOf };

  const { data, error } = schema.safeParse(document.toJS());
  const told = new Set(ofText.map(({ line }) => line));
  const ofFields = fieldFaults(error?.issues ?? [], document, schema)
    .map(({ path, kind, ...words }) => problemAt(file, placeOf(path), words, path, kind))
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
      const sentence = `YAML gives a word that starts with \`*\`, \`&\` or \`!\` a meaning of its own; ${quote}`;
      found.push({ offset: node.range?.[0] ?? 0, sentence });
    },
  });
  return found;
}

/** The first fault; of fields that are there twice each, since the parser goes on after them. */
function syntaxFaults(errors: Document['errors']): Found[] {
  // Lines that run together are also reported as a stray colon, which would mislead.
  const runOn = errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const first = runOn ?? errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return (first === undefined ? errors : [first]).map(({ pos, code, message }) => ({
    offset: pos[0],
    sentence: syntaxWords[code] ?? `YAML can't read this: ${message}; ${quote}`,
  }));
}

const quote = 'put the whole text in "double quotes"';
const ended = `the value has already ended here, so the rest of the line has no meaning; ${quote}, in which \\" is a double quote; a list starts on the line below its name`;

const syntaxWords: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `this text holds a colon and a space, which starts a new field; ${quote}`,
  MULTILINE_IMPLICIT_KEY:
    'this line and the next are read as one; add the missing colon here, or start the next line in the column of its neighbours',
  BAD_INDENT:
    'this line is not indented like its neighbours; start it in the same column as the other lines of its group, with spaces; if the line that begins the group, such as `phones:`, is gone, write it above',
  MISSING_CHAR:
    'a colon, or the quote at the end of a text, is missing here or above; write `name: value`, or `- value` for an entry of a list, and close each quote',
  MULTIPLE_DOCS: 'a line of `---` splits this file in two; take the line out',
  DUPLICATE_KEY:
    'this field is here a second time; keep one of the two; if it belongs to another entry or group, write the line that begins that above it',
  UNEXPECTED_TOKEN: ended,
  BLOCK_IN_FLOW: ended,
};

/** One mistake is often found in several ways; the first report of a line says enough. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const lines = new Set<number>();
  return problems.filter(({ line }) => !lines.has(line) && lines.add(line));
}
