import { fill } from '../../fill.ts';
import {
  type CertificateRecord,
  isErrorText,
  isNotKnown,
  type Line,
  textIn,
} from '../certificates/certificates.ts';
import {
  allColumns,
  type Column,
  dateFactOf,
  type StateColumn,
  stateColumns,
} from '../certificates/columns.ts';
import { statusWords } from '../certificates/facts.ts';
import { errorsInPlace, errorTextsIn } from '../certificates/own-ids.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import type { CertificateFacts } from '../certificates/states.ts';
import { formedId } from '../ids.ts';
import { checkAgain, columnName, columnText } from './column-profiles.ts';
import { alike, duplicates, guessable, idsWithSpaces } from './id-checks.ts';
import type { Found, InspectedSheet, InspectionContext, OtherSheet } from './inspected-sheet.ts';
import { personalData } from './personal-data.ts';
import { capitalised, hasLostLetters, quoted } from './text-kinds.ts';
import { namesRemarks, saysValid } from './state-words.ts';
import {
  endedSheets,
  endedTexts,
  endedTitles,
  type SheetWithUnread,
  unknownTexts,
  unreadDates,
  withUnread,
} from './unread-states.ts';
import { columnAdvice, wrongColumnText } from './wrong-columns.ts';

export interface Finding extends Omit<Found, 'lines' | 'texts'> {
  readonly kind: FindingKind;
  /** In sheet order; empty for a finding about a whole column or sheet. */
  readonly rows: readonly number[];
  /** What the message quotes, such as IDs or names of sheets, each once. */
  readonly texts: readonly string[];
}

interface KindOfFinding {
  /**
   * A `fault` misleads visitors. A `hidden state` hides that a certificate is no longer valid. A `personal` finding
   * publishes somebody's data. A `note` is about something that may be right.
   */
  readonly severity: 'fault' | 'hidden state' | 'personal' | 'note';
  readonly find: (sheet: SheetWithUnread) => readonly Found[];
  readonly what: string;
  readonly fix: string;
}

const idFirst = ['id', 'student', 'course'] as const;

const statusesToWrite = Object.values(statusWords).flatMap((words) => words.slice(0, 1));

const saveInExcel =
  'Open the file in Excel, save it there, and check it again. (LibreOffice may keep zeros in place of the results.) If you have no Excel, type the texts themselves in place of the formulas.';

/**
 * All kinds of findings, in the order of the report. To add a kind, add a row. Owners follow the advice in this
 * order, so no step may overwrite a column that a later step needs.
 */
