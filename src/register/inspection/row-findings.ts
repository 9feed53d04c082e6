import { textIn } from '../certificates/certificates.ts';
import { factsReader } from '../certificates/states.ts';
import { registerDate } from '../certificates/dates.ts';
import { stateColumns, type StateColumn } from '../certificates/columns.ts';
import { type CertificateRecord, type Certificates } from '../certificates/certificates.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/cells.ts';
import type { FoundColumn } from './columns.ts';
import type { Finding, FindingKind } from './findings.ts';
import { grouped } from './grouped.ts';
import { isErrorValue } from './value-kind.ts';

/** The ID of the example row in the blank register that the project ships. */
export const exampleId = 'EXAMPLE-0001';

/** A sheet and how the validator reads it. */
export interface ReadRegister {
  readonly register: Certificates;
  /** The sheet that the register was made of. */
  readonly rows: readonly SheetRow[];
  /** Those of the register's records that are certificates. */
  readonly certificates: readonly CertificateRecord[];
  /** The columns by their index. */
  readonly columnAt: (index: number) => FoundColumn;
}

/** What is wrong with the student or the course of single rows, and rows that may be meant to count. */
export function rowFindings({ register, rows, certificates, columnAt }: ReadRegister): Finding[] {
  const { columns } = register;
  const uncounted = rowsWithoutSerial(register, certificates, rows);
  const found = (
    kind: FindingKind,
    use: 'student' | 'course' | 'id',
    records: readonly { readonly row: number }[],
    texts: readonly string[] = [],
  ): Finding[] => {
    const column = columns[use];
    if (records.length === 0) return [];
    const places = column ? [columnAt(column.index)] : [];
    return [{ kind, rows: records.map(({ row }) => row), columns: places, texts }];
  };
  const where = (isFound: (record: CertificateRecord) => boolean) => certificates.filter(isFound);
  return [
    ...found(
      'example-row',
      'id',
      where(({ id }) => id === exampleId),
      [exampleId],
    ),
    ...found(
      'row-without-serial',
      'id',
      uncounted,
      uncounted.map(({ id }) => id),
    ),
    ...(['student', 'course'] as const).flatMap((use) => {
      const errors = where((record) => isErrorValue(record[use]));
      const texts = [...new Set(errors.map((record) => record[use]))];
      const blank = where((record) => record[use] === '');
      return [...found(`blank-${use}`, use, blank), ...found('error-value', use, errors, texts)];
    }),
  ];
}

/** Why no row of a sheet holds a certificate, if that is so. */
export function noCertificates({ register, columnAt }: ReadRegister): Finding[] {
  const { records, dropped } = register;
  if (records.length > 0) return [];
  const blank = dropped.filter(({ reason }) => reason === 'column-a-blank').map(({ row }) => row);
  const kind = blank.length === 0 ? 'no-certificates' : 'blank-column-a';
  const columnA = [0, 1].find((index) => columnAt(index).name !== undefined) ?? 0;
  return [{ kind, rows: blank, columns: [columnAt(columnA)], texts: [] }];
}

/** Rows that do not count, since their column A is blank (R5), with an ID: a text with a digit, which headings lack. */
function rowsWithoutSerial(
  { dropped, columns, records }: Certificates,
  certificates: readonly CertificateRecord[],
  rows: readonly SheetRow[],
): { readonly row: number; readonly id: string }[] {
  // Where no row has anything in column A, that is a finding of its own.
  if (records.length === 0) return [];
  const blank = new Set(
    dropped.filter(({ reason }) => reason === 'column-a-blank').map(({ row }) => row),
  );
  const hasDigit = (id: string) => /\p{Nd}/u.test(id);
  const areNumbered = certificates.some(({ id }) => hasDigit(id));
  return rows
    .filter(({ number }) => blank.has(number))
    .map(({ number, cells }) => ({
      row: number,
      id: trimText(cells[columns.id?.index ?? -1] ?? ''),
    }))
    .filter(({ id }) => (areNumbered ? hasDigit(id) : id !== ''));
}

/** What in the columns of the state the validator does not understand, by the code that answers visitors. */
export function stateFindings({ register, rows, certificates, columnAt }: ReadRegister): Finding[] {
  const { columns } = register;
  const used = stateColumns.filter((column) => columns[column]);
  // As in most registers.
  if (used.length === 0) return [];
  const factsOf = factsReader(register);
  const unclear: { kind: FindingKind; column: StateColumn; text: string; row: number }[] = [];
  for (const record of certificates) {
    const { row } = record;
    const facts = factsOf(record);
    if (facts.unclear) {
      const { column, text } = facts.unclear;
      unclear.push({ kind: kindOfUnclear(column, text), column, text, row });
    }
    const dates = { issued: facts.issued, validUntil: facts.until, statusSince: facts.since };
    for (const column of dateColumns) {
      if (!dates[column]?.includes('/')) continue;
      unclear.push({
        kind: 'two-readings',
        column,
        text: textIn(record.cells, columns[column]),
        row,
      });
    }
  }
  const alike = grouped(unclear, ({ kind, column, text }) => `${kind} ${column} ${text}`);
  return [
    ...missingColumns(register, rows),
    ...[...alike.values()].flatMap((same): Finding[] => {
      const [first] = same;
      const place = first && columns[first.column];
      if (!place) return [];
      const { kind, text } = first;
      return [
        { kind, rows: same.map(({ row }) => row), columns: [columnAt(place.index)], texts: [text] },
      ];
    }),
  ];
}

const dateColumns = ['issued', 'validUntil', 'statusSince'] as const;

function kindOfUnclear(column: StateColumn, text: string): FindingKind {
  if (column === 'status') return 'unclear-status';
  if (column === 'replacedBy') return 'valid-and-replaced';
  const isDate = registerDate(text, undefined) !== undefined;
  return column === 'statusSince' && isDate ? 'since-without-status' : 'unclear-date';
}

/** The columns that the settings name and the sheet lacks: no row has a text there, not even a heading. */
function missingColumns({ columns }: Certificates, rows: readonly SheetRow[]): Finding[] {
  const hasText = (index: number) => rows.some(({ cells }) => trimText(cells[index] ?? '') !== '');
  return Object.entries(columns).flatMap(([use, column]): Finding[] =>
    use === 'student' || use === 'course' || use === 'id' || (column && hasText(column.index))
      ? []
      : [{ kind: 'state-column-missing', rows: [], columns: [], texts: [use] }],
  );
}
