import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
} from 'yaml';
import { z } from 'zod';
import {
  didYouMean,
  fileStart,
  problemAt,
  type FieldPath,
  type Place,
  type Problem,
} from './problem.ts';
import { faultWords, type FaultWords } from '../schemas/text.ts';
import { schemaAt } from './schema-at.ts';

export interface ParsedYaml<T> {
  readonly file: string;
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** The fields of earlier versions that the file still has. */
  readonly former: readonly Problem[];
  /** The first problem that makes the text unreadable. No program may change an unreadable text. */
  readonly unreadable: Problem | undefined;
  /** Returns a problem with the value at `path`. If the value is missing, the place is the group around it. */
  readonly problemOf: (
    path: FieldPath,
    message: string,
    fix: string,
    more?: Partial<Pick<Problem, 'kind' | 'inFile' | 'keptBy' | 'texts'>>,
  ) => Problem;
}

/** The fields of earlier versions, by file: a file may still have them, and nothing reads them. */
const formerFields: Readonly<Record<string, readonly FieldPath[]>> = {
  'gallery.yaml': [['sample']],
  'register.yaml': [['similarIds'], ['confirmed', 'courses'], ['confirmed', 'titles']],
  'site.yaml': [
    ['footer', 'phone'],
    ['footer', 'email'],
    ['syllabus', 'askFacts'],
  ],
  'validator.yaml': [['list', 'notes', 'mistyped']],
};

/**
 * Reads a YAML 1.2 file against a schema and reports all its faults. A text that YAML would cut off, such as `- C #
 * sharp`, is a fault too. Never throws.
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
  /** The place of the value at `path`. A list, a group of fields or an empty value is placed at its name. */
  const placeOf = (path: FieldPath): Place => {
    const value = document.getIn(path, true);
    const above = document.getIn(path.slice(0, -1), true);
    const pairs = isMap(above) ? above.items : [];
    // If a line begins with a colon, the parser returns the key null.
    const isNamed = ({ key }: { key: unknown }) =>
      isScalar<string | number | null>(key) && String(key.value ?? '') === String(path.at(-1));
    const name = pairs.find(isNamed)?.key;
    const node = isScalar(value) && !isUnwritten(value) ? value : (name ?? value);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length === 0 ? fileStart : placeOf(path.slice(0, -1));
  };
  const problemOf: ParsedYaml<unknown>['problemOf'] = (path, message, fix, more) => ({
    ...problemAt(file, placeOf(path), { message, fix }, path),
    ...more,
  });

  const left = (formerFields[file] ?? []).filter((path) => document.hasIn(path));
  const former = left.map((path) =>
    problemOf(path, 'is no longer used', 'take it out', { kind: 'rule' }),
  );
  const unreadable = unreadableParts(document, text, schema);
  // One mistake often causes several faults in a line.
  const byLine = Map.groupBy(
    [...unreadable, ...lostComments(document, text)].map((found) =>
      problemAt(file, placeAt(found.offset), found),
    ),
    ({ line }) => line,
  );
  const ofText = [...byLine.values()].flatMap((found) => found.slice(0, 1));
  if (unreadable.length > 0) {
    return { file, value: undefined, problems: ofText, former, unreadable: ofText[0], problemOf };
  }

  for (const path of left) document.deleteIn(path);
  const { data, error } = schema.safeParse(document.toJS());
  const ofFields = fieldFaults(error?.issues ?? [], document, schema, problemOf).filter(
    ({ line }) => !byLine.has(line),
  );
  const problems = [...ofText, ...ofFields];
  const value = problems.length === 0 ? data : undefined;
  return { file, value, problems, former, unreadable: undefined, problemOf };
}

interface Found extends FaultWords {
  readonly offset: number;
}

