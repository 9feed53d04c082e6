import { type CertificateRecord, type Line } from '../certificates/certificates.ts';
import {
  allColumns,
  columnHeading,
  columnWords,
  type DateColumn,
  mainColumns,
  type StateColumn,
} from '../certificates/columns.ts';
import { type FilledCell, filledCells } from '../../spreadsheet/sheet/cells.ts';
import {
  checkAgain,
  columnName,
  type ColumnProfile,
  cutAndPaste,
  freePlace,
  type HeadedColumn,
  isRead,
  positionOf,
} from './column-profiles.ts';
import type { Found, InspectedSheet } from './inspected-sheet.ts';
import {
  areStates,
  dateColumnLike,
  endedBesideNames,
  isDateCell,
  namesMark,
  namesReplacement,
  namesState,
  type SaidStates,
  statesIn,
  titleSaysEnded,
  titleSaysValid,
} from './state-words.ts';
import { capitalised, headingWords } from './text-kinds.ts';

export interface SheetWithUnread extends InspectedSheet {
  /**
   * The main columns, and the columns that the settings don't name. In each column, `ended` and `unknown` list only
   * cells of valid certificates.
   */
  readonly unread: readonly UnreadColumn[];
  /** The column that should be read as the status; undefined if no column fits. */
  readonly unreadStatus: UnreadColumn | undefined;
}

interface UnreadColumn extends ColumnProfile, SaidStates {
  readonly isMain: boolean;
}

/** Adds the columns that the validator does not read as states. */
export function withUnread(sheet: InspectedSheet): SheetWithUnread {
  const { register, certificates, valid, profiles } = sheet;
  const uses = new Map(allColumns.map((use) => [register.columns[use]?.index, use]));
  const all = new Set(certificates.map(({ row }) => row));
  const rows = [...valid].map(({ row }) => row);
  const validRows = new Set(rows);
  const unread = profiles.flatMap((profile): UnreadColumn[] => {
    const use = uses.get(profile.column.index);
    const isMain = mainColumns.some((main) => main === use);
    if (use !== undefined && !isMain) return [];
    const cells = profile.cells.filter(({ row }) => all.has(row));
    const shown = { ...profile, cells: cells.filter(({ row }) => validRows.has(row)) };
    const said = isMain
      ? { ended: endedBesideNames(shown, use === 'course'), unknown: [] }
      : statesIn(shown, rows);
    return [{ ...profile, cells, isMain, ...said }];
  });
  const readable = unread.filter(
    (one) =>
      !one.isMain &&
      one.ended.length > 0 &&
      areStates(one) &&
      !namesReplacement(one.column.heading),
  );
  const isStatus = ({ column }: ColumnProfile) => headingWords(column.heading).includes('status');
  return { ...sheet, unread, unreadStatus: readable.find(isStatus) ?? readable[0] };
}

/** Finds words such as "Cancelled" in all columns that are not read as states, even in the column of the students. */
export function endedTexts(sheet: SheetWithUnread): Found[] {
  const advice = endedAdvice(sheet);
  return statesFound(sheet, 'ended').map((found) => ({
    ...found,
    advice: namesReplacement(found.column.heading)
      ? toRead(sheet, 'replacedBy', found.column)
      : advice,
  }));
}

/** Finds texts such as "C" in a column such as "Status". Only the owner knows what such texts mean. */
export function unknownTexts(sheet: SheetWithUnread): Found[] {
  const { status } = sheet.register.columns;
  const advice = status ? `into column ${status.name}` : `${freePlace}, with \`Status\` at its top`;
  return statesFound(sheet, 'unknown').map((found) => ({ ...found, advice }));
}

function statesFound(sheet: SheetWithUnread, kind: keyof SaidStates) {
  return sheet.unread
    .filter((column) => column[kind].length > 0)
    .map(({ column, [kind]: cells }) => {
      return { lines: cells, column, texts: cells.map(({ text }) => text) };
    });
}

/** Finds columns of dates, such as "Valid until", that the settings lack. */
export function unreadDates(sheet: SheetWithUnread): (Found & { readonly use: DateColumn })[] {
  return sheet.unread.flatMap((profile) => {
    const { column, cells, ended, isMain } = profile;
    const use = isMain || ended.length > 0 ? undefined : dateColumnLike(profile);
    if (use === undefined) return [];
    const advice = toRead(sheet, use, column);
    return [{ use, lines: cells.filter(isDateCell), column, holds: columnWords[use], advice }];
  });
}

/**
 * Finds titles such as "CANCELLED:". `title` is the row of the title. `lines` are the valid certificates that the
 * title means. `lines` is missing if the title does not say which certificates it means.
 */
export function endedTitles(sheet: SheetWithUnread): (Found & { readonly title: number })[] {
  const { certificates, valid } = sheet;
  const { dropped, records } = sheet.register;
  const said = sheet.unreadStatus?.ended ?? [];
  const saidRows = new Set(said.map(({ row }) => row));
  const titles = [...dropped, ...records].flatMap(titleIn);
  // The name of the sheet counts as a title above all rows.
  const sheetName = { row: 0, index: -1, text: sheet.context.workbook?.name ?? '' };
  return [sheetName, ...titles]
    .filter(({ text }) => titleSaysEnded(text))
    .flatMap(({ row, index, text }) => {
      const later = titles.filter(
        (title) => title.row > row && (title.index === index || titleSaysValid(title.text)),
      );
      const next = Math.min(...later.map((title) => title.row));
      const below = certificates.filter((one) => one.row > row && one.row < next);
      const isOfSheet = below.length === 0 || below.length === certificates.length;
      const isLegend = isOfSheet && namesMark(text);
      const noted = isLegend ? [] : endedByNote(text, row, certificates, below.length === 0);
      const meant = noted ?? below;
      const lines = meant.filter((one) => valid.has(one) && !saidRows.has(one.row));
      const found = { title: row, texts: [text], holds: row === 0 ? 'The sheet' : 'The title' };
      if (lines.length > 0) return [{ ...found, lines, advice: endedAdvice(sheet) }];
      // A note such as "Cancelled: 2" or "Red = cancelled" names no rows. Such a note is a finding only while no
      // certificate has ended.
      const all = certificates.length;
      const isOfSome = isLegend || numbersIn(text).some((count) => count <= all);
      const isOpen = meant.length === 0 && valid.size === all && said.length === 0;
      return isOpen && isOfSome
        ? [{ ...found, advice: endedAdvice(sheet, 'the rows that it means') }]
        : [];
    });
}

