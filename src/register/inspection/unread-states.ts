import type { CertificateRecord } from '../certificates/certificates.ts';
import {
  columnHeading,
  columnWords,
  type DateColumn,
  mainColumns,
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
  areStates,
  dateColumnLike,
  endedBesideNames,
  endedCells,
  isDateCell,
  titleSaysEnded,
} from './state-words.ts';
import { capitalised, headingWords } from './text-kinds.ts';

// Finds certificates that count as valid although the sheet says, in a place that the validator does not read, that
// they are not.

/** Finds words such as "Cancelled" in columns that the settings don't name, and beside students, courses and IDs. */
export function endedTexts(sheet: InspectedSheet): Found[] {
  const advice = endedAdvice(sheet);
  return unreadColumns(sheet).ended.map(({ column, cells }) => {
    return { lines: cells, column, texts: cells.map(({ text }) => text), advice };
  });
}

/** Finds dates about the state, of any certificate, in columns that the settings don't name. */
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
 * `ended` has the main columns, and columns that the settings don't name, if their cells say that a certificate is no
 * longer valid. `status` is the column in `ended` that the validator should read as the status. `others` has all
 * other columns that the settings don't name.
 */
function unreadColumns(sheet: InspectedSheet): UnreadColumns {
  const found = unreadOf.get(sheet) ?? findUnreadColumns(sheet);
  unreadOf.set(sheet, found);
  return found;
}

/**
 * The result of `unreadColumns` for each sheet. It is stored, since several findings need it and a register may have
 * many rows.
 */
const unreadOf = new WeakMap<InspectedSheet, UnreadColumns>();

type UnreadColumns = ReturnType<typeof findUnreadColumns>;

function findUnreadColumns(sheet: InspectedSheet) {
  const { register, profiles } = sheet;
  const used = new Set(Object.values(register.columns).map((column) => column?.index));
  const valid = new Set(sheet.valid.map(({ row }) => row));
  const looked = profiles.map((profile) => ({
    ...profile,
    cells: profile.cells.filter(({ row }) => valid.has(row)),
  }));
  const isUsed = ({ column }: ColumnProfile) => used.has(column.index);
  const unused = looked.filter((profile) => !isUsed(profile));
  const main = mainColumns.flatMap((use) =>
    looked
      .filter(({ column }) => column.index === register.columns[use]?.index)
      .map((profile) => ({ ...profile, cells: endedBesideNames(profile, use === 'course') })),
  );
  const ended = [
    ...unused.map((profile) => ({ ...profile, cells: endedCells(profile, valid.size) })),
    ...main,
  ].filter(({ cells }) => cells.length > 0);
  const isEnded = ({ column }: ColumnProfile) => ended.some((one) => one.column === column);
  const readable = unused.filter((profile) => isEnded(profile) && areStates(profile));
  const isStatus = ({ column }: ColumnProfile) =>
    headingWords(column.heading ?? '').includes('status');
  const status = readable.find(isStatus) ?? readable[0];
  return { ended, status, others: profiles.filter((one) => !isUsed(one) && !isEnded(one)) };
}

/**
 * Finds titles such as "CANCELLED:", each with the certificates that it ends but that still count as valid. `title` is
 * the row of the title. `lines` is missing if the title does not say which certificates it ends.
 */
export function endedTitles(sheet: InspectedSheet): (Found & { readonly title: number })[] {
  const { dropped, records } = sheet.register;
  const { ended, status } = unreadColumns(sheet);
  const said = ended.find(({ column }) => column === status?.column)?.cells ?? [];
  const saidRows = new Set(said.map(({ row }) => row));
  const valid = new Set(sheet.valid);
  const titles = [...dropped, ...records].flatMap(({ row, cells }) => {
    const filled = filledCells(cells);
    // Column A may have a row number before the title, so a title has at most two filled cells.
    if (filled.length > 2) return [];
    const texts = filled.filter(({ text }) => /\p{L}/u.test(text));
    const title = texts.find(({ text }) => titleSaysEnded(text)) ?? texts[0];
    return title && (texts.length === 1 || titleSaysEnded(title.text)) ? [{ row, ...title }] : [];
  });
  return titles
    .filter(({ text }) => titleSaysEnded(text))
    .flatMap(({ row, index, text }) => {
      const later = titles.filter((title) => title.row > row && title.index === index);
      const next = Math.min(...later.map((title) => title.row));
      const below = sheet.certificates.filter((one) => one.row > row && one.row < next);
      const meant = endedByNote(text, row, sheet.certificates, below.length === 0) ?? below;
      const lines = meant.filter((one) => valid.has(one) && !saidRows.has(one.row));
      const found = { title: row, texts: [text] };
      if (lines.length > 0) return [{ ...found, lines, advice: endedAdvice(sheet) }];
      // A note such as "Cancelled: 2" is a finding only if the sheet does not say which certificates are cancelled.
      const all = sheet.certificates.length;
      const isCount = numbersIn(text).some((count) => count > 0 && count <= all);
      const isOpen = meant.length === 0 && sheet.valid.length === all && said.length === 0;
      return isOpen && isCount
        ? [{ ...found, advice: endedAdvice(sheet, 'the rows that it means') }]
        : [];
    });
}

