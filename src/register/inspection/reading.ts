import { eachFilledCell } from '../sheet/cells.ts';
import { stateColumns, type SheetColumn, type StateColumn } from '../certificates/columns.ts';
import { type DropReason, type Certificates } from '../certificates/certificates.ts';
import { isKeptColumn, sheetColumns } from '../certificates/columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/cells.ts';
import { useNames, type ColumnUse } from './findings.ts';
import { grouped } from './grouped.ts';
import type { Inspection } from './inspect-register.ts';
import { quoted, rowList, shortened, visibleText } from './report-text.ts';

/** How the validator reads a register, in sentences for its owner. */
export interface ReadingWords {
  /** Which sheet is read; missing where the file is no workbook. */
  readonly sheet?: string;
  /** What each column that counts is taken for. */
  readonly columns: readonly string[];
  /** How many certificates there are, and the rows that hold none. */
  readonly counts: readonly string[];
  /** Why not all of them can be certificates that a visitor finds; missing where nothing speaks against it. */
  readonly doubt?: string;
}

export function readingWords(inspection: Inspection): ReadingWords {
  const sheet = sheetWords(inspection);
  const doubt = doubtAbout(inspection);
  return {
    ...(sheet !== undefined && { sheet }),
    columns: columnWords(inspection),
    counts: [doubt ?? `Certificates: ${inspection.kept}`, ...droppedWords(inspection)],
    ...(doubt !== undefined && { doubt }),
  };
}

function sheetWords({ sheet }: Inspection): string | undefined {
  if (sheet === undefined) return undefined;
  const { name, position, sheets, isHidden } = sheet;
  const place = sheets === 1 ? 'the only sheet' : `${ordinal(position)} of ${sheets} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
}

function ordinal(position: number): string {
  return `${position}${['th', 'st', 'nd', 'rd'][position] ?? 'th'}`;
}

const stateColumnNames: Readonly<Record<StateColumn, string>> = {
  issued: 'the date of issue',
  validUntil: 'the last valid day',
  status: 'the status',
  statusSince: 'the day from which the status holds',
  replacedBy: 'the ID that replaces it',
};

function columnWords({ columns }: Inspection): string[] {
  const nameOf = (use: string) => columns.find((one) => one.use === use)?.name;
  return [
    ...(['student', 'course', 'id'] as const).map((use) => {
      const name = nameOf(use);
      return name === undefined
        ? `No column is the ${useNames[use].one}: the sheet has too few.`
        : `Column ${name} is the ${useNames[use].one}.`;
    }),
    ...stateColumns.flatMap((use) => {
      const name = nameOf(use);
      return name === undefined ? [] : [`Column ${name} is ${stateColumnNames[use]}.`];
    }),
  ];
}

const reasons: Readonly<Record<DropReason, string>> = {
  header: 'Skipped, because it holds the letters of the columns',
  'above-data': 'Skipped as headings',
  'column-a-blank': 'Not counted, because column A is blank',
};

function doubtAbout({ kept, findings }: Inspection): string | undefined {
  const rows = `Rows read as certificates: ${kept}`;
  if (findings.some(({ wrong }) => wrong)) return `${rows}, but not yet from the right columns`;
  const headings = findings.filter(({ kind }) => kind === 'kept-heading').length;
  if (headings === 0) return undefined;
  return `${rows}, of which ${headings} ${headings === 1 ? 'looks like a heading' : 'look like headings'}`;
}

function droppedWords({ dropped }: Inspection): string[] {
  return [...grouped(dropped, ({ reason }) => reason)].map(
    ([reason, rows]) => `${reasons[reason]}: ${rowList(rows.map(({ row }) => row))}`,
  );
}

export interface ColumnPreview {
  /** The column's letter by R2; missing where its header is blank. */
  readonly name?: string;
  /** What the validator takes the column for. The text of a dropped one is never shown. */
  readonly use: ColumnUse | StateColumn | 'kept' | 'dropped';
  /** The text in each of the first rows, trimmed; in a dropped column "…" where there is one. */
  readonly cells: readonly string[];
}

/** No more columns than this are shown; what is looked for is further left. */
const maxColumns = 16;

/** How the columns are read, with the text in the first rows. */
export function previewOf(
  { columns }: Certificates,
  rows: readonly SheetRow[],
  first: readonly SheetRow[],
): ColumnPreview[] {
  const names = sheetColumns(rows);
  const uses = new Map<number | undefined, ColumnPreview['use']>([
    [columns.student?.index, 'student'],
    [columns.course?.index, 'course'],
    [columns.id?.index, 'id'],
    ...stateColumns.flatMap((use) => (columns[use] ? [[columns[use].index, use] as const] : [])),
  ]);
  return Array.from({ length: columnCount(first, Object.values(columns)) }, (_, index) => {
    const name = names.nameOf(index);
    const isKept = name !== undefined && isKeptColumn(name);
    return {
      ...(name !== undefined && { name }),
      use: isKept ? (uses.get(index) ?? 'kept') : 'dropped',
      cells: first.map((row) => {
        const text = trimText(row.cells[index] ?? '');
        return isKept || text === '' ? text : '…';
      }),
    };
  });
}

function columnCount(
  rows: readonly SheetRow[],
  understood: readonly (SheetColumn | undefined)[],
): number {
  let count = 0;
  const reach = (index: number) => (count = Math.max(count, index + 1));
  for (const row of rows) eachFilledCell(row.cells, (_, index) => reach(index));
  for (const column of understood) if (column) reach(column.index);
  return Math.min(count, maxColumns);
}

/** The first rows as text, each cell below the name of its column and what that is read as. */
export function previewTable(inspection: Inspection): string[] {
  const lines = previewCells(inspection);
  const widthAt = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  return lines.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd(widthAt(at))).join('  ')}`.trimEnd(),
  );
}

/** The same as cells; the first line holds the headings. */
export function previewCells({ columns, firstRows }: Inspection): string[][] {
  const heads = columns.map(({ name = '', use }) => `${name} ${columnUses[use]}`.trim());
  return [
    ['Row', 'Read as', ...heads],
    ...firstRows.map(({ row, use }, index) => [
      String(row),
      rowUses[use],
      ...columns.map(({ cells }) => shortened(visibleText(cells[index] ?? ''))),
    ]),
  ];
}

const columnUses: Readonly<Record<ColumnPreview['use'], string>> = {
  student: useNames.student.one,
  course: useNames.course.one,
  id: useNames.id.one,
  issued: 'issued',
  validUntil: 'valid until',
  status: 'status',
  statusSince: 'status since',
  replacedBy: 'replaced by',
  kept: '',
  dropped: 'not read',
};

const rowUses: Readonly<Record<DropReason | 'certificate', string>> = {
  certificate: 'certificate',
  header: 'letters',
  'above-data': 'heading',
  'column-a-blank': 'A is blank',
};
