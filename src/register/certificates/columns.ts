import {
  columnLetter,
  type FilledCell,
  filledCells,
  type SheetRow,
} from '../../spreadsheet/sheet/cells.ts';

export const mainColumns = ['student', 'course', 'id'] as const;

interface KindOfColumn {
  /**
   * The name of a column's date in facts, states and sealed records. Never change the name, since old records have
   * it.
   */
  readonly date?: string;
}

/**
 * The columns about a certificate's state. All are optional. To add a column, add an entry to this table. Type errors
 * and failing tests then show what else to change.
 */
export const registerColumns = {
  issued: { date: 'issued' },
  validUntil: { date: 'until' },
  status: {},
  statusSince: { date: 'since' },
  replacedBy: {},
} as const satisfies Record<string, KindOfColumn>;

export type MainColumn = (typeof mainColumns)[number];
export type StateColumn = keyof typeof registerColumns;
export type Column = MainColumn | StateColumn;
export type DateColumn = {
  [Name in StateColumn]: (typeof registerColumns)[Name] extends Required<KindOfColumn>
    ? Name
    : never;
}[StateColumn];
export type DateFact = (typeof registerColumns)[DateColumn]['date'];

// A cast, since `Object.keys` returns plain strings.
export const stateColumns = Object.keys(registerColumns) as readonly StateColumn[];
export const allColumns: readonly Column[] = [...mainColumns, ...stateColumns];
export const dateColumns = stateColumns.filter(
  (column): column is DateColumn => 'date' in registerColumns[column],
);

export const dateFacts = dateColumns.map((column) => registerColumns[column].date);

/** The name of a column's date; undefined for a column without dates. */
export function dateFactOf(column: StateColumn): DateFact | undefined {
  const { date }: { readonly date?: DateFact } = registerColumns[column];
  return date;
}

/** These names are not in `registerColumns`, since visitors' browsers don't need them. */
export const columnWords: Readonly<Record<Column, string>> = {
  student: 'the student',
  course: 'the course',
  id: 'the certificate ID',
  issued: 'the date of issue',
  validUntil: 'the last valid day',
  status: 'the status, such as withdrawn',
  statusSince: 'the day from which the status holds',
  replacedBy: 'the ID that replaces it',
};

/** The heading of a column in small letters, such as `status since`. */
export function columnHeading(column: Column): string {
  if (column === 'id') return 'certificate ID';
  return column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The position of each column among the kept columns, counted from 1 (R6). */
export type RegisterColumns = Readonly<
  Record<MainColumn, number> & Partial<Record<StateColumn, number | undefined>>
>;

export const defaultColumns: RegisterColumns = { student: 2, course: 3, id: 5 };

export interface SheetColumn {
  /** Counted from 0. */
  readonly index: number;
  /** The column's letter, from the header or else from the sheet (R2). */
  readonly name: string;
}

/** A column is undefined if the sheet has too few columns. */
export type FoundColumns = Readonly<Partial<Record<Column, SheetColumn | undefined>>>;

export interface SheetColumns {
  readonly hasHeader: boolean;
  /** The name of the column at this index; undefined below a blank in the header. */
  nameOf(index: number): string | undefined;
}

/** Names a sheet's columns by the letters in its header, if it has one; otherwise by the sheet's own letters (R2). */
export function sheetColumns(rows: Iterable<SheetRow>): SheetColumns {
  const header = columnLetterHeader(firstFilledCells(rows));
  if (header) return { hasHeader: true, nameOf: (index) => header.get(index) };
  const letters: string[] = [];
  return { hasHeader: false, nameOf: (index) => (letters[index] ??= columnLetter(index)) };
}

function firstFilledCells(rows: Iterable<SheetRow>): readonly FilledCell[] {
  for (const { cells } of rows) {
    const filled = filledCells(cells);
    if (filled.length > 0) return filled;
  }
  return [];
}

/** Whether a column called `name` may be shown and searched (R4). */
export function isKeptColumn(name = ''): boolean {
  return !['', 'E', 'G'].includes(name);
}

/** Returns a function that says whether the column at an index may be shown and searched. */
export function keptColumns(first: Iterable<SheetRow>): (index: number) => boolean {
  const names = sheetColumns(first);
  return (index) => isKeptColumn(names.nameOf(index));
}

/** Finds the sheet's columns by their positions in the settings. */
export function columnsAt(positions: RegisterColumns, names: SheetColumns): FoundColumns {
  const used = allColumns.flatMap((use) => {
    const position = positions[use];
    if (position === undefined) return [];
    // At most three columns don't count: E, G, and one with a blank header.
    return [[use, keptAmong(names, position + 3)[position - 1]] as const];
  });
  return Object.fromEntries(used);
}

/** The kept columns among the first `count` columns of a sheet. */
export function keptAmong(names: SheetColumns, count: number): SheetColumn[] {
  const first = Array.from({ length: count }, (_, index) => {
    return { index, name: names.nameOf(index) ?? '' };
  });
  return first.filter(({ name }) => isKeptColumn(name));
}

/**
 * The names of the columns, if the row's cells read A, B, C and so on. One cell may be blank, such as the one above the
 * row numbers of a saved web page. The blank cell may come between two letters (A, blank, B), or stand in for one
 * (A, blank, C).
 */
function columnLetterHeader(cells: readonly FilledCell[]): Map<number, string> | undefined {
  const last = cells.at(-1);
  if (last === undefined || last.index + 1 - cells.length > 1) return undefined;
  const goesOn = cells.every((cell, position) => cell.text === columnLetter(position));
  const leavesOut = cells.every((cell) => cell.text === columnLetter(cell.index));
  if (!goesOn && !leavesOut) return undefined;
  return new Map(cells.map((cell) => [cell.index, cell.text]));
}
