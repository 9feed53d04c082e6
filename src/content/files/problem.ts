import { nearestWord } from '../../nearest-word.ts';
import type { FaultWords } from '../schemas/text.ts';

/** A place in a text file; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The steps from a file's root to a value: names of fields, and positions in lists, counted from 0. */
export type FieldPath = readonly PropertyKey[];

/**
 * The kind of a problem, for code that words it differently. `rule`: a value breaks its rule. `missing` or `empty`: a field has
 * no value. `undescribed`: a picture has no description.
 */
export type ProblemKind = 'rule' | 'missing' | 'empty' | 'undescribed' | 'other';

/** One fault that an editor can fix. */
export interface Problem extends Place {
  /** The file's path below `content/`. */
  readonly file: string;
  /** The path of the field; empty for the whole file. For a line of a syllabus it is such as `['body', 3]`, counted from 1. */
  readonly path: FieldPath;
  readonly kind: ProblemKind;
  /** What is wrong. For the kinds `rule`, `missing` and `empty` it follows the field's name: "must be text". */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** The place of a fault that concerns a file as a whole. */
export const fileStart: Place = { line: 1, column: 1 };

/** A problem at a place of a file. */
export function problemAt(
  file: string,
  { line, column }: Place,
  { message, fix }: FaultWords,
  path: FieldPath = [],
  kind: ProblemKind = 'other',
): Problem {
  return { file, line, column, path, kind, message, fix };
}

/** The whole sentence, in which `name` stands for the field. */
export function sentenceOf({ kind, path, message }: Problem, name = fieldName(path)): string {
  return ['rule', 'missing', 'empty'].includes(kind) ? `${name} ${message}` : message;
}

/** `cards › 2 › title` between backticks, with list positions counted from 1. */
function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  return steps.length === 0 ? 'the file' : `\`${steps.join(' › ')}\``;
}

/** The problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/**
 * The problems as a report for a terminal, each with place, fault, the rest of the line, and cure.
 *
 * @param files the texts by path below `folder`
 */
export function formatProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  folder = 'content',
): string {
  return problems
    .map((problem) => {
      const { file, line, column, fix } = problem;
      const source = files.get(file)?.split(/\r\n?|\n/)[line - 1] ?? '';
      // As much as fits on a line of a terminal beside the margin.
      const written = source.slice(column - 1, column + 79).trim();
      const excerpt = written === '' ? [] : [`    | ${written}`];
      const place = `${folder}/${file}:${line}:${column}`;
      return [`${place}  ${sentenceOf(problem)}`, ...excerpt, `    do: ${fix}`].join('\n');
    })
    .join('\n\n');
}

/** Asks "did you mean …?" if a candidate is similar to the word. The advice follows. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? otherwise : `did you mean \`${nearest}\`? If not, ${otherwise}`;
}
