import {
  type Certificates,
  certificatesIn,
  isErrorText,
  isNotKnown,
  type Line,
  rowsAboveData,
  textIn,
} from '../certificates/certificates.ts';
import { allColumns, defaultColumns, type SheetColumn } from '../certificates/columns.ts';
import { dayInIndia } from '../certificates/dates.ts';
import { shapeOfId } from '../id-shapes.ts';
import { factsReader, stateOn } from '../certificates/facts.ts';
import { filledCells, type SheetRow } from '../../spreadsheet/sheet/cells.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import { columnProfiles, headedColumns, textsBesideSerial } from './column-profiles.ts';
import { shapesIn } from './id-checks.ts';
import { rowChanges } from './remembered-rows.ts';
import { isAmong, quoted } from './text-kinds.ts';
import { judgedColumns } from './which-columns.ts';
import type { Beside, InspectedSheet, InspectionContext, Workbook } from './inspection-types.ts';

export function inspectedSheet(
  whole: Iterable<SheetRow>,
  context: InspectionContext,
): InspectedSheet {
  const { columns: positions = defaultColumns, today = dayInIndia() } = context;
  const plain = Array.from(whole, withShortTexts);
  // Behind all columns, and behind those that the settings name: E and G have no position.
  const free = Math.max(...allColumns.map((use) => (positions[use] ?? 0) + 2));
  const firstMark = plain.reduce((most, { cells }) => Math.max(most, cells.length), free);
  const rows = withMarks(plain, context.marks ?? [], firstMark);
  const register = certificatesIn(rows, positions);
  const dropped = Map.groupBy(register.dropped, ({ reason }) => reason);
  const isStray = strayAmong(register);
  const [stray, certificates] = divided(register.records, isStray);
  const isNote = (line: Line) => register.records.length > 0 && isStray(line);
  const [notes, uncounted] = divided(dropped.get('column-a-blank') ?? [], isNote);
  const isCourse = isAmong(context.courses);
  const shapes = new Set(certificates.map(({ id }) => shapeOfId(id)));
  const isLike = ({ cells }: Line) => {
    const { student, course, id } = register.columns;
    const ofId = textIn(cells, id);
    const isOne =
      isCourse(textIn(cells, course)) || (hasDigit(ofId) && shapes.has(shapeOfId(ofId)));
    return isOne && /\p{L}{2}/u.test(textIn(cells, student));
  };
  const [skipped, above] = divided(dropped.get('above-data') ?? [], isLike);
  // A row of headings may come too late to be skipped.
  const first = certificates[0]?.row ?? Infinity;
  const late = stray.filter(({ row, id }) => row < first && id !== '');
  const columnAt = headedColumns(register, [...above, ...late], firstMark);
  const columns = columnProfiles([...skipped, ...certificates], { context, register }, columnAt);
  const [factsOf, day] = [factsReader(register), { latest: today, certain: today }];
  const sheet = {
    context,
    register,
    torn: rows.flatMap(({ torn, number }) => (torn ? [{ row: number }] : [])),
    uncounted,
    skipped,
    beside: besideIn([...above, ...stray, ...notes], { register, certificates, columns, context }),
    certificates,
    ids: certificates.filter(({ id }) => id !== ''),
    factsOf,
    states: new Map(certificates.map((line) => [line, stateOn(line, factsOf(line), day).kind])),
    columns,
    read: Object.fromEntries(
      Object.entries(register.columns).flatMap(([use, column]) =>
        column ? [[use, columnAt(column.index)]] : [],
      ),
    ),
  };
  const compared = { ...sheet, changes: rowChanges(sheet) };
  return { ...compared, ...judgedColumns(compared), shapes: shapesIn(compared) };
}

/** The items for which `isIt` holds, and the others. */
function divided<Item>(items: Iterable<Item>, isIt: (item: Item) => boolean): [Item[], Item[]] {
  const { its = [], others = [] } = Object.groupBy(items, (it) => (isIt(it) ? 'its' : 'others'));
  return [its, others];
}