/** Patterns that find common mistakes at the right line. The parser often reports a later line. */
const slips: readonly (readonly [pattern: RegExp, words: FaultWords])[] = [
  [
    /(?<=^ *)\t(?=[ \t]*[^\s#])/gm,
    {
      message: 'this line is indented with a tab',
      fix: 'indent it with spaces, two for each step',
    },
  ],
  [
    /(?<=^[ \t]*(?:- +)*(?:[\w-]+: +)?)(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$/gm,
    {
      message: 'the quote that opens here is never closed',
      fix: 'close it at the end of the line; a double quote inside is written \\"',
    },
  ],
  [
    /(?<=^[ \t]*(?:- +)*)[A-Za-z][\w-]*:(?=[^\s:/])/gm,
    { message: 'there is no space after the colon of this name', fix: 'put a space there' },
  ],
];

function unreadableParts(document: Document, text: string, schema: z.ZodType): Found[] {
  const found: Found[] = [];
  if (document.errors.length > 0) {
    const slipped = slips.flatMap(([pattern, words]) =>
      Array.from(text.matchAll(pattern), ({ index }) => ({ offset: index, ...words })),
    );
    found.push(...(slipped.length > 0 ? slipped : [syntaxFault(document, text, schema)]));
  }
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '__proto__') return;
      // The schemas ignore a field called `__proto__`.
      const message = 'no field is called `__proto__`';
      found.push({ offset: key.range?.[0] ?? 0, message, fix: 'take it out' });
    },
    Scalar(_, { type, range }) {
      // If the name of a list is missing, YAML reads the list as part of the text above.
      const [list] = /\n[ \t]*(?=- )/.exec(text.slice(range?.[0], range?.[1])) ?? [];
      if (type !== 'PLAIN' || list === undefined) return;
      found.push(misfit(text.indexOf(list, range?.[0]) + list.length, text, schema));
    },
    Node(_, node) {
      if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return;
      const message =
        'in this file a word that starts with `*`, `&` or `!` has a meaning of its own';
      found.push({ offset: node.range?.[0] ?? 0, message, fix: quote });
    },
  });
  return found;
}

/** Finds texts that YAML cuts off at a `#`, such as `- C # sharp`. */
function lostComments(document: Document, text: string): Found[] {
  const found: Found[] = [];
  visit(document, {
    Scalar(_, { type = '', range }) {
      const end = range?.[1] ?? 0;
      const [blank] = /^[ \t]*(?=#)/.exec(text.slice(end)) ?? [];
      if (blank === undefined || type.startsWith('BLOCK')) return;
      found.push({ offset: end + blank.length, ...lostComment });
    },
  });
  return found;
}

const lostComment = {
  message: 'the text from this # on is lost, because a # after a space begins a comment',
  fix: 'put the whole text in "double quotes", or move the comment to a line of its own',
};

const quote = 'put the whole text in "double quotes"';

/** The first error of the parser, whose place is often some lines below the mistake. */
function syntaxFault({ errors }: Document, text: string, schema: z.ZodType): Found {
  const [first] = errors;
  const offset = first?.pos[0] ?? 0;
  // A name that begins on one line and ends on a later line has a lost line between them.
  const torn = errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  if (first?.code === 'BLOCK_AS_IMPLICIT_KEY' && torn) return misfit(torn.pos[1], text, schema);
  if (first?.code === 'BAD_INDENT') return misfit(offset, text, schema);
  const otherwise = {
    message: `this line can't be read: ${first?.message ?? ''}`,
    fix: `${quote}, or compare this line with the lines around it`,
  };
  return { offset, ...((first && syntaxWords[first.code]) ?? otherwise) };
}

const syntaxWords: Partial<Record<ErrorCode, FaultWords>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'this text has a colon and a space, which starts a new field',
    fix: quote,
  },
  DUPLICATE_KEY: {
    message:
      'this field occurs a second time: it was written twice, or the line that begins its group is missing',
    fix: 'remove one of the two fields, or write the missing line above this field',
  },
  MULTIPLE_DOCS: { message: 'a line of `---` splits this file in two', fix: 'take the line out' },
};

