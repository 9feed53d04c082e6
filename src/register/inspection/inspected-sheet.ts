import {
  type CertificateRecord,
  type Certificates,
  certificatesIn,
  isNotKnown,
  type Line,
  textIn,
} from '../certificates/certificates.ts';
import { allColumns, defaultColumns, type MainColumn } from '../certificates/columns.ts';
import { hasShape, shapeOfId } from '../id-shapes.ts';
import { factsReader } from '../certificates/facts.ts';
import type { FilledCell, SheetRow } from '../../spreadsheet/sheet/cells.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import { headingKey } from '../certificates/own-ids.ts';
import { columnProfiles, headedColumns, textsBesideSerial } from './column-profiles.ts';
import { copyTitles } from './remembered-rows.ts';
import { isAmong } from './text-kinds.ts';
import { judgedColumns } from './which-columns.ts';
import type { InspectedSheet, InspectionContext } from './inspection-types.ts';

export function inspectedSheet(
  whole: Iterable<SheetRow>,
  context: InspectionContext,
): InspectedSheet {
  const { columns: positions = defaultColumns, workbook, courses, idShapes } = context;
  const plain = Array.from(whole, withShortTexts);
  // Behind all columns, and behind those that the settings name: E and G have no position.
  const free = Math.max(...allColumns.map((use) => (positions[use] ?? 0) + 2));
  const firstMark = plain.reduce((most, { cells }) => Math.max(most, cells.length), free);
  const rows = withMarks(plain, context.marks ?? [], firstMark);
  const register = certificatesIn(rows, positions);
  const isStray = strayAmong(register);
  const { stray = [], certificates = [] } = Object.groupBy(register.records, (record) =>
    isStray(record) ? 'stray' : 'certificates',
  );
  const dropped = Map.groupBy(register.dropped, ({ reason }) => reason);
  const isCourse = isAmong(courses);
  const isLike = likeCertificates(register, certificates, isCourse);
  const above = dropped.get('above-data') ?? [];
  const headings = above.filter((line) => !isLike(line) && !isCounting(line, register));
  const skipped = above.filter(isLike);
  // A row of headings may come too late to be skipped.
  const first = certificates[0]?.row ?? Infinity;
  const late = stray.filter(({ row, id }) => row < first && id !== '');
  const columnAt = headedColumns(register, [...headings, ...late], firstMark);
  const withoutA = dropped.get('column-a-blank') ?? [];
  const isNote = ({ cells }: Line) =>
    register.records.length > 0 && !hasDigit(textIn(cells, register.columns.id));
  const read = Object.fromEntries(
    Object.entries(register.columns).flatMap(([use, column]) =>
      column ? [[use, columnAt(column.index)]] : [],
    ),
  );
  const ids = certificates.filter(({ id }) => id !== '');
  const columns = columnProfiles([...skipped, ...certificates], {
    context,
    register,
    read,
    columnAt,
  });
  const headed = [...Object.values(read), ...columns.map(({ column }) => column)];
  const isHeading = ({ index, text }: FilledCell) =>
    headed.some((column) => column.index === index && column.heading === text);
  const sheet = {
    context,
    register,
    rows,
    uncounted: withoutA.filter((line) => !isNote(line)),
    skipped,
    stray: [
      ...stray.filter((line) => textsBesideSerial(line, register).length > 0),
      ...withoutA.filter(isNote),
    ].toSorted((one, other) => one.row - other.row),
    certificates,
    ids,
    factsOf: factsReader(register),
    columns,
    read,
    columnAt,
    titles: [
      ...(workbook ? [workbook.name] : []),
      ...headings
        .flatMap((line) => textsBesideSerial(line, register))
        .flatMap((cell) => (isHeading(cell) ? [] : [cell.text])),
    ].filter((text) => !isTitleOfCopy(text)),
  };
  const shaped = ids.filter(({ id }) => idShapes?.some((shape) => hasShape(id, shape)));
  const isConfirmed = (use: MainColumn) =>
    (use === 'id' && shaped.length * 2 > certificates.length) ||
    headingKey(context.headings?.[use]) === (headingKey(read[use]?.heading) || undefined);
  return { ...sheet, ...judgedColumns(sheet, isCourse, isConfirmed) };
}

const isTitleOfCopy = isAmong(copyTitles);

/** Cuts each text of a row at 500 characters, so that long texts can't slow down the checks. */
function withShortTexts(row: SheetRow): SheetRow {
  return { ...row, cells: row.cells.map((text) => text?.slice(0, 500)) };
}

/**
 * Gives crossed-out texts and notes a column each behind all others. So they are told, confirmed and remembered as
 * other texts are.
 */
function withMarks(
  rows: readonly SheetRow[],
  marks: readonly CellMark[],
  firstColumn: number,
): readonly SheetRow[] {
  const byRow = Map.groupBy(marks, ({ row }) => row);
  return rows.map((row) => {
    const own = byRow.get(row.number);
    if (!own) return row;
    const cells = [...row.cells];
    const texts = [
      own.flatMap(({ column, note }) => (note === undefined ? [row.cells[column] ?? ''] : [])),
      own.flatMap(({ note = '' }) => [note.slice(0, 500)]),
    ].map((some) => some.filter((text) => text !== '').join(', '));
    for (const [at, text] of texts.entries()) if (text !== '') cells[firstColumn + at] = text;
    return { ...row, cells };
  });
}

/**
 * Returns a function that says whether a row is no certificate. Such a row has no ID and lacks student or course, or
 * neither its ID nor its column A has a digit, although the other rows have both.
 */
function strayAmong({ records, columns, names }: Certificates) {
  const withDigit = records.filter(({ id }) => hasDigit(id)).length;
  const haveDigits = withDigit * 5 >= records.filter(({ id }) => id !== '').length * 4;
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A') ?? 0;
  return (record: CertificateRecord): boolean => {
    const { id, cells } = record;
    const isBlank = (use: MainColumn) =>
      textIn(cells, columns[use]) === '' && !isNotKnown(record, columns[use]);
    if (isBlank('id')) return isBlank('student') || isBlank('course');
    return id !== '' && !hasDigit(id) && haveDigits && !hasDigit(textIn(cells, { index: columnA }));
  };
}

/** Returns a function that says whether a row has a student, and the course or the form of ID of a certificate. */
function likeCertificates(
  { columns }: Certificates,
  certificates: readonly CertificateRecord[],
  isCourse: (text: string) => boolean,
) {
  const shapes = new Set(certificates.map(({ id }) => shapeOfId(id)));
  return ({ cells }: Line): boolean => {
    const id = textIn(cells, columns.id);
    const isOne =
      isCourse(textIn(cells, columns.course)) || (hasDigit(id) && shapes.has(shapeOfId(id)));
    return isOne && /\p{L}{2}/u.test(textIn(cells, columns.student));
  };
}

/** Whether a row numbers the columns: 1, 2, 3 and so on, in a saved web page one column further. */
function isCounting(line: Line, register: Certificates): boolean {
  const texts = textsBesideSerial(line, register);
  const isFrom = (first: number) => texts.every(({ index, text }) => text === `${first + index}`);
  return texts.length > 1 && (isFrom(1) || isFrom(0));
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
