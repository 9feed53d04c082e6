import { nearestWord } from '../../nearest-word.ts';
import type { FaultWords } from '../schemas/text.ts';

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Names of fields, and positions in lists counted from 0. */
export type FieldPath = readonly PropertyKey[];

/** `rule`: the message continues the field's name: "must be text". `undescribed`: a picture has no description. */
export type ProblemKind = 'rule' | 'undescribed' | 'other';

export interface Problem extends Place, FaultWords {
  /** Below `content/`. */
  readonly file: string;
  /** Empty for the whole file. The third line of a syllabus is `['body', 3]`, since lines count from 1. */
  readonly path: FieldPath;
  readonly kind: ProblemKind;
  /**
   * For a sample that may stay: the line of `kept-samples.yaml` that keeps it. In the message it is the first text between
   * backticks.
   */
  readonly keptBy?: string;
  /** The texts that the message is about, each shown on a line of its own, with its place. */
  readonly texts?: readonly PlacedText[];
}

/** A text with its place, which may be in another file than the problem's. */
export interface PlacedText extends Pick<Problem, 'file' | 'path'> {
  readonly text: string;
}

export const fileStart: Place = { line: 1, column: 1 };

/** A problem at a place of a file. */
export function problemAt(
  file: string,
  { line, column }: Place,
  { message, fix, inFile }: FaultWords,
  path: FieldPath = [],
): Problem {
  return { file, line, column, path, kind: 'other', message, fix, inFile };
}

/** The fault as a sentence, in which the field is called `name`. */
export function sentenceOf({ kind, path, message }: Problem, name = fieldName(path)): string {
  return kind === 'rule' ? `${name} ${message}` : message;
}

/** What to do: the fix, or for a sample that may stay, also how to keep it. */
export function cureOf({ fix, keptBy }: Pick<Problem, 'fix' | 'keptBy'>): string {
  if (keptBy === undefined) return fix;
  return `${fix}; or, to keep what is there, open “Samples that stay” in “Words and pictures”, and add the first text between quotation marks, exactly as it is written here`;
}

/** In backticks, such as `cards › 2 › title`. List positions count from 1. */
function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  return steps.length === 0 ? 'the file' : `\`${steps.join(' › ')}\``;
}

/** Sorts problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/**
 * Writes the problems for a terminal: what is wrong, the place with an excerpt of the file, the texts, and the cure. A cure that
 * several problems share is written once, below them.
 *
 * @param files the texts by path below `folder`
 * @param wordsOf what is wrong, the cure and the places of the texts, if not in the words of the file
 */
export function formatProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  folder = 'content',
  wordsOf: (problem: Problem) => ProblemWords = wordsOfFile,
): string {
  const told = problems.map((problem) => {
    const { file, line, column } = problem;
    const source = files.get(file)?.split(/\r\n?|\n/)[line - 1] ?? '';
    const written = source.slice(column - 1, column + 79).trim();
    const excerpt = written === '' ? '' : ` | ${written}`;
    const { message, fix, texts } = wordsOf(problem);
    const quoted = texts.map((text) => `\n    - ${text}`).join('');
    return { text: `${message}\n    ${folder}/${file}:${line}:${column}${excerpt}${quoted}`, fix };
  });
  return [...Map.groupBy(told, ({ fix }) => fix)]
    .map(([fix, same]) => [...same.map(({ text }) => text), `    do: ${fix}`].join('\n'))
    .join('\n\n');
}

/** How a problem is told. */
interface ProblemWords extends FaultWords {
  /** Each text after its place, such as `Cards, 2nd, Title: …`. */
  readonly texts: readonly string[];
}

function wordsOfFile(problem: Problem): ProblemWords {
  const { fix, inFile = fix, texts = [] } = problem;
  return {
    message: sentenceOf(problem),
    fix: cureOf({ ...problem, fix: inFile }),
    texts: texts.map(({ path, text }) => `${fieldName(path)}: ${text}`),
  };
}

/** The advice `otherwise`, after the question "did you mean …?" if a candidate is similar to `word`. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? otherwise : `did you mean \`${nearest}\`? If not, ${otherwise}`;
}
