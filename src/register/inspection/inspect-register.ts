import type { Certificates, DropReason, DroppedRow } from '../certificates/certificates.ts';
import {
  isKeptColumn,
  type MainColumn,
  mainColumns,
  stateColumns,
  type StateColumn,
} from '../certificates/columns.ts';
import { type OpenedFile, openFile } from '../file/open-file.ts';
import { readRows, sheetsIn } from '../read/read-rows.ts';
import { eachFilledCell, trimText } from '../sheet/cells.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { type Finding, findingsIn } from './findings.ts';
import { inspectedSheet, type InspectionContext, type Workbook } from './inspected-sheet.ts';

/** What the validator sees in a register, for its owner. Row numbers count from 1, as in the sheet. */
export interface Inspection {
  /** Which sheet was read, and how many there are; missing where the file is not a workbook. */
  readonly sheet?: Omit<Workbook, 'others'> & { readonly sheets: number };
  /** How the columns are read. */
  readonly columns: readonly {
    /** The column's letter by R2; undefined where its header is blank. */
    readonly name: string | undefined;
    /** What the validator takes the column for. The text of a dropped one is never shown. */
    readonly use: MainColumn | StateColumn | 'kept' | 'dropped';
  }[];
  /** The rows of the preview, in sheet order. */
  readonly firstRows: readonly {
    readonly row: number;
    readonly use: 'certificate' | DropReason;
    /** Its text in each of the columns, trimmed; in a dropped column "…" where there is one. */
    readonly cells: readonly string[];
  }[];
  /** How many rows hold a certificate. */
  readonly kept: number;
  readonly dropped: readonly Pick<DroppedRow, 'row' | 'reason'>[];
  /** What has to be fixed, in the order of the report. */
  readonly findings: readonly Finding[];
  /** What is worth a look, and may be as it should. */
  readonly notes: readonly Finding[];
}

/**
 * Reads a register's file as the validator does, and checks what is in it.
 *
 * @param bytes the whole file
 * @returns the rows of the sheet that the validator reads, and what was found in them
 * @throws RegisterFault where the validator can't read it
 */
export async function inspectFile(
  bytes: Uint8Array,
  context: Omit<InspectionContext, 'workbook'>,
  options?: ReadOptions,
): Promise<{ readonly rows: readonly SheetRow[]; readonly inspection: Inspection }> {
  const file = await openFile(bytes);
  const rows = await readRows(file, options);
  const workbook = await workbookSheets(file);
  return { rows, inspection: inspectRegister(rows, { ...context, workbook }) };
}

/** As many of another sheet's rows as show whether it is a register. */
const otherRows = 30;

/**
 * The sheets of a workbook, for its owner to know which of them is read. One that can't be read is blank here: the
 * validator passes over it anyhow.
 *
 * @returns `undefined` for a text or a web page, which is one sheet without a name
 */
export async function workbookSheets(file: OpenedFile): Promise<Workbook | undefined> {
  const [first, ...rest] = await sheetsIn(file);
  if (first === undefined) return undefined;
  const others = rest.map(async (sheet) => {
    const rows = await sheet.rows().catch(() => []);
    return { name: sheet.name, rows: rows.slice(0, otherRows) };
  });
  const { name, position, isHidden } = first;
  return { name, position, isHidden, others: await Promise.all(others) };
}

/** Checks a register by the rules that the validator follows; one without a certificate is a finding too. */
export function inspectRegister(rows: readonly SheetRow[], context: InspectionContext): Inspection {
  const sheet = inspectedSheet(rows, context);
  const { register } = sheet;
  const uses = new Map<number, 'certificate' | DropReason>([
    ...register.records.slice(0, previewRows).map(({ row }) => [row, 'certificate'] as const),
    ...register.dropped.map(({ row, reason }) => [row, reason] as const),
  ]);
  const first = sheet.rows.filter(({ number }) => uses.has(number)).slice(0, previewRows);
  const columns = columnPreviews(register, first);
  return {
    ...(context.workbook && { sheet: readSheet(context.workbook) }),
    columns,
    firstRows: first.map(({ number: row, cells }) => ({
      row,
      use: uses.get(row) ?? 'certificate',
      cells: columns.map(({ use }, index) => {
        const text = trimText(cells[index] ?? '');
        return use === 'dropped' && text !== '' ? '…' : text;
      }),
    })),
    kept: register.records.length,
    dropped: register.dropped.map(({ row, reason }) => ({ row, reason })),
    ...findingsIn(sheet),
  };
}

function readSheet({ others, ...sheet }: Workbook): Inspection['sheet'] & object {
  return { ...sheet, sheets: others.length + 1 };
}

/** Rows shown of the beginning of the sheet. */
const previewRows = 6;

/** No more columns than this are shown; what is looked for is further left. */
const maxColumns = 16;

/** How the columns are read, as far as the first rows go. */
function columnPreviews(
  { columns, names }: Certificates,
  first: readonly SheetRow[],
): Inspection['columns'] {
  const uses = new Map(
    [...mainColumns, ...stateColumns].map((use) => [columns[use]?.index ?? -1, use]),
  );
  let count = Math.max(...uses.keys()) + 1;
  for (const { cells } of first) {
    eachFilledCell(cells, (_, index) => (count = Math.max(count, index + 1)));
  }
  return Array.from({ length: Math.min(count, maxColumns) }, (_, index) => {
    const name = names.nameOf(index);
    const isKept = name !== undefined && isKeptColumn(name);
    return { name, use: isKept ? (uses.get(index) ?? 'kept') : 'dropped' };
  });
}
