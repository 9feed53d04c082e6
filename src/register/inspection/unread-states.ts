import type { CertificateRecord } from '../certificates/certificates.ts';
import {
  columnHeading,
  columnWords,
  type DateColumn,
  type StateColumn,
} from '../certificates/columns.ts';
import { filledCells } from '../sheet/cells.ts';
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
  dateColumnLike,
  endedBesideNames,
  endedCells,
  isDateCell,
  namesEnded,
  titleSaysEnded,
} from './state-words.ts';
import { capitalised, headingWords } from './text-kinds.ts';

// Finds certificates that count as valid although they have ended: the sheet says so, but in a place that the validator does not read.

/** Finds words such as "Cancelled" in columns that the settings don't name, and beside names of students. */
export function endedTexts(sheet: InspectedSheet): Found[] {
  const { ended } = unreadColumns(sheet);
  const advice = endedAdvice(
    sheet,
    ended.map(({ column }) => column),
  );
  return ended.map(({ column, cells }) => {
    return { lines: cells, column, texts: cells.map(({ text }) => text), advice };
  });
}

/** Finds dates about the state in columns that the settings don't name. */
export function unreadDates(sheet: InspectedSheet): (Found & { readonly use: DateColumn })[] {
  return unreadColumns(sheet).others.flatMap((profile) => {
    const { column, cells } = profile;
    const use = dateColumnLike(profile);
    if (use === undefined) return [];
    const advice = toRead(sheet, use, column);
    return [{ use, lines: cells.filter(isDateCell), column, holds: columnWords[use], advice }];
  });
}

/**
 * `ended` has the columns with cells that say that a certificate has ended: the column of students, and columns that the settings don't
 * name. `others` has all other columns that the settings don't name.
 */
function unreadColumns(sheet: InspectedSheet) {
  const { register, profiles } = sheet;
  const used = new Set(Object.values(register.columns).map((column) => column?.index));
  const valid = new Set(sheet.valid.map(({ row }) => row));
  const looked = profiles.map((profile) => ({
    ...profile,
    cells: profile.cells.filter(({ row }) => valid.has(row)),
  }));
  const unused = looked.filter(({ column }) => !used.has(column.index));
  const names = looked.filter(({ column }) => column.index === register.columns.student?.index);
  const ended = [
    ...unused.map((profile) => ({ ...profile, cells: endedCells(profile, valid.size) })),
    ...names.map((profile) => ({ ...profile, cells: endedBesideNames(profile) })),
  ].filter(({ cells }) => cells.length > 0);
  const isEnded = ({ column }: ColumnProfile) => ended.some((one) => one.column === column);
  return { ended, others: unused.filter((profile) => !isEnded(profile)) };
}

/** Titles such as "CANCELLED:", each with the certificates below it, up to the next title in the same column. `title` is the title's row. */
export function endedTitles(
  sheet: InspectedSheet,
): (Found & { readonly title: number; readonly lines: readonly CertificateRecord[] })[] {
  const { dropped, records } = sheet.register;
  const titles = [...dropped, ...records].flatMap(({ row, cells }) => {
    const filled = filledCells(cells);
    // A title may have a number in column A before it.
    if (filled.length > 2) return [];
    const [title, ...others] = filled.filter(({ text }) => /\p{L}/u.test(text));
    return title && others.length === 0 ? [{ row, ...title }] : [];
  });
  return titles
    .filter(({ text }) => titleSaysEnded(text))
    .map(({ row, index, text }) => {
      const later = titles.filter((title) => title.row > row && title.index === index);
      const next = Math.min(...later.map((title) => title.row));
      const lines = sheet.valid.filter((one) => one.row > row && one.row < next);
      return { title: row, lines, texts: [text], advice: endedAdvice(sheet, []) };
    });
}

/**
 * The sheets named "Cancelled" or the like. A sheet is left out if some of its IDs are in the first sheet too, and all of these count as
 * ended there.
 */
export function endedSheets(sheet: InspectedSheet): (Found & { readonly name: string })[] {
  return sheet.others
    .filter(({ name, profiles }) => namesEnded(name) && profiles.length > 0)
    .flatMap(({ name, profiles }) => {
      const texts = new Set(profiles.flatMap(({ cells }) => cells.map(({ text }) => text)));
      const lines = sheet.valid.filter(({ id }) => texts.has(id));
      if (lines.length > 0) return [{ name, lines, texts: [name] }];
      const isKnown = sheet.certificates.some(({ id }) => texts.has(id));
      return isKnown ? [] : [{ name, texts: [name] }];
    });
}

/** The advice for ended certificates: let the validator read one column, and write everything about ended certificates there. */
function endedAdvice(sheet: InspectedSheet, columns: readonly HeadedColumn[]): string {
  const { status, student } = sheet.register.columns;
  if (status) {
    return `In these rows write a status, such as \`Withdrawn\`, into column ${status.name}, which the website reads as the status.`;
  }
  // The validator would not understand names as a status, nor a date or "Yes" below the heading "Cancelled".
  const own = columns.filter(
    ({ index, heading = '' }) => index !== student?.index && !namesEnded(heading),
  );
  const first = own.find(({ heading = '' }) => headingWords(heading).includes('status')) ?? own[0];
  if (!first) {
    return `Write \`Withdrawn\` in these rows ${freePlace}, with \`Status\` at its top. ${checkAgain}`;
  }
  const rest = columns.filter((column) => column !== first).map(columnName);
  const also =
    rest.length === 0 ? '' : ` Into that column also write what is in ${rest.join(' and ')}.`;
  return toRead(sheet, 'status', first) + also;
}

/** The advice on a column with texts for this use: let the validator read it. If there is another column for this use, write them there. */
function toRead({ register }: InspectedSheet, use: StateColumn, column: HeadedColumn): string {
  const set = register.columns[use];
  if (set) return `Write this into column ${set.name} too, which the website reads.`;
  if (!isRead(column)) return `${cutAndPaste(column)} ${checkAgain}`;
  const position = positionOf(column, register);
  return `On the desk, in “The register”, under “Columns”, write ${capitalised(columnHeading(use))}: ${position} (in content/register.yaml it is \`${use}: ${position}\` under \`columns\`).`;
}
