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
  type YAMLError,
} from 'yaml';
import { z } from 'zod';
import {
  didYouMean,
  fileStart,
  problemAt,
  type FieldPath,
  type Place,
  type Problem,
  type ProblemKind,
} from './problem.ts';
import { faultWords, type FaultWords } from '../schemas/text.ts';
import { schemaAt } from './schema-at.ts';

export interface ParsedYaml<T> {
  readonly file: string;
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
  /** The first problem that makes the text unreadable. No program may change an unreadable text. */
  readonly unreadable: Problem | undefined;
  /** Returns a problem with the value at `path`. If the value is missing, the place is the group around it. */
  readonly problemOf: (
    path: FieldPath,
    message: string,
    fix: string,
    kind?: ProblemKind,
  ) => Problem;
}

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
  const problemOf: ParsedYaml<unknown>['problemOf'] = (path, message, fix, kind) =>
    problemAt(file, placeOf(path), { message, fix }, path, kind);

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
    return { file, value: undefined, problems: ofText, unreadable: ofText[0], problemOf };
  }

  const { data, error } = schema.safeParse(document.toJS());
  const ofFields = fieldFaults(error?.issues ?? [], document, schema, problemOf).filter(
    ({ line }) => !byLine.has(line),
  );
  const problems = [...ofText, ...ofFields];
  const value = problems.length === 0 ? data : undefined;
  return { file, value, problems, unreadable: undefined, problemOf };
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
  const [error] = document.errors;
  const found: Found[] = [];
  if (error) {
    const slipped = slips.flatMap(([pattern, words]) =>
      Array.from(text.matchAll(pattern), ({ index }) => ({ offset: index, ...words })),
    );
    const likely = slipped.length > 0 ? slipped : lostGroup(text, schema);
    found.push(...(likely.length > 0 ? likely : [firstError(error, text, schema)]));
  } else if (hasSwallowedList(document, text)) {
    found.push(...lostGroup(text, schema));
  }
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || key.value !== '__proto__') return;
      // The schemas ignore a field called `__proto__`.
      const message = 'no field is called `__proto__`';
      found.push({ offset: key.range?.[0] ?? 0, message, fix: 'take it out' });
    },
    Node(_, node) {
      if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return;
      const message =
        'in YAML, the format of this file, a word that starts with `*`, `&` or `!` has a meaning of its own';
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
  message: 'the text from this # on is lost, because YAML reads it as a comment',
  fix: 'put the whole text in "double quotes", or move the comment to a line of its own',
};

/** If the name of a list is missing, YAML reads the list as part of the text above. */
function hasSwallowedList(document: Document, text: string): boolean {
  let isSwallowed = false;
  visit(document, {
    Scalar(_, { type, range }) {
      const written = text.slice(range?.[0], range?.[1]);
      if (type === 'PLAIN' && /\n[ \t]*- /.test(written)) isSwallowed = true;
    },
  });
  return isSwallowed;
}

interface StructureLine {
  readonly offset: number;
  /** Counted from 0. */
  readonly column: number;
  /** The hyphen of a list entry with the spaces after it, or empty. */
  readonly dash: string;
  /** The name of the field, or empty. */
  readonly name: string;
  /** Whether the lines after this line may be indented further. */
  readonly opensGroup: boolean;
}

interface OpenGroup {
  readonly column: number;
  readonly first: StructureLine;
  readonly isList: boolean;
}

/**
 * Finds the first group whose opening line is missing. Each of these is a sign:
 * - The group is indented below a line that has a value already.
 * - The group is indented further than the lines after it.
 * - The group mixes fields and list entries.
 *
 * An indent that is wrong by only one column is not a sign.
 */
function lostGroup(text: string, schema: z.ZodType): Found[] {
  const groups: OpenGroup[] = [];
  let above: StructureLine | undefined;
  for (const line of structureLines(text)) {
    const { column, dash, name } = line;
    const isList = dash !== '';
    let deeper: OpenGroup | undefined;
    while ((groups.at(-1)?.column ?? 0) > column) deeper = groups.pop();
    const mayBegin = above?.opensGroup ?? true;
    // A list may begin in the same column as the name of the list.
    const isBelowName = isList && mayBegin && above?.column === column;
    const same = groups.findLast((group) => group.column === column);
    const isMixed = same?.isList === !isList && !isBelowName;
    // A field in the first column doesn't need an opening line.
    if (isMixed && (isList || column > 0)) return [lostLine(line, text, schema)];
    if (!same || isBelowName) {
      if (deeper && deeper.column - column > 1) return [lostLine(deeper.first, text, schema)];
      const isTooDeep = column - (above?.column ?? 0) > 1;
      if (!deeper && !mayBegin && isTooDeep) return [lostLine(line, text, schema)];
    }
    if (!same) groups.push({ column, first: line, isList });
    const fields = name === '' ? column : column + dash.length;
    if (fields > column) groups.push({ column: fields, first: line, isList: false });
    above = { ...line, column: fields };
  }
  return [];
}