const kinds = {
  'hidden-sheet': {
    severity: 'fault',
    find: ({ context, later, spread, certificates }) => {
      const { name, isHidden } = context.workbook ?? { name: '', isHidden: false };
      const isMistake = later.length > 0 || spread.length > 0 || certificates.length === 0;
      return isHidden && isMistake ? [{ texts: [name] }] : [];
    },
    what: 'The validator reads the first sheet, {texts}, which is hidden.',
    fix: 'Show this sheet: right-click any tab below the cells and choose Unhide (in LibreOffice: Show Sheet). Then delete it if you do not need it. While it is hidden, no other sheet can be moved to the front.',
  },
  'later-sheet': {
    severity: 'fault',
    find: ({ later }) => (later.length === 0 ? [] : [{ texts: later }]),
    what: 'The validator reads only the first sheet, which does not look like a register. The register seems to be in {texts}.',
    fix: 'Move that sheet to the front: drag its tab, below the cells, to the left of all others, and save.',
  },
  'spread-sheets': {
    severity: 'fault',
    find: ({ spread }) => (spread.length === 0 ? [] : [{ texts: spread }]),
    what: 'Other sheets contain certificates too: {texts}. The validator reads only the first sheet, so visitors are told that these certificates are not in the register.',
    fix: 'Copy the certificates of these sheets, without their headings, below those of the first sheet. Then delete these sheets, or move them to a file of their own.',
  },
  'ended-sheet': {
    severity: 'hidden state',
    find: endedSheets,
    what: 'The sheet {texts} says that certificates have ended, but the website does not read that sheet. If these certificates are in the first sheet, they count as valid. If they are only in {texts}, visitors are told that they are invalid, without a reason.',
    fix: `Give each of these certificates a row in the first sheet. Add a column \`Status\` to the first sheet, to the right of all others, but not as column E or G. In this column, write \`Withdrawn\` in the rows of these certificates. Then delete the other sheet. ${checkAgain}`,
  },
  'error-sheet': {
    severity: 'fault',
    find: ({ register }) => {
      const lines = errorsInPlace(register);
      return [{ lines, texts: lines.flatMap(({ cells }) => errorTextsIn(cells)) }];
    },
    what: 'The sheet shows an error in place of certificates: {texts}.',
    fix: 'Correct the formula that fetches the rows, or copy the rows themselves into this sheet. “Loading...” comes from a Google sheet that was still calculating: look again in a minute.',
  },
  'guessable-ids': {
    severity: 'fault',
    find: ({ context, certificates }) =>
      context.sealed ? guessableIds(certificates, context) : [],
    what: 'IDs such as {texts} can be guessed, since they are short or numbered. Sealing can’t keep such certificates secret, because anybody can try all these IDs in minutes.',
    fix: 'Choose one of three ways. Give these certificates IDs that nobody can guess: `npm run register:ids` makes them. Or switch on “Sealed links” on the desk, under “Certificates”, “The register” (`sealedLinks: true` in content/register.yaml), so that a certificate opens only by its own link. Or switch on “Sealed IDs are guessable” there (`sealedIdsAreGuessable: true`), if anybody may read these certificates.',
  },
  'no-certificates': {
    severity: 'fault',
    find: ({ register, uncounted }) =>
      register.records.length + uncounted.length === 0 ? [{}] : [],
    what: 'There is no certificate in the sheet. The first two rows that are not blank are skipped as headings, and below them there is nothing.',
    fix: 'Type the certificates below the two rows of headings. If they are in another sheet of the file, drag its tab to the left of all others.',
  },
  'blank-column-a': {
    severity: 'fault',
    find: withoutColumnA,
    what: 'These rows do not count, because column A is blank: visitors are told that these certificates are invalid.',
    fix: 'Number the certificates in column A: 1, 2, 3 and so on. If cells are merged, only the first has the number: unmerge them.',
  },
  'skipped-certificate': {
    severity: 'fault',
    find: ({ skipped }) => skipped.map((line) => ({ lines: [line], texts: [line.sign] })),
    what: 'This row is skipped as a heading, but looks like a certificate: {texts}.',
    fix: 'The first two rows that are not blank are always skipped. Insert rows until two are above the first certificate, and type something into each, such as a title.',
  },
  'kept-heading': {
    severity: 'fault',
    find: (sheet) => {
      if (sheet.keptHeadings.length === 0) return [];
      const titles = endedTitles(sheet);
      // A title such as "CANCELLED:" applies down to the next title. Without the next title, it would apply to the
      // certificates below too. So the owner must keep the next title until all certificates between the two titles
      // have a status.
      const adviceOn = ({ cells }: Line) => {
        if (titles.length > 0)
          return 'Another message is about a title such as "CANCELLED". Follow its advice first, and keep this row until then.';
        return filledCells(cells).length === 1
          ? 'First make sure that every ended certificate has a status of its own. Only then delete this row.'
          : 'Delete this row. If no certificate is above it, you can delete one of the rows above instead.';
      };
      return sheet.keptHeadings
        .filter(({ row }) => !titles.some(({ title }) => title === row))
        .map((line) => ({ lines: [line], advice: adviceOn(line) }));
    },
    what: 'This row looks like a heading, but counts as a certificate.',
    fix: 'Only the first two rows that are not blank are skipped. {advice}',
  },
  'torn-row': {
    severity: 'fault',
    find: ({ rows }) =>
      rows.filter(({ torn }) => torn).map(({ number }) => ({ lines: [{ row: number }] })),
    what: 'This row of the text file has more cells than the headings, or has a quotation mark in the wrong place. So its texts may be in the wrong columns.',
    fix: 'Open the file in a spreadsheet program, move each text of the row into its own column, and save the file as .xlsx. In a text file, a quotation mark within a text is written twice, "" and not \\".',
  },
  'wrong-column': {
    severity: 'fault',
    find: ({ wrong: columns, register, context }) => {
      const advice = columnAdvice(columns, register, context.columns);
      return columns.map((wrong) => {
        const { column, texts } = wrong;
        return { column, texts, wrong, holds: wrongColumnText(wrong), ...advice };
      });
    },
    what: '{holds}',
    fix: '{advice}',
  },
  'state-column-missing': {
    severity: 'fault',
    find: ({ context, register, rows }) =>
      stateColumns
        .filter((use) => context.columns?.[use] !== undefined)
        .filter((use) => rows.every(({ cells }) => textIn(cells, register.columns[use]) === ''))
        .map((use) => ({ texts: [use] })),
    what: 'Under `columns`, content/register.yaml gives a position for {texts}, but the column at that position is empty and has no heading.',
    fix: 'Correct the position (count the columns from 1, without E and G), or delete its line. If you have not filled the column yet, give it a heading.',
  },
  'unread-status': {
    severity: 'hidden state',
    find: endedTexts,
    what: '{column} says {texts}, but the website does not read this as a status: these certificates count as valid.',
    fix: '{advice}',
  },
  'ended-title': {
    severity: 'hidden state',
    find: endedTitles,
    what: '{holds} {texts} says that certificates have ended, but the website does not read this: these certificates count as valid.',
    fix: '{advice} If {texts} is not about these certificates, change its words.',
  },
  'unread-date': {
    severity: 'hidden state',
    find: (sheet) => unreadDates(sheet).filter(({ use }) => use !== 'issued'),
    what: '{column} seems to hold {holds}, but the website does not read it. So answers lack these dates, and may call ended certificates valid.',
    fix: '{advice}',
  },
  'personal-column': {
    severity: 'personal',
    find: (sheet) => {
      const ended = endedColumns(sheet);
      return (sheet.context.sealed ? [] : sheet.profiles).flatMap((profile) => {
        const { column } = profile;
        const found = personalData(profile, column.index === sheet.idColumn);
        const advice = ended.has(column.index)
          ? 'First follow the advice about the status in this column, and check the sheet again. Then delete'
          : 'Delete';
        return found.map(({ name, cells }) => ({ lines: cells, column, holds: name, advice }));
      });
    },
    what: '{column} holds {holds} in {rows}. Anyone can download the register and search it.',
    fix: '{advice} this information from the cells of {letter} in these rows. Leave the column itself, and any status in it. Keep the information in another file.',
  },
  'personal-sheet': {
    severity: 'personal',
    find: (sheet) => publishedSheets(sheet, true).map(({ name }) => ({ texts: [name] })),
    what: 'The file has another sheet, {texts}, which holds telephone numbers, e-mail addresses or the like. Everybody who downloads the register can read it.',
    fix: 'Right-click the tab of that sheet, below the cells, and delete the sheet or move it to a file of its own. If you see no such tab, the sheet is hidden: right-click another tab and choose Unhide.',
  },
  'not-calculated': {
    severity: 'fault',
    find: inColumns(allColumns, ({ isLost }) => isLost),
    what: '{column} has formulas without their results, since the program that wrote the file does not calculate. Visitors are told that the register is incomplete.',
    fix: saveInExcel,
  },
  'zero-value': {
    severity: 'fault',
    find: (sheet) => {
      const mayBeId = sheet.certificates.filter(({ id }) => id === '0').length === 1;
      const columns = mayBeId ? (['student', 'course'] as const) : idFirst;
      return inColumns(columns, ({ text }) => text === '0')(sheet);
    },
    what: '{column} contains 0, perhaps because a formula was never calculated.',
    fix: saveInExcel,
  },
  'error-value': {
    severity: 'fault',
    find: inColumns(idFirst, ({ text }) => isErrorText(text)),
    what: '{column} shows an error of the spreadsheet in place of a text: {texts}.',
    fix: 'Click the cell and correct its formula, or type the text that belongs there. For ####, make the column wider and save again. “Loading...” comes from a Google sheet that was still calculating: look again in a minute.',
  },
  'lost-letters': {
    severity: 'fault',
    find: inColumns(
      idFirst,
      ({ text, use }) => hasLostLetters(text) && (use !== 'id' || text.includes('??')),
    ),
    what: '{column} has lost letters: {texts}.',
    fix: 'The file was saved in an encoding that lacks some letters, or a program read it in a wrong encoding. Find an earlier file that still has the right letters, and save it as .xlsx, or in Excel as “CSV UTF-8”. If there is no such file, type these cells again.',
  },
  'changed-id': {
    severity: 'fault',
    find: (sheet) => withIds(sheet, [sheet.ids.changed]),
    what: 'The spreadsheet seems to have changed these IDs, which it takes for numbers or dates: {texts}.',
    fix: 'Format {letter} as text, and type these IDs again as they are printed on the certificates.',
  },
  'duplicate-id': {
    severity: 'fault',
    find: (sheet) =>
      withIds(
        sheet,
        duplicates(sheet.ids.whole).filter((same) => notValidAmong(sheet, same).length === 0),
      ),
    what: 'The ID {texts} is in several rows. A search finds only the first of these rows.',
    fix: 'Give each certificate an ID of its own. If one certificate has two rows, keep the row with a status or remark, and delete the other row.',
  },
  'ended-duplicate': {
    severity: 'hidden state',
    find: (sheet) =>
      duplicates(sheet.ids.whole).flatMap((same) => {
        const ended = notValidAmong(sheet, same);
        const advice = rowList(ended.map(({ row }) => row));
        const found = ended.length === 0 ? [] : withIds(sheet, [same]);
        return found.map((one) => ({ ...one, advice }));
      }),
    what: 'The ID {texts} is in several rows, and a search finds only the first of these rows. The rows contradict each other: the status in {advice} does not say that the certificate is valid.',
    fix: 'If the rows are about the same certificate, keep {advice} and delete the other rows. If not, give each certificate an ID of its own.',
  },
  'similar-ids': {
    severity: 'fault',
    find: (sheet) => withIds(sheet, alike(sheet.ids.whole, sheet.context.similarIds ?? [])),
    what: 'These IDs are easily mistaken for each other: {texts}.',
    fix: 'Compare these IDs with the printed certificates, and correct the wrong ones. If all are right, confirm them in content/register.yaml with one line that names all such IDs, like `similarIds: ["AB-01", "AB-O1"]`. In new IDs, avoid the letters O, I and l.',
  },
  'blank-cell': {
    severity: 'fault',
    find: inColumns(idFirst, ({ text, isLost }) => text === '' && !isLost),
    what: '{column} is blank. Nobody can find a certificate without its ID. For a certificate without student or course, visitors read that the register is incomplete.',
    fix: 'Fill {letter} in each of these rows. If cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, empty its column A.',
  },
  'space-in-id': {
    severity: 'fault',
    find: (sheet) => withIds(sheet, [idsWithSpaces(sheet.ids.whole)]),
    what: 'An ID has a space that the others don’t have, or an invisible character, shown here as ␣ or ▯: {texts}.',
    fix: 'Empty the cell. Type the ID as it is on the certificate, and do not paste it.',
  },
  'foreign-letters': {
    severity: 'fault',
    find: inColumns(['id'], ({ text }) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)),
    what: 'These IDs have Greek or Cyrillic letters, which look like Latin ones: {texts}. A visitor who types such an ID in Latin letters finds nothing.',
    fix: 'Empty the cell. Type the ID as it is on the certificate, and do not paste it.',
  },
  'turned-text': {
    severity: 'fault',
    find: inColumns(['student', 'course'], ({ text }) => /\p{Bidi_Control}/u.test(text)),
    what: '{column} has invisible marks, shown here as ▯, that change the direction of a text: {texts}.',
    fix: 'Empty the cell, and type the text instead of pasting it.',
  },
  'mistyped-id': {
    severity: 'fault',
    find: inColumns(
      ['id'],
      ({ text, context }) => formedId(text, context.idPrefixes ?? []).form === 'mistyped',
    ),
    what: 'These IDs look like those that `npm run register:ids` makes, but a character in them is wrong: {texts}.',
    fix: 'Compare these IDs with the printed certificates, and correct the wrong ones. If older IDs have this form too, choose another prefix for new IDs in content/register.yaml.',
  },
  'unclear-state': {
    severity: 'fault',
    find: (sheet) => {
      const withId = sheet.certificates.filter(({ id }) => id !== '');
      // A search finds only the first of several rows with the same ID.
      const hidden = new Set(duplicates(withId).flatMap(([, ...later]) => later));
      return inStateColumns((use, { unclear }, record) => {
        return unclear?.column === use && unclear.text !== '' && !hidden.has(record);
      })(sheet);
    },
    what: '{column} says something that the website does not know, or that does not fit the status: {texts}. Visitors are told to ask the academy.',
    fix: `As a status, write ${new Intl.ListFormat('en', { type: 'disjunction' }).format(statusesToWrite)}, or leave the cell blank if the certificate is valid. Write a date as 31 Jan 2026. If a row has the day of a change or the ID of a replacement, the row needs a status too.`,
  },
  'missing-replacement': {
    severity: 'fault',
    find: (sheet) => {
      const ids = new Set(sheet.register.records.map(({ id }) => id));
      const isMissing = ({ replacedBy, unclear }: CertificateFacts) =>
        replacedBy !== undefined && unclear === undefined && !ids.has(replacedBy);
      return inStateColumns((use, facts) => use === 'replacedBy' && isMissing(facts))(sheet);
    },
    what: '{column} says that the certificate {texts} is the replacement, but no row has this ID.',
    fix: 'Give the new certificate a row of its own with this ID, or correct the ID in {letter}.',
  },
  'two-readings': {
    severity: 'fault',
    find: inStateColumns((use, facts) => {
      const date = dateFactOf(use);
      return date !== undefined && facts[date]?.includes('/') === true;
    }),
    what: '{column} has a date that may begin with the day or with the month: {texts}.',
    fix: 'In {letter}, write the month of a date as a word, as in 31 Jan 2026.',
  },
  // A note and not a fault, since the blank register that comes with the project must have no faults.
  'example-row': {
    severity: 'note',
    find: inColumns(['id'], ({ text }) => text === 'EXAMPLE-0001'),
    what: 'The example row of the blank register is still there. A search for {texts} finds a valid certificate.',
    fix: 'Type a real certificate into this row, or delete the row.',
  },
  'unknown-status': {
    severity: 'note',
    find: unknownTexts,
    what: '{column} says {texts}. The website does not read this column: these certificates count as valid.',
    fix: 'If one of these texts means that a certificate is not valid, write `Withdrawn` in the row of that certificate, {advice}. If all of these certificates are valid, leave the column as it is.',
  },
  'unread-issue-date': {
    severity: 'note',
    find: (sheet) => unreadDates(sheet).filter(({ use }) => use === 'issued'),
    what: '{column} seems to say when certificates were issued. The website could show these dates, but does not read them.',
    fix: '{advice}',
  },
  'public-remarks': {
    severity: 'note',
    find: (sheet) => {
      const ended = endedColumns(sheet);
      return (sheet.context.sealed ? [] : sheet.profiles)
        .filter(({ column, cells }) => {
          const texts = new Set(cells.map(({ text }) => text));
          const isUsual = texts.size === 1 && cells.length * 2 > sheet.certificates.length;
          const isRemark = namesRemarks(column.heading) && ![...texts].every(saysValid);
          return isRemark && !isUsual && !ended.has(column.index);
        })
        .map(({ column, cells }) => ({ lines: cells, column }));
    },
    what: '{column} holds remarks in {rows}. Anyone can download the register and read them.',
    fix: 'If a remark means that a certificate is not valid, the certificate needs a status, such as `Withdrawn`. If the remarks are meant for the office alone, keep them in another file.',
  },
  'unchecked-sheet': {
    severity: 'note',
    find: ({ context }) =>
      (context.workbook?.others ?? [])
        .filter(({ isCut }) => isCut)
        .map(({ name, rows }) => ({
          texts: [name],
          advice: rowList([(rows.at(-1)?.number ?? 0) + 1]),
        })),
    what: 'The check did not read the sheet {texts} to its end, since the sheet is too large or damaged.',
    fix: 'Move the sheet to a file of its own. Or read it yourself, from {advice} on: it may hold personal data, or say that certificates have ended.',
  },
  'other-sheet': {
    severity: 'note',
    find: (sheet) => {
      const ended = endedSheets(sheet).map(({ name }) => name);
      const said = [...sheet.later, ...sheet.spread, ...ended];
      return publishedSheets(sheet, false)
        .filter(({ name }) => !said.includes(name))
        .map(({ name }) => ({ texts: [name] }));
    },
    what: 'The file has another sheet, {texts}. The validator does not read it, but everybody who downloads the register can.',
    fix: 'If it holds certificates, copy its rows below those of the first sheet. Then right-click its tab, below the cells, and delete the sheet or move it to a file of its own. If you see no such tab, the sheet is hidden: right-click another tab and choose Unhide.',
  },
} as const satisfies Record<string, KindOfFinding>;

