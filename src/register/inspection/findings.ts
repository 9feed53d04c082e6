import { anyOf, fill } from '../../fill.ts';
import {
  type CertificateRecord,
  isErrorText,
  isNotKnown,
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
import {
  errorsInPlace,
  errorTextsIn,
  headingKey,
  movedHeadings,
  unusable,
} from '../certificates/own-ids.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { isOfShape } from '../id-shapes.ts';
import { formedId } from '../ids.ts';
import { columnName, columnText, mayBeQuoted } from './column-profiles.ts';
import { guessable } from './id-checks.ts';
import { capitalised, hasLostLetters, privateKind, quoted } from './text-kinds.ts';
import { type CountedText, mayEnd } from './unlike-texts.ts';
import type { Found, InspectedSheet } from './inspection-types.ts';

export interface Finding extends Omit<Found, 'lines' | 'texts'> {
  readonly kind: FindingKind;
  /** In sheet order; empty for a finding about a whole column or sheet. */
  readonly rows: readonly number[];
  /** What the message quotes, such as IDs or names of sheets, each once. */
  readonly texts: readonly string[];
}

interface KindOfFinding {
  /** Advice about the columns of a register would damage another sheet. */
  readonly find: (sheet: InspectedSheet, isRegister: boolean) => readonly Found[];
  readonly what: string;
  readonly fix: string;
  readonly inFile?: string;
}

const idFirst: readonly Column[] = ['id', 'student', 'course'];

const toConfirm = 'on the desk, under “What is in your sheet?”.';

/** What comes before the advice of each question. */
export const withdraw =
  'If a text says that a certificate is not valid, first write `Withdrawn` in that row’s status column (if there is no such column, add one and choose it on the desk, under “What is in your sheet?”).';

const damagedIds =
  'Such an ID can’t be confirmed. The spreadsheet has shortened it to a number such as 2.02E+11, or a character in it is invisible or only looks like another, or the cell holds two IDs. Give two IDs a row each.';

const reconfirm = `If it is right, confirm it ${toConfirm}`;

/** The owner's own sheet was confirmed, and what is checked now is a copy that was made before. */
const olderCopy =
  'If this is an older copy of your sheet, publish a new copy in its place (on the desk: “The register”, “A copy to publish”).';

const noAnswers = 'Visitors are told that the register has changed its form, and get no answer. ';

const columnsMoved = {
  advice: `${noAnswers}Put the columns back. Or choose on the desk, under “What is in your sheet?”, what each column is.`,
  inFile: '`columns` and `headings`',
};

const unhide =
  'The first sheet is hidden: right-click any tab below the cells and choose Unhide (in LibreOffice: Show Sheet), since no other sheet can be moved before it. ';

// The kinds of findings, in the order of the report. To add a kind, add a row to one of the tables. Owners follow the
// advice in this order, so no step may overwrite a column that a later step needs.

/** These mislead visitors. */
const faults = {
  'no-register': {
    find: ({ register, uncounted, context: { workbook } }, isRegister) =>
      isRegister && register.records.length + uncounted.length > 0
        ? []
        : [{ advice: workbook?.isHidden ? unhide : '' }],
    what: 'The first sheet does not look like a register. Its first two rows that are not blank are skipped as headings, and there are no certificates below them.',
    fix: '{advice}If another sheet is the register, drag its tab, below the cells, to the left of all others, and save. If not, type the certificates below the two rows of headings.',
  },
  'guessable-ids': {
    find: ({ context, certificates }) => (context.sealed ? guessable(certificates, context) : []),
    what: 'IDs such as {texts} can be guessed, since they are short or numbered. Sealing can’t keep such certificates secret, because anybody can try all these IDs in minutes.',
    fix: 'Choose one of three ways. Give these certificates IDs that nobody can guess: `npm run register:ids` makes them. Or switch on “Sealed links” on the desk, under “Certificates”, “The register”, so that a certificate opens only by its own link. Or switch on “Sealed IDs are guessable” there, if anybody may read these certificates.',
    inFile: '`sealedLinks: true`, or `sealedIdsAreGuessable: true`',
  },
  'skipped-certificate': {
    find: ({ skipped }) =>
      skipped.map((line) => ({
        lines: [line],
        texts: filledCells(line.cells).map(({ text }) => shownText(text)),
      })),
    what: 'This row is skipped as a heading, but looks like a certificate: {texts}.',
    fix: 'The first two rows that are not blank are always skipped. Insert rows until two are above the first certificate, and type something into each, such as a title.',
  },
  'torn-row': {
    find: ({ torn }) => torn.map((line) => ({ lines: [line] })),
    what: 'This row of the text file has more cells than the headings, or has a quotation mark in the wrong place. So its texts may be in the wrong columns.',
    fix: 'Open the file in a spreadsheet program, move each text of the row into its own column, and save the file as .xlsx. In a text file, a quotation mark within a text is written twice, "" and not \\".',
  },
  'wrong-column': {
    find: ({ wrong }) => wrong,
    what: '{holds}',
    fix: '{advice}',
  },
  'private-column': {
    find: ({ context, columns }) =>
      columns.flatMap((one): Found[] => {
        const { isPrivate: holds, column } = one;
        if (context.sealed || !holds) return [];
        const texts = one.texts.flatMap(({ text }) => (mayBeQuoted(one, text) ? text : []));
        return [{ column, lines: linesOfTexts(one.texts), holds, texts }];
      }),
    what: '{column} holds {holds} in {rows}. Anyone can download the register and search it.{said}',
    fix: 'Publish a copy without this column: the desk makes one (“The register”, “A copy to publish”). Or delete the column’s texts, but first give each certificate that is not valid a status.',
  },
  'changed-form': {
    find: ({ context, register, read }) => {
      const moved = movedHeadings(register, context);
      const reworded = allColumns.flatMap((use): Found[] => {
        const [before, column] = [context.headings?.[use], read[use]];
        if (!before || !column || headingKey(before) === headingKey(column.heading)) return [];
        const holds = `The heading ${quoted(before)} is no longer above ${columnText(column)}`;
        const advice = `${withdraw} ${reconfirm}`;
        return [{ column, holds, ...(moved.includes(use) ? columnsMoved : { advice }) }];
      });
      if (moved.length > 0 || unusable(register, context)?.kind !== 'changed-form') return reworded;
      const holds = 'Hardly any ID looks like those that were confirmed';
      return [...reworded, { column: read.id, holds, advice: noAnswers + reconfirm }];
    },
    what: '{holds}.',
    fix: '{advice}',
  },
  'no-value': {
    find: (sheet) => {
      const inPlace = errorsInPlace(sheet.register);
      const errors = inPlace.flatMap(({ cells }) => errorTextsIn(cells));
      const inCells = inColumns(allColumns, (text, use, record, { read }) => {
        const isOfName = use === 'student' || use === 'course';
        const isError = isErrorText(text) && (isOfName || use === 'id');
        return isError || (text === '0' && isOfName) || isNotKnown(record, read[use]);
      });
      return [{ lines: inPlace, texts: errors }, ...inCells(sheet)];
    },
    what: '{column} has formulas without their results, or errors or zeros in their place. Visitors are told that the register is incomplete, or read what stands there.{said}',
    fix: 'Open the file in Excel, correct the formulas that show an error, make a column wider that shows ####, save it, and check it again. (LibreOffice may keep zeros in place of the results.) If you have no Excel, type the texts themselves in place of the formulas. “Loading...” comes from a Google sheet that was still calculating: look again in a minute.',
  },
  'lost-letters': {
    find: inColumns(['student', 'course'], hasLostLetters),
    what: '{column} has lost letters: {texts}.',
    fix: 'The file was saved in an encoding that lacks some letters, or a program read it in a wrong encoding. Find an earlier file that still has the right letters, and save it as .xlsx, or in Excel as “CSV UTF-8”. If there is no such file, type these cells again.',
  },
  'duplicate-id': {
    find: ({ ids, read }) =>
      [...Map.groupBy(ids, ({ id }) => id).values()].flatMap((same) =>
        same.length > 1 ? { ...withIds(same), column: read.id } : [],
      ),
    what: 'The ID {texts} is in several rows. A search finds only the first of these rows.',
    fix: 'Give each certificate an ID of its own. If one certificate has two rows, keep the row with a status or remark, and delete the other row.',
  },
  'blank-cell': {
    find: (sheet) => [
      { lines: sheet.uncounted, holds: 'column A' },
      ...inColumns(
        idFirst,
        (text, use, record, { read }) => text === '' && !isNotKnown(record, read[use]),
      )(sheet),
    ],
    what: '{holds} is blank. Without an ID, or without a number in column A, nobody can find the certificate. Without student or course, visitors read that the register is incomplete.',
    fix: 'Fill the cell in each of these rows, in column A with 1, 2, 3 and so on. If cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, delete the row.',
  },
  'mistyped-id': {
    find: inColumns(
      ['id'],
      (id, _, __, { context }) => formedId(id, context.idPrefixes ?? []).form === 'mistyped',
    ),
    what: 'These IDs look like those that the academy has made at random, but a character in them is wrong: {texts}.',
    fix: 'Compare these IDs with the printed certificates, and correct the wrong ones. If older IDs have this form too, choose another prefix for new IDs on the desk, under “Words and pictures”, “The register”, “ID prefixes”.',
    inFile: '`idPrefixes`',
  },
  'unclear-state': {
    find: (sheet) => {
      const own = new Set(sheet.ids.map(({ id }) => id));
      return inColumns(stateColumns, (text, use, record) => {
        const facts = sheet.factsOf(record);
        const { unclear, until = '', replacedBy = '' } = facts;
        // A cast, since `inColumns` gives the columns that it was given.
        const date = dateFactOf(use as StateColumn);
        return (
          (unclear?.column === use && text !== '') ||
          (date !== undefined && facts[date]?.includes('/') === true) ||
          (use === 'validUntil' && until >= '2100') ||
          (use === 'replacedBy' && !unclear && replacedBy !== '' && !own.has(replacedBy))
        );
      })(sheet);
    },
    what: '{column} has texts that the website can’t use: {texts}. Visitors are told to ask the academy, or something that you did not mean.',
    fix: `As a status, write ${anyOf(Object.values(statusWords).flatMap((words) => words.slice(0, 1)))}, or leave the cell blank if the certificate is valid. Write dates as 31 Jan 2026, and leave the last valid day blank if the certificate never expires. A row with the day of a change, or with the ID of a replacement, needs a status too. The replacement needs a row of its own.`,
  },
  // A note and not a fault, since the blank register that comes with the project must have no faults.
  'example-row': {
    find: inColumns(['id'], (text) => text === 'EXAMPLE-0001'),
    what: 'The example row of the blank register is still there. A search for {texts} finds a valid certificate.',
    fix: 'Type a real certificate into this row, or delete the row.',
  },
} as const satisfies Record<string, KindOfFinding>;

/** These may give wrong answers, until the owner confirms each by itself. */
const questions = {
  'unread-column': {
    find: ({ context, columns, ids, certificates, factsOf }) => {
      const isEnded = new Set(
        certificates.flatMap((line) => (factsOf(line).status ? line.row : [])),
      );
      const rowOf = new Map(ids.map(({ id, row }) => [id, row]));
      return columns.flatMap(({ column, texts, isConfirmed, isPrivate, hasLastDays }): Found[] => {
        if (isConfirmed || (isPrivate && !context.sealed)) return [];
        const open = texts.filter(({ rows }) => rows.some((row) => !isEnded.has(row)));
        // Where one text may end a certificate, any rare one may.
        const ends = open.some(({ text }) => mayEnd(text))
          ? open.filter(({ isRare }) => isRare)
          : [];
        const ofOthers = texts.flatMap(({ text, rows }) => {
          const named = [text, ...text.split(/[\s,;:()]+/)].map((part) => rowOf.get(part));
          return rows.flatMap((row) => (named.some((one = row) => one !== row) ? text : []));
        });
        const advice = [
          hasLastDays
            ? ' Days to come are probably the last valid days: choose so on the desk.'
            : '',
          ifAny(
            ends.map(countedText),
            'Is each of these certificates still valid: {items}? If not, it needs a status.',
          ),
          ifAny(
            ofOthers,
            '{count} of its texts name the ID of another row. If one certificate replaces another, give the old one a status, and put the new ID into a column of its own.',
          ),
        ].join('');
        return [
          {
            column,
            holds: isPrivate ?? limited(texts.map(countedText)),
            advice,
            inFile: hasLastDays ? '`validUntil` under `columns`' : undefined,
            lines: column.name === undefined ? linesOfTexts(texts) : undefined,
          },
        ];
      });
    },
    what: '{column} is not read. It holds {holds}.{advice}',
    fix: `If no text in it ever means that a certificate is not valid, confirm the column ${toConfirm}`,
  },
  'id-shapes': {
    find: ({ shapes, context, read, ids }) =>
      shapes
        .filter(({ isConfirmed }) => !isConfirmed)
        .map(({ shape, lines, isDamaged }) => {
          const isRare = isDamaged || lines.length * 5 < ids.length || context.idShapes;
          const texts = (isRare ? lines : lines.slice(0, 1)).map(({ id }) => id);
          const advice = isDamaged ? damagedIds : reconfirm;
          const holds = quoted(shape) + (shape.includes('0') ? ' (0 is any digit)' : '');
          return { column: read.id, lines, texts, holds, advice };
        }),
    what: 'In {rows}, the ID has the form {holds}: {texts}.',
    fix: 'Compare this with a printed certificate. Delete from the cells whatever is not part of an ID. If the spreadsheet has changed IDs, format {letter} as text and type them again. {advice}',
  },
  'valid-again': {
    find: ({ changes: { validAgain } }) => [withIds(validAgain)],
    what: 'When you confirmed these certificates, they were not valid. This sheet makes them valid again: {texts}.',
    fix: `${olderCopy} If they are valid again, confirm the certificates ${toConfirm}`,
  },
} as const satisfies Record<string, KindOfFinding>;

/** The same, but the rows are confirmed together, by remembering them. */
const questionsOfRows = {
  beside: {
    find: ({ changes, ids, shapes }, isRegister) => {
      const own = new Set(ids.map(({ id }) => id));
      const isLost = (text: string) =>
        !own.has(text) && shapes.some(({ shape }) => isOfShape(text, shape));
      const told = changes.beside.filter(({ sheet }) => isRegister || sheet !== undefined);
      return [...Map.groupBy(told, ({ holds }) => holds)].map(([holds, same]): Found => {
        const texts = same.flatMap((one) => one.texts);
        const rows = new Set(same.flatMap(({ row = [] }) => row));
        const lost = same[0]?.sheet === undefined ? [] : texts.filter(isLost);
        return {
          holds,
          texts: texts.map(shownText),
          advice: ifAny(
            lost.map(quoted),
            'To visitors, these certificates are invalid: {items}. Copy their rows below those of the first sheet.',
          ),
          lines: rows.size > 0 ? Array.from(rows, (row) => ({ row })) : undefined,
        };
      });
    },
    what: '{holds} is not read.{said}{advice}',
    fix: `If none of it says that a certificate is not valid, confirm it ${toConfirm} Or publish a copy, which leaves it out. If the headings of the columns are below the second row, delete rows above them, so that exactly two rows stand above the certificates.`,
  },
  'changed-rows': {
    find: ({ changes: { changed } }) =>
      [...Map.groupBy(changed, ({ what }) => what)].map(([holds, same]) => {
        return { ...withIds(same.map(({ line }) => line)), holds };
      }),
    what: 'In {texts}, this has changed since you confirmed it: {holds}.',
    fix: `${olderCopy} If the change is right, confirm the certificates ${toConfirm}`,
  },
  'gone-rows': {
    find: ({ changes: { gone } }) => (gone.length === 0 ? [] : [{ texts: gone }]),
    what: 'No longer in the register, so visitors are told “invalid”: {texts}.',
    fix: `${olderCopy} If a row was deleted or its ID changed by mistake, put it back. A certificate that is not valid keeps its row, with a status. If the change is right, confirm the certificates ${toConfirm}`,
  },
  'first-rows': {
    find: (sheet) => (sheet.changes.isFirst ? newRows(sheet) : []),
    what: 'Not confirmed yet: {rows}{advice}.{holds}',
    fix: `Compare these rows with the certificates, and correct misspelt courses. If all are right, confirm the certificates ${toConfirm} From then on, the check names each certificate that has changed.`,
  },
  'new-rows': {
    find: (sheet) => (sheet.changes.isFirst ? [] : newRows(sheet)),
    what: 'New since the certificates were confirmed: {rows}.{holds}',
    fix: `Read these texts. ${withdraw} If none does, confirm the certificates ${toConfirm}`,
  },
} as const satisfies Record<string, KindOfFinding>;

export type FindingKind = keyof (typeof faults & typeof questions & typeof questionsOfRows);

const kinds: Readonly<Record<FindingKind, KindOfFinding>> = {
  ...faults,
  ...questions,
  ...questionsOfRows,
};
const notes: readonly FindingKind[] = ['example-row', 'new-rows'];

/** The findings, and apart from them as notes what may be right. */
export function findingsIn(sheet: InspectedSheet) {
  const { columns, wrong, register, beside } = sheet;
  const ofId = wrong.find((one) => one.wrong?.use === 'id')?.wrong;
  const hasIds = columns.length > 0 && (!ofId || ofId.better !== undefined);
  const hasErrors = errorsInPlace(register).length > 0;
  const hasOthers = beside.some((one) => one.sheet !== undefined && one.texts.length > 0);
  const isRegister = !hasErrors && (hasIds || !hasOthers);
  // A cast, since `Object.keys` returns plain strings.
  const names = Object.keys(kinds) as FindingKind[];
  // What is said of rows and further columns waits until the columns are right.
  const ready = wrong.length > 0 ? names.indexOf('wrong-column') + 1 : names.length;
  const whyNoRegister = [hasErrors ? 'no-value' : 'no-register', 'beside'] as const;
  const all = (isRegister ? names.slice(0, ready) : whyNoRegister).flatMap((kind) =>
    kinds[kind].find(sheet, isRegister).flatMap((found) => findingOf(kind, found)),
  );
  const isNote = ({ kind }: Finding) => notes.includes(kind);
  return { findings: all.filter((one) => !isNote(one)), notes: all.filter(isNote) };
}

function findingOf(kind: FindingKind, { lines, texts = [], ...found }: Found): Finding[] {
  if (lines?.length === 0) return [];
  const different = [...new Set(texts)].filter((text) => text !== '');
  return [{ ...found, kind, rows: lines?.map(({ row }) => row) ?? [], texts: different }];
}

/** The IDs that can be guessed. A register with such IDs must not be sealed, unless its settings allow them. */
export function unsealable(...read: Parameters<typeof guessable>): Finding[] {
  return guessable(...read).flatMap((found) => findingOf('guessable-ids', found));
}

/** Whether a finding is about something that the owner has not confirmed yet. */
export function isUnconfirmed({ kind }: Finding): boolean {
  return kind in questions || (kind in questionsOfRows && !notes.includes(kind));
}

/** Whether the owner must answer a finding by itself, by a choice, a tick or a correction. */
export function isQuestion({ kind, wrong }: Finding): boolean {
  return wrong !== undefined || kind in questions;
}

/** Whether a finding is about rows that are confirmed together, by remembering them. */
export function isOfRows({ kind }: Finding): boolean {
  return kind in questionsOfRows;
}

/** A finding in words for the register's owner, and what to write without the desk. */
export function findingWords(finding: Finding) {
  const { kind, texts, rows, column, holds = '', advice = '' } = finding;
  const { what, fix, inFile = finding.inFile } = kinds[kind];
  const values = {
    texts: limited(texts.map(quoted)),
    rows: rows.length === 1 ? '1 row' : `${rows.length} rows`,
    column: columnText(column),
    letter: columnName(column),
    holds,
    advice,
    said: ifAny(texts.map(quoted), 'It says: {items}.'),
  };
  const said = (words: string) => capitalised(fill(words, values));
  const forFile = inFile ? ` (In content/register.yaml: ${inFile}.)` : '';
  return { what: said(what), fix: said(fix), forFile };
}

/** Findings with the same advice. */
export interface FindingGroup {
  readonly fix: string;
  /** What to write without the desk, after the advice. */
  readonly forFile: string;
  /** `where` is `Rows 3, 5–9`; empty if the finding is not about rows. */
  readonly found: readonly Readonly<Record<'where' | 'what', string>>[];
}

export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const said = findings.map((finding) => ({ ...findingWords(finding), rows: finding.rows }));
  return [...Map.groupBy(said, ({ fix }) => fix)].map(([fix, same]) => ({
    fix,
    forFile: [...new Set(same.map(({ forFile }) => forFile))].join(''),
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
  return `${rows.length === 1 ? 'row' : 'rows'} ${limited(texts)}`;
}

/** The longest list in a sentence. A clerk may have marked one of many rows, so only very long lists are cut. */
const longestList = 60;

export function limited(items: readonly string[], separator = ', '): string {
  const rest = items.length - longestList;
  return items.slice(0, longestList).join(separator) + (rest > 0 ? ` and ${rest} more` : '');
}

/** A sentence about `items`, if there are any. */
function ifAny(items: readonly string[], words: string, separator?: string): string {
  const [count, list] = [String(items.length), limited(items, separator)];
  return items.length === 0 ? '' : ` ${fill(words, { count, items: list })}`;
}

/** Returns a function that finds the certificates of which a cell in one of the columns is one to tell. */
function inColumns(
  uses: readonly Column[],
  isFound: (text: string, use: Column, record: CertificateRecord, sheet: InspectedSheet) => boolean,
) {
  return (sheet: InspectedSheet): Found[] =>
    uses.flatMap((use) => {
      const column = sheet.read[use];
      if (!column) return [];
      const lines = sheet.certificates.filter((record) =>
        isFound(textIn(record.cells, column), use, record, sheet),
      );
      const texts = lines.map(({ cells }) => textIn(cells, column));
      return [{ lines, column, texts, holds: columnText(column) }];
    });
}

/** Certificates that a message quotes by their IDs. */
function withIds(lines: readonly CertificateRecord[]) {
  return { lines, texts: lines.map(({ id }) => id) };
}

function linesOfTexts(texts: readonly CountedText[]) {
  const rows = texts.flatMap((one) => one.rows);
  return rows.toSorted((one, other) => one - other).map((row) => ({ row }));
}

/** A text that is in none of the columns: of personal data, only the kind is told. */
function shownText(text: string): string {
  return privateKind(text) ?? text;
}

/** A text with its count, or with its rows if these may matter. */
function countedText({ text, rows, isRare }: CountedText): string {
  if (isRare && rows.length <= 5) return `${quoted(text)} in ${rowList(rows)}`;
  return rows.length === 1 ? quoted(text) : `${quoted(text)} (${rows.length})`;
}

/** The rows that nobody has confirmed, with their unlike texts, and later with those that no confirmed row has. */
function newRows(sheet: InspectedSheet): Found[] {
  const { changes, columns, shapes } = sheet;
  const { isFirst, isOther, added } = changes;
  const isAdded = new Set(added.map(({ row }) => row));
  const told = columns.flatMap((one) => {
    if (one.isCounter) return [];
    // On a first check, these texts are asked about by themselves, but for IDs of which each has a shape of its own.
    if (isFirst && (!one.isConfirmed || (one.use === 'id' && shapes.length > 0))) return [];
    const texts = one.texts.flatMap((text) => {
      const rows = text.rows.filter((row) => isAdded.has(row));
      const isTold = text.isUnlike || (!isFirst && rows.length === text.rows.length);
      return rows.length > 0 && isTold && mayBeQuoted(one, text.text)
        ? [countedText({ ...text, rows })]
        : [];
    });
    return texts.length > 0 ? [`${columnText(one.column)}: ${limited(texts)}`] : [];
  });
  const what = isFirst ? 'Unusual texts, or courses that the website lacks' : 'New texts';
  const texts = ifAny(told, `${what}: {items}.`, '; ');
  const advice = isOther
    ? ', of another register than the one that was confirmed before, such as the sample'
    : '';
  return [{ lines: added, holds: texts + (isFirst ? '' : repeated(sheet)), advice }];
}

/** The new rows that have the student and the course of another row, in words: a new ID may replace the old one. */
function repeated({ changes, certificates }: InspectedSheet): string {
  const ofWhom = ({ student, course }: CertificateRecord) => `${student}\0${course}`;
  const firstOf = new Map(certificates.toReversed().map((line) => [ofWhom(line), line.row]));
  const again = changes.added.flatMap((line) => {
    const before = firstOf.get(ofWhom(line));
    return before === undefined || before === line.row ? [] : [`${line.row} (as ${before})`];
  });
  return ifAny(again, 'Rows with the student and the course of another row: {items}.');
}