/** The title of a row that has only a title, perhaps after a row number; otherwise an empty list. */
function titleIn({ row, cells }: Line): (FilledCell & { readonly row: number })[] {
  const filled = filledCells(cells);
  if (filled.length > 2) return [];
  const texts = filled.filter(({ text }) => /\p{L}/u.test(text));
  const title = texts.find(({ text }) => titleSaysEnded(text)) ?? texts[0];
  return title && (texts.length === 1 || titleSaysEnded(title.text)) ? [{ row, ...title }] : [];
}

function numbersIn(text: string): number[] {
  return headingWords(text)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word) + 1))
    .filter((number) => number > 0);
}

const numberWords = 'one two three four five six seven eight nine ten'.split(' ');

/**
 * The certificates that a note names by ID, by serial number, or in words such as "the above 3". Undefined if the
 * note names no certificates.
 */
function endedByNote(
  text: string,
  row: number,
  certificates: readonly CertificateRecord[],
  isFooter: boolean,
) {
  const words = headingWords(text);
  const numbers = numbersIn(text);
  const named = certificates.filter(({ id }) => /\p{L}.*\d/u.test(id) && text.includes(id));
  if (named.length > 0) return named;
  const [first = 0, last = first] = numbers;
  const isRange = numbers.length === 2 && /\d\s*(?:to|\p{Dash})\s*\d/iu.test(text);
  const isSerial = words.some((word) => ['nos', 'sr', 'serial'].includes(word));
  if (first > 0 && (isSerial || (words.includes('no') && (isFooter || isRange)))) {
    return certificates.filter(({ cells }) => {
      const serial = Number(cells[0]);
      return isRange ? serial >= first && serial <= last : numbers.includes(serial);
    });
  }
  if (!words.includes('above')) return undefined;
  return certificates.filter((one) => one.row < row).slice(-first);
}

/** The other sheets that say that certificates are no longer valid, unless the first sheet says the same. */
export function endedSheets(sheet: InspectedSheet): (Found & { readonly name: string })[] {
  return sheet.others.flatMap(({ name, profiles, isEnded }) => {
    const cells = profiles.flatMap((profile) => profile.cells);
    const ended = profiles.flatMap((profile) => {
      const { column } = profile;
      const below = profile.cells.filter(({ text }) => text !== column.heading);
      return statesIn(
        { ...profile, cells: below },
        below.map(({ row }) => row),
      ).ended;
    });
    const rows = new Set(ended.map(({ row }) => row));
    const said = cells.filter(({ row }) => isEnded || rows.has(row));
    const texts = new Set(said.map(({ text }) => text));
    const lines = [...sheet.valid].filter(({ id }) => texts.has(id));
    if (lines.length > 0) return [{ name, lines, texts: [name] }];
    const isKnown = sheet.certificates.some(({ id }) => texts.has(id));
    return isEnded && cells.length > 0 && !isKnown ? [{ name, texts: [name] }] : [];
  });
}

function endedAdvice(sheet: SheetWithUnread, rows = 'these rows'): string {
  const { unreadStatus: first } = sheet;
  const ended = sheet.unread.filter((one) => one.ended.length > 0);
  const names = ended.flatMap(({ isMain, column }) => (isMain ? [columnName(column)] : []));
  const clean =
    names.length === 0 ? '' : ` Then delete the words about the status from ${names.join(', ')}.`;
  const others = ended.filter(({ isMain }) => !isMain);
  const still = others.map(({ column }) => {
    const toDo = namesState(column.heading) ? 'write `Valid` in' : 'delete these words from';
    return ` For a certificate that is still valid, ${toDo} ${columnName(column)}.`;
  });
  const last = still.join('') + clean;
  const { status } = sheet.register.columns;
  if (status) {
    return `In ${rows} write a status, such as \`Withdrawn\`, into column ${status.name}, which the website reads as the status.${last}`;
  }
  if (!first) {
    return `Write \`Withdrawn\` in ${rows} ${freePlace}, with \`Status\` at its top.${last} ${checkAgain}`;
  }
  const also =
    ended.length === 1
      ? ''
      : ` In every row named here where ${columnName(first.column)} is blank, write \`Withdrawn\` into it.`;
  const toDo = toRead(sheet, 'status', first.column);
  return isRead(first.column) ? toDo + also + last : toDo;
}

function toRead({ register }: InspectedSheet, use: StateColumn, column: HeadedColumn): string {
  const set = register.columns[use];
  if (set) return `Write this into column ${set.name} too, which the website reads.`;
  if (!isRead(column)) return `${cutAndPaste(column)} ${checkAgain}`;
  const position = positionOf(column, register);
  return `On the desk, in “Words and pictures”, “Certificates”, “The register”, under “Columns”, write ${capitalised(columnHeading(use))}: ${position} (in content/register.yaml it is \`${use}: ${position}\` under \`columns\`).`;
}