export type FindingKind = keyof typeof kinds;

const table: Readonly<Record<FindingKind, KindOfFinding>> = kinds;
const sayWhyNoRegister: readonly FindingKind[] = ['hidden-sheet', 'later-sheet', 'error-sheet'];

export interface FindingsAndNotes {
  /** All findings except notes. */
  readonly findings: readonly Finding[];
  /** The findings of the severity `note`. */
  readonly notes: readonly Finding[];
}

export function findingsIn(inspected: InspectedSheet): FindingsAndNotes {
  const sheet = withUnread(inspected);
  // Advice about the columns of a register would damage a sheet that is not a register.
  const isRegister = sheet.later.length === 0 && errorsInPlace(sheet.register).length === 0;
  const isSaid = (kind: FindingKind) =>
    isRegister ||
    sayWhyNoRegister.includes(kind) ||
    ['personal', 'note'].includes(table[kind].severity);
  // A cast, since `Object.keys` returns plain strings.
  const all = (Object.keys(kinds) as FindingKind[])
    .filter(isSaid)
    .flatMap((kind) => table[kind].find(sheet).flatMap((found) => findingOf(kind, found)));
  const isNote = ({ kind }: Finding) => table[kind].severity === 'note';
  return { findings: all.filter((one) => !isNote(one)), notes: all.filter(isNote) };
}