function numbersIn(text: string): number[] {
  return headingWords(text)
    .filter((word) => /^\d+$/.test(word))
    .map(Number);
}

/**
 * The certificates that a note such as "The above 3 are cancelled" or "Nos. 10 to 12 are cancelled" means. Undefined
 * for a title of another form.
 *
 * @param isFooter whether the note has no certificates below it
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
  const isOfMany = isFooter || isRange || words.includes('nos');
  if (first > 0 && isOfMany && words.some((word) => ['no', 'nos', 'sr', 'serial'].includes(word))) {
    return certificates.filter(({ cells }) => {
      const serial = Number(cells[0]);
      return isRange ? serial >= first && serial <= last : numbers.includes(serial);
    });
  }
  if (!words.includes('above')) return undefined;
  return certificates.filter((one) => one.row < row).slice(-first);
}

/**
 * The other sheets that say that certificates are no longer valid. A sheet is left out if the first sheet contains
 * some of its IDs, and none of them counts as valid there.
 */
export function endedSheets(sheet: InspectedSheet): (Found & { readonly name: string })[] {
  return sheet.others.flatMap(({ name, profiles, isEnded }) => {
    const ended = profiles.flatMap((profile) => endedCells(profile, profile.cells.length));
    const rows = new Set(ended.map(({ row }) => row));
    const cells = profiles.flatMap((profile) => profile.cells);
    const said = cells.filter(({ row }) => isEnded || rows.has(row));
    const texts = new Set(said.map(({ text }) => text));
    const lines = sheet.valid.filter(({ id }) => texts.has(id));
    if (lines.length > 0) return [{ name, lines, texts: [name] }];
    const isKnown = sheet.certificates.some(({ id }) => texts.has(id));
    return isEnded && cells.length > 0 && !isKnown ? [{ name, texts: [name] }] : [];
  });
}

/**
 * The advice for certificates that are no longer valid: let the validator read one column as the status, and write
 * the status of all such certificates into that column.
 */
function endedAdvice(sheet: InspectedSheet, rows = 'these rows'): string {
  const { status } = sheet.register.columns;
  if (status) {
    return `In ${rows} write a status, such as \`Withdrawn\`, into column ${status.name}, which the website reads as the status.`;
  }
  const { ended, status: first } = unreadColumns(sheet);
  if (!first) {
    return `Write \`Withdrawn\` in ${rows} ${freePlace}, with \`Status\` at its top. ${checkAgain}`;
  }
  const also =
    ended.length === 1
      ? ''
      : ` In every row named here where ${columnName(first.column)} is blank, write \`Withdrawn\` into it.`;
  return toRead(sheet, 'status', first.column) + also;
}

/**
 * The advice on `column`, whose texts are for `use`: let the validator read the column. If the validator already
 * reads another column for `use`, write the texts there.
 */
function toRead({ register }: InspectedSheet, use: StateColumn, column: HeadedColumn): string {
  const set = register.columns[use];
  if (set) return `Write this into column ${set.name} too, which the website reads.`;
  if (!isRead(column)) return `${cutAndPaste(column)} ${checkAgain}`;
  const position = positionOf(column, register);
  return `On the desk, in “The register”, under “Columns”, write ${capitalised(columnHeading(use))}: ${position} (in content/register.yaml it is \`${use}: ${position}\` under \`columns\`).`;
}
