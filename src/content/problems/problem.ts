/** A place in a text file; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One fault that an editor can fix. */
export interface Problem extends Place {
  /** The file's path below `content/`. */
  readonly file: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** The place of a fault that concerns a file as a whole. */
export const fileStart: Place = { line: 1, column: 1 };

/** A problem at a place of a file. */
export function problemAt(file: string, place: Place, message: string, fix: string): Problem {
  return { file, line: place.line, column: place.column, message, fix };
}

/** The problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/**
 * The problems as a report for a terminal: place, what is wrong, the line with a caret below the
 * spot, and what to do. `files` holds the texts by path below `folder`.
 */
export function formatProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  folder = 'content',
): string {
  return problems
    .map((problem) => {
      const { file, line, column, message, fix } = problem;
      const source = files.get(file)?.split(/\r\n?|\n/)[line - 1];
      const excerpt = source === undefined ? [] : sourceWithCaret(source, column);
      return [`${folder}/${file}:${line}:${column}  ${message}`, ...excerpt, `    do: ${fix}`];
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** What fits on a terminal's line beside the margin. */
const excerptWidth = 90;

function sourceWithCaret(source: string, column: number): string[] {
  if (source.trim() === '') return [];
  const from = Math.max(0, column - 1 - excerptWidth / 2);
  const excerpt = source.slice(from, from + excerptWidth).replaceAll('\t', ' ');
  const cut = source.length > from + excerptWidth ? '…' : '';
  return [`    | ${excerpt}${cut}`, `    | ${' '.repeat(column - 1 - from)}^`];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