function findingOf(kind: FindingKind, { lines, texts = [], ...found }: Found): Finding[] {
  if (lines?.length === 0) return [];
  const different = [...new Set(texts)].filter((text) => text !== '');
  return [{ ...found, kind, rows: lines?.map(({ row }) => row) ?? [], texts: different }];
}

/** Finds the IDs that can be guessed. A register with such IDs must not be sealed, unless its settings allow them. */
export function unsealable(
  records: readonly { readonly id: string; readonly row: number }[],
  context: Omit<InspectionContext, 'courses'>,
): Finding[] {
  return guessableIds(records, context).flatMap((found) => findingOf('guessable-ids', found));
}

function guessableIds(
  records: Parameters<typeof unsealable>[0],
  { idPrefixes = [], sealedLinks, sealedIdsAreGuessable }: Parameters<typeof unsealable>[1],
): Found[] {
  if (sealedLinks || sealedIdsAreGuessable) return [];
  const ids = guessable(
    records.map(({ id }) => id),
    idPrefixes,
  );
  const found = new Set(ids);
  return [{ lines: records.filter(({ id }) => found.has(id)), texts: ids.slice(0, 1) }];
}

export function isPersonal({ kind }: Finding): boolean {
  return table[kind].severity === 'personal';
}

export function hidesState({ kind }: Finding): boolean {
  return table[kind].severity === 'hidden state';
}