/** The fault of a line that can't stand below the lines above it. */
function misfit(at: number, text: string, schema: z.ZodType): Found {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [whole = '', dash, field = ''] = /^ *(- )?(?:([\w-]+):)?/.exec(text.slice(start)) ?? [];
  const indent = whole.search(/\S|$/);
  const offset = start + indent;
  // Only a group at the top level can be named with certainty.
  const absent = fieldsAt(schema, []).filter((name) => !new RegExp(`^${name}:`, 'm').test(text));
  const fitting = absent.filter((name) =>
    dash === undefined
      ? fieldsAt(schema, [name]).includes(field)
      : schemaAt(schema, [name]) instanceof z.ZodArray,
  );
  const [name] = fitting;
  if (name !== undefined && fitting.length === 1 && indent <= 2) {
    return {
      offset,
      message: `the line that begins this group, \`${name}:\`, is missing`,
      fix: `write \`${name}:\` on a line of its own above this line`,
    };
  }
  return {
    offset,
    message:
      'this line does not fit the lines above it: it is not indented like them, or the line that begins its group is missing',
    fix: 'compare it with the lines around it: each step is two spaces, and a group begins with its name and a colon',
  };
}

function fieldFaults(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
  problemOf: ParsedYaml<unknown>['problemOf'],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') {
      const { message, fix, inFile } = wrongValue(issue, document);
      return [problemOf(path, message, fix, { kind: 'rule', inFile })];
    }
    const known = fieldsAt(schema, path);
    return issue.keys.map((key) => {
      const fix = didYouMean(key, known, `take it out; the fields here are ${known.join(', ')}`);
      return problemOf([...path, key], `no field is called \`${key}\``, fix);
    });
  });
}

function wrongValue(issue: z.core.$ZodIssue, document: Document): FaultWords {
  const { path } = issue;
  const node = document.getIn(path, true);
  if (isUnwritten(node)) {
    const inFile =
      'write its value after the colon or dash, or delete the line if it may be left out';
    return path.length === 0
      ? { message: 'is empty', fix: 'restore it from the last good version' }
      : { message: 'is empty', fix: 'fill it in, or remove it', inFile };
  }
  if (node === undefined) {
    const inFile = `add \`${String(path.at(-1))}: …\``;
    return { message: 'is missing', fix: 'fill it in', inFile };
  }
  const ofType = issue.code === 'invalid_type' ? typeWords[issue.expected] : undefined;
  const ofName = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
  return ofType ?? faultWords(ofName ?? issue.message, sizeAdvice(issue, node));
}

const fieldsBelow = {
  message: 'must have fields',
  fix: 'below its name, write lines such as `name: value`',
};

const typeWords: Readonly<Record<string, FaultWords>> = {
  array: {
    message: 'must be a list',
    fix: 'put each entry on a line of its own below the name, starting with `- `',
  },
  object: fieldsBelow,
  record: fieldsBelow,
};

function sizeAdvice({ code }: z.core.$ZodIssue, node: unknown): string {
  const size = isCollection(node)
    ? node.items.length
    : String(isScalar(node) ? node.value : '').length;
  if (code === 'too_big') return `shorten it; it has ${size}`;
  return code === 'too_small' ? `write more; it has ${size}` : 'correct it';
}

/** The field names that a schema allows at a path; empty if any name is allowed. */
function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  const found = schemaAt(schema, path);
  if (found instanceof z.ZodObject) return Object.keys(found.shape);
  if (found instanceof z.ZodRecord && found.keyType instanceof z.ZodEnum) {
    return found.keyType.options.map(String);
  }
  return [];
}

/** A written `null` or `~` does not count as empty. */
function isUnwritten(node: unknown): boolean {
  if (node === null) return true;
  return isScalar(node) && node.value === null && (node.source ?? '') === '';
}