function structureLines(text: string): StructureLine[] {
  const found = text.matchAll(/^( *)((?:- |-$|[\w-]+:(?: |$)).*)$/gm);
  return Array.from(found, ({ index, 1: indent = '', 2: whole = '' }) => {
    const written = whole.replace(/ #.*/, '').trimEnd();
    const [, dash = '', name = ''] = /^(-(?: +|$))?(?:([\w-]+):)?/.exec(written) ?? [];
    const opensGroup = /(^-|:|: *[|>][+-]?)$/.test(written);
    return { offset: index + indent.length, column: indent.length, dash, name, opensGroup };
  });
}

function lostLine(line: StructureLine, text: string, schema: z.ZodType): Found {
  return { offset: line.offset, ...lostWords(lostName(line, text, schema)) };
}

function lostWords(name: string | undefined): FaultWords {
  const example =
    name === undefined
      ? 'the group’s name and a colon, or a dash and the entry’s first field,'
      : `\`${name}:\``;
  return {
    message: `the line that begins this group${name === undefined ? '' : `, \`${name}:\`,`} is missing`,
    fix: `write ${example} on a line of its own above this line`,
  };
}

/**
 * The name of the top-level group to which `line` seems to belong, if the line that begins the group is missing.
 * Undefined if no group or several groups are possible.
 */
function lostName(line: StructureLine, text: string, schema: z.ZodType): string | undefined {
  if (line.column > 2) return undefined;
  const fitting = fieldsAt(schema, []).filter((name) => {
    if (new RegExp(`^${name}:`, 'm').test(text)) return false;
    if (line.dash === '') return fieldsAt(schema, [name]).includes(line.name);
    return schemaAt(schema, [name]) instanceof z.ZodArray;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Reports a field that occurs twice, mostly because the line that begins a new entry or group is missing. */
function secondTime(offset: number, text: string, schema: z.ZodType): Found {
  const lines = structureLines(text);
  const line = lines.find((other) => other.offset === offset);
  const column = line?.column ?? 0;
  const above = lines.findLast((other) => other.offset < offset && other.column < column);
  const isEntry = above && above.name !== '' && above.column === column - above.dash.length;
  const name = line && lostName(line, text, schema);
  const begins = isEntry ? `- ${above.name}: …` : `${name ?? 'phones'}:`;
  const message = `this field occurs a second time: either the line that begins its ${isEntry ? 'entry' : 'group'} is missing, or the field was written twice`;
  const fix = `write the missing line, ${name !== undefined || isEntry ? '' : 'such as '}\`${begins}\`, above this field, or remove one of the two fields`;
  return { offset, message, fix };
}

function firstError({ pos, code, message }: YAMLError, text: string, schema: z.ZodType): Found {
  if (code === 'DUPLICATE_KEY') return secondTime(pos[0], text, schema);
  const otherwise = {
    message: `YAML can't read this: ${message}`,
    fix: `${quote}, or compare this line with the lines around it`,
  };
  return { offset: pos[0], ...(syntaxWords[code] ?? otherwise) };
}

const quote = 'put the whole text in "double quotes"';

const syntaxWords: Partial<Record<ErrorCode, FaultWords>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'this text has a colon and a space, which starts a new field',
    fix: quote,
  },
  BAD_INDENT: {
    message: 'this line is not indented like the lines around it',
    fix: 'indent it with spaces, as far as the other lines of its group',
  },
  MULTIPLE_DOCS: { message: 'a line of `---` splits this file in two', fix: 'take the line out' },
};

function fieldFaults(
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  schema: z.ZodType,
  problemOf: ParsedYaml<unknown>['problemOf'],
): Problem[] {
  const gone = new Set<string>();
  const faults = issues.flatMap((issue): Problem[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') {
      const { message, fix, kind } = wrongValue(issue, document);
      return [problemOf(path, message, fix, kind)];
    }
    const known = fieldsAt(schema, path);
    const group = goneGroup(issue.keys, path, document, schema);
    if (group !== undefined) {
      gone.add(String(group));
      const { message, fix } = lostWords(String(group.at(-1)));
      const where = `${fix}, indented like the name of the previous group`;
      return [problemOf([...path, issue.keys[0] ?? ''], message, where)];
    }
    return issue.keys.map((key) => {
      const fix = didYouMean(key, known, `take it out; the fields here are ${known.join(', ')}`);
      return problemOf([...path, key], `no field is called \`${key}\``, fix);
    });
  });
  return faults.filter(({ kind, path }) => kind !== 'missing' || !gone.has(String(path)));
}

/** Finds the missing group that allows all fields in `keys`. Searches outwards from `path`. */
function goneGroup(
  keys: readonly string[],
  path: FieldPath,
  document: Document,
  schema: z.ZodType,
): FieldPath | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const outer = path.slice(0, depth);
    const absent = fieldsAt(schema, outer).filter((name) => !document.hasIn([...outer, name]));
    const owners = absent.filter((name) => {
      const own = fieldsAt(schema, [...outer, name]);
      return keys.every((key) => own.includes(key));
    });
    if (owners[0] !== undefined && owners.length === 1) return [...outer, owners[0]];
  }
  return undefined;
}

function wrongValue(
  issue: z.core.$ZodIssue,
  document: Document,
): FaultWords & { readonly kind: ProblemKind } {
  const { path } = issue;
  const node = document.getIn(path, true);
  if (isUnwritten(node)) {
    const fill =
      'write its value after the colon or dash, or delete the line if it may be left out';
    const fix = path.length === 0 ? 'restore it from the last good version' : fill;
    return { kind: 'empty', message: 'is empty', fix };
  }
  if (node === undefined) {
    return { kind: 'missing', message: 'is missing', fix: `add \`${String(path.at(-1))}: …\`` };
  }
  const ofType = issue.code === 'invalid_type' ? typeWords[issue.expected] : undefined;
  const ofName = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
  return {
    kind: 'rule',
    ...(ofType ?? faultWords(ofName ?? issue.message, sizeAdvice(issue, node))),
  };
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
  const { length } = isScalar(node) ? String(node.value) : '';
  const size = isCollection(node) ? `${node.items.length} entries` : `${length} characters`;
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