/** A finding in words for the register's owner. */
export function findingWords({ kind, texts, rows, column, holds = '', advice = '' }: Finding) {
  const values = {
    texts: limited(texts.map(quoted), 8),
    rows: rows.length === 1 ? '1 row' : `${rows.length} rows`,
    column: columnText(column),
    letter: columnName(column),
    holds,
    advice,
  };
  const { what, fix } = table[kind];
  return { what: capitalised(fill(what, values)), fix: capitalised(fill(fix, values)) };
}

export interface FindingGroup {
  readonly fix: string;
  /** The right position of each column, if the advice is to change the settings. */
  readonly settings: Found['settings'] | undefined;
  /** `where` is `Rows 3, 5–9`; empty if the finding is not about rows. */
  readonly found: readonly Readonly<Record<'where' | 'what', string>>[];
}

/** The findings in words, grouped by their advice. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const said = findings.map((finding) => ({ ...finding, ...findingWords(finding) }));
  return [...Map.groupBy(said, ({ fix }) => fix)].map(([fix, same]) => ({
    fix,
    settings: same[0]?.settings,
    found: same.map(({ what, rows }) => ({
      where: rows.length === 0 ? '' : capitalised(rowList(rows)),
      what,
    })),
  }));
}

/** Rows in words, such as `row 3` or `rows 3, 5–9`. */
export function rowList(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range && row === range[1] + 1) range[1] = row;
    else ranges.push([row, row]);
  }
  const texts = ranges.flatMap(([first, last]) => {
    if (last - first >= 2) return [`${first}–${last}`];
    return first === last ? [`${first}`] : [`${first}`, `${last}`];
  });
  return `${rows.length === 1 ? 'row' : 'rows'} ${limited(texts, 20)}`;
}