/** What else is in the file. The headings of columns that are not read are told with these columns. */
function besideIn(
  lines: readonly Line[],
  sheet: Pick<InspectedSheet, 'register' | 'certificates' | 'columns' | 'context'>,
): Beside[] {
  const { register, certificates, columns, context } = sheet;
  const { name, others = [] }: Partial<Workbook> = context.workbook ?? {};
  const isAsked = isAmong(columns.flatMap(({ use, label }) => (use ? [] : [label])));
  const first = register.records.find(() => true)?.row ?? Infinity;
  let next = 0;
  const inOrder = lines.toSorted((one, other) => one.row - other.row);
  const rows = inOrder.flatMap((line): Beside[] => {
    const { row } = line;
    while ((certificates[next]?.row ?? Infinity) < row) next++;
    const texts = textsBesideSerial(line, register).map(({ text }) => text);
    // What stands above the certificates is remembered by its single texts, since columns come and go.
    if (row < first)
      return texts.flatMap((text) => (isAsked(text) ? [] : { holds: atTop, row, texts: [text] }));
    return texts.length === 0
      ? []
      : [{ holds: between, row, texts, above: certificates[next]?.id }];
  });
  return [
    ...(name === undefined ? [] : [{ holds: atTop, texts: [name] }]),
    ...rows,
    ...others.flatMap(({ name: sheet, rows }) =>
      [[], ...rows.map(({ cells }) => cells)].map((cells) => ({
        holds: `the sheet ${quoted(sheet)}`,
        sheet,
        texts: filledCells(cells).map(({ text }) => text),
      })),
    ),
  ];
}

const atTop = 'the name of the sheet, or what stands above the certificates,';
const between = 'what stands between or below the certificates';

/** Cuts each text of a row at 500 characters, so that long texts can't slow down the checks. */
function withShortTexts(row: SheetRow): SheetRow {
  return { ...row, cells: row.cells.map((text) => text?.slice(0, 500)) };
}

/**
 * Gives crossed-out texts and notes a column each behind all others. So they are told, confirmed and remembered as
 * other texts are. Below the headings, a row has them although its cells are blank.
 */
function withMarks(
  rows: readonly SheetRow[],
  marks: readonly CellMark[],
  firstColumn: number,
): readonly SheetRow[] {
  if (marks.length === 0) return rows;
  const last = rows[rowsAboveData]?.number ?? Infinity;
  const all = new Map(rows.map((row) => [row.number, { ...row, cells: [...row.cells] }]));
  for (const { row: number, column, note } of marks) {
    const row = all.get(number) ?? { number, cells: [] };
    const [at, text] =
      note === undefined ? [firstColumn, row.cells[column]] : [firstColumn + 1, note.slice(0, 500)];
    row.cells[at] = [row.cells[at], text].filter(Boolean).join(', ');
    if (number > last) all.set(number, row);
  }
  return [...all.values()].toSorted((one, other) => one.number - other.number);
}

/**
 * Returns a function that says whether a row is no certificate. Such a row has no ID and lacks student, course or column
 * A, or neither its ID nor its column A has a digit, although the other rows have both.
 */
function strayAmong({ records, columns, names }: Certificates) {
  const withDigit = records.count(({ id }) => hasDigit(id));
  const haveDigits = withDigit * 5 >= records.count(({ id }) => id !== '') * 4;
  const columnA = { index: [0, 1].find((at) => names.nameOf(at) === 'A') ?? 0 };
  return (line: Line): boolean => {
    const isBlank = (column: Pick<SheetColumn, 'index'> | undefined) =>
      textIn(line.cells, column) === '' && !isNotKnown(line, column);
    if (isBlank(columns.id)) return [columns.student, columns.course, columnA].some(isBlank);
    const texts = [columns.id, columnA].map((column) => textIn(line.cells, column));
    const isOne = texts.some((text) => hasDigit(text) || isErrorText(text));
    return haveDigits && !isOne && !isNotKnown(line, columns.id);
  };
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
