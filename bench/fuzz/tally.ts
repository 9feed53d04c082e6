import type { Outcome } from './patient-reader.ts';

interface Expected {
  /** The digest of the undamaged register's rows. */
  readonly intact: string | undefined;
  readonly mayDiffer: boolean;
  /** How to make the file again. */
  readonly example: string;
}

const columns = ['files', 'same rows', 'other rows', 'fault', 'hang', 'crash'] as const;

type Column = (typeof columns)[number];

/** Words of the program's that no owner should be told. */
const programWords = /TypeError|RangeError|ReferenceError|SyntaxError|is not a function|undefined/;

/** Counts what became of the files, and keeps what must not have. */
export class Tally {
  readonly problems: string[] = [];
  readonly #counts = new Map<string, Map<Column, number>>();

  add(group: string, outcome: Outcome, { intact, mayDiffer, example }: Expected): void {
    const column = columnOf(outcome, intact);
    this.#count(group, 'files');
    this.#count(group, column);
    const problem = problemOf(outcome, column, mayDiffer);
    if (problem) this.problems.push(`${group}: ${problem} (${example})`);
  }

  table(): string {
    const lines = [...this.#counts].map(([group, counts]) => [
      group,
      ...columns.map((column) => String(counts.get(column) ?? 0)),
    ]);
    return [['', ...columns], ...lines.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))]
      .map(
        ([group = '', ...cells]) => group.padEnd(32) + cells.map((it) => it.padStart(12)).join(''),
      )
      .join('\n');
  }

  #count(group: string, column: Column): void {
    const counts = this.#counts.get(group) ?? new Map<Column, number>();
    this.#counts.set(group, counts.set(column, (counts.get(column) ?? 0) + 1));
  }
}

function columnOf(outcome: Outcome, intact: string | undefined): Column {
  if (outcome.type !== 'rows') return outcome.type;
  return outcome.digest === intact ? 'same rows' : 'other rows';
}

function problemOf(outcome: Outcome, column: Column, mayDiffer: boolean): string | undefined {
  if (outcome.type === 'hang') return 'no answer in time';
  if (outcome.type === 'crash') return outcome.error;
  if (outcome.type === 'fault' && programWords.test(outcome.detail)) {
    return `the fault says "${outcome.detail}"`;
  }
  return column === 'other rows' && !mayDiffer
    ? 'other rows, although a checksum fails'
    : undefined;
}