function limited(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

interface Cell {
  readonly text: string;
  readonly use: Column;
  /** Whether the file lacks the value of the cell. */
  readonly isLost: boolean;
  readonly context: InspectionContext;
}

function inColumns(uses: readonly Column[], isFound: (cell: Cell) => boolean) {
  return ({ context, certificates, judged }: InspectedSheet): Found[] =>
    uses.flatMap((use) => {
      const column = judged[use];
      if (!column) return [];
      const lines = certificates.filter((record) => {
        const text = textIn(record.cells, column);
        return isFound({ text, use, isLost: isNotKnown(record, column), context });
      });
      return [{ lines, column, texts: lines.map(({ cells }) => textIn(cells, column)) }];
    });
}

function endedColumns(sheet: SheetWithUnread) {
  return new Set(endedTexts(sheet).map(({ column }) => column?.index));
}

/** The certificates in `same` that are not valid, provided that at least one in `same` is valid. */
function notValidAmong({ valid }: InspectedSheet, same: readonly CertificateRecord[]) {
  const others = same.filter((record) => !valid.has(record));
  return others.length === same.length ? [] : others;
}

function withIds({ judged }: InspectedSheet, groups: readonly (readonly CertificateRecord[])[]) {
  return groups.map((lines): Found => {
    return { lines, column: judged.id, texts: lines.map(({ id }) => id) };
  });
}

function withoutColumnA({ register, uncounted, judged }: InspectedSheet): Found[] {
  const hasId = ({ cells }: Line) => /\p{Nd}/u.test(textIn(cells, register.columns.id));
  const isAlone = register.records.length === 0;
  return [{ lines: uncounted.filter((line) => isAlone || (judged.id && hasId(line))) }];
}

function inStateColumns(
  isFound: (use: StateColumn, facts: CertificateFacts, record: CertificateRecord) => boolean,
) {
  return ({ certificates, factsOf, judged }: InspectedSheet): Found[] =>
    stateColumns.flatMap((use) => {
      const column = judged[use];
      if (!column) return [];
      const lines = certificates.filter((record) => isFound(use, factsOf(record), record));
      const same = Map.groupBy(lines, ({ cells }) => textIn(cells, column));
      return [...same].map(([text, those]) => ({ lines: those, column, texts: [text] }));
    });
}

/**
 * The other sheets that everybody can download. If `arePersonal` is true, only those with personal data; if false,
 * only those without. A single cell does not count, since it may be the academy's own telephone number.
 */
function publishedSheets({ context, others }: InspectedSheet, arePersonal: boolean): OtherSheet[] {
  const isPersonalSheet = ({ profiles }: OtherSheet) =>
    profiles.some((profile) => personalData(profile).some(({ cells }) => cells.length > 1));
  if (context.sealed) return [];
  return others.filter((one) => one.profiles.length > 0 && isPersonalSheet(one) === arePersonal);
}
