import { statuses } from '../certificates/states.ts';
import type { FoundColumn } from './columns.ts';
import { grouped } from './grouped.ts';
import { capitalised, columnLetter, columnText, limited, quoted, rowList } from './report-text.ts';

/** What is wrong in a register, as plain data; `findingWords` says it in words. */
export interface Finding {
  readonly kind: FindingKind;
  /** The rows concerned, in sheet order; none where it is a whole column. */
  readonly rows: readonly number[];
  /** The columns concerned; none where it is the whole row. */
  readonly columns: readonly FoundColumn[];
  /** The texts concerned, such as IDs or names; never personal data. */
  readonly texts: readonly string[];
  /** Of a column that holds something else than the validator takes it for. */
  readonly wrong?: WrongColumn;
}

export interface WrongColumn {
  readonly use: ColumnUse;
  readonly holds: Holding;
  /** The column in which the students, courses or IDs seem to be. */
  readonly better?: FoundColumn;
  /** What to do, in words: the same for all columns of a register, since one setting puts them right together. */
  readonly advice: string;
}

export type ColumnUse = 'student' | 'course' | 'id';

/** What a column holds instead, in words; `missing` is a column that the sheet does not have. */
const holdings = {
  missing: 'is missing',
  blank: 'is blank in nearly every row',
  dates: 'holds dates',
  durations: 'holds lengths of time',
  'e-mails': 'holds e-mail addresses',
  phones: 'holds phone numbers',
  courses: 'holds courses',
  names: 'holds names',
  numbers: 'holds numbers',
  codes: 'holds codes',
  repeats: 'holds the same few texts again and again',
  others: 'seems to hold something else',
} as const;

export type Holding = keyof typeof holdings;

/** A finding in words, for the owner of the register. */
export interface FindingWords {
  readonly what: string;
  readonly fix: string;
}

interface KindOfFinding extends FindingWords {
  /** Whether it may be as it should: worth a look, and no fault. */
  readonly isNote?: true;
  /** Whether it is about personal data in a column, which everybody can download. */
  readonly isPersonal?: true;
}

const fillRows =
  'Fill {letter} in each of these rows. Where cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, empty its column A.';

/**
 * Everything that is looked for, in the order of the report. `{texts}` are the finding's texts, `{rows}` says how many
 * rows there are, `{column}` is its column with the heading, `{letter}` without.
 */
const kinds = {
  'later-sheet': {
    what: 'The validator reads the first sheet only, and that does not look like a register. The register seems to be in {texts}.',
    fix: 'Move that sheet to the front: drag its tab, below the cells, to the left of all others, and save.',
  },
  'guessable-ids': {
    what: 'IDs such as {texts} can be guessed, since they are short or numbered. Sealed, they keep nothing secret: anybody can try them all in minutes.',
    fix: 'Choose one of three ways. Give these certificates IDs that nobody can guess, which `npm run register:ids` makes. Or write `sealedLinks: true` in content/register.yaml, so that a certificate opens only by its own link. Or write `sealedIdsAreGuessable: true` there, if anybody may read these certificates.',
  },
  'no-certificates': {
    what: 'There is no certificate in the sheet. The first two rows that are not blank are skipped as headings, and below them there is nothing.',
    fix: 'Type the certificates below the two rows of headings. If they are in another sheet of the file, drag its tab to the left of all others.',
  },
  'blank-column-a': {
    what: 'Column A is blank in all rows below the headings, and a row counts only if something is in its column A. So visitors can check no certificate at all.',
    fix: 'Number the certificates in column A: 1, 2, 3 and so on.',
  },
  'skipped-certificate': {
    what: 'This row is skipped as a heading, but looks like a certificate: {texts}.',
    fix: 'The first two rows that are not blank are always skipped. Insert a row above it and type something in that row, such as a title (a blank row does not count), until there are two above the first certificate.',
  },
  'row-without-serial': {
    what: 'These rows have an ID but do not count, because column A is blank: {texts}.',
    fix: 'Number them in column A, as the other rows. Where cells are merged, only the first has the number: unmerge them. Until then these certificates are called invalid.',
  },
  'kept-heading': {
    what: 'This row looks like a heading, but counts as a certificate.',
    fix: 'Only the first two rows that are not blank are skipped. Delete this row, or one of those above it.',
  },
  // What to say of it is in `wrongColumnWords`.
  'wrong-column': { what: '', fix: '' },
  'state-column-missing': {
    what: 'content/register.yaml says under `columns` where {texts} is, but there is nothing in that column of the sheet, not even a heading.',
    fix: 'Correct its position, which counts from 1 without columns E and G, or take the line out. A column that is still empty needs a heading.',
  },
  'example-row': {
    what: 'The example row of the blank register is still there. A search for {texts} says that it is valid.',
    fix: 'Replace the row with a certificate, or delete it.',
  },
  'e-mail-addresses': personal('e-mail addresses'),
  'phone-numbers': personal('phone numbers'),
  'dates-of-birth': personal('dates of birth'),
  'aadhaar-numbers': personal('Aadhaar numbers'),
  'personal-sheet': {
    what: 'The file has another sheet, {texts}, which holds telephone numbers, e-mail addresses or the like. Everybody who downloads the register can read it.',
    fix: 'Delete that sheet, or keep it in a file of its own: right-click its tab below the cells. If there is no such tab, it is hidden; Unhide shows it.',
  },
  'error-value': {
    what: '{column} shows an error of the spreadsheet: {texts}.',
    fix: 'Click the cell and correct its formula, or type the text that belongs there. For ####, make the column wider and save again.',
  },
  'spoilt-id': {
    what: 'The spreadsheet seems to have changed these IDs, which it takes for numbers or dates: {texts}.',
    fix: 'Format {letter} as text, and type these IDs again as they are printed on the certificates.',
  },
  'duplicate-id': {
    what: 'The ID {texts} is in several rows. A search only ever finds the first of them.',
    fix: 'Give each certificate an ID of its own, and delete rows that are in the sheet twice.',
  },
  'id-found-elsewhere': {
    what: 'The ID {texts} is also in another column further up. A search finds that row instead.',
    fix: 'Empty the other cell, or give the certificate another ID.',
  },
  'similar-ids': {
    what: 'These IDs are easily mistaken for each other: {texts}.',
    fix: 'Compare them with the certificates, and correct what is wrong. If they are right as printed, say so in content/register.yaml with one line that names them all, such as `similarIds: ["AB-01", "AB-O1"]`. In new IDs, avoid the letters O, I and l.',
  },
  'blank-id': { what: 'The certificate ID is blank.', fix: fillRows },
  'blank-student': {
    what: 'The student is blank, so visitors are told that the register is incomplete for this ID.',
    fix: fillRows,
  },
  'blank-course': {
    what: 'The course is blank, so visitors are told that the register is incomplete for this ID.',
    fix: fillRows,
  },
  'space-in-id': {
    what: 'In an ID there is a space where the others have none, shown here as ␣, or a character that nobody can see, shown as ▯: {texts}.',
    fix: 'Empty the cell, and type the ID as it is on the certificate instead of pasting it.',
  },
  'long-dash': {
    what: 'There is a long dash in an ID: {texts}. Visitors type a hyphen (-), and are then told that the certificate is invalid.',
    fix: 'Replace the dash by a hyphen. A long dash on a printed certificate is no harm: the page then offers the ID with the hyphen.',
  },
  'mistyped-id': {
    what: 'These IDs have the form of those that `npm run register:ids` makes, but a character in them is wrong: {texts}.',
    fix: 'Compare them with the certificates, and correct what is wrong. If they are printed like this, they are none of those IDs: choose another prefix for new ones in content/register.yaml.',
  },
  'unclear-status': {
    what: '{column} has a word that the validator does not know: {texts}. Visitors are told to ask the academy.',
    fix: `Write ${new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses)}, or leave the cell blank if the certificate is valid.`,
  },
  'unclear-date': {
    what: '{column} has a text that is no date: {texts}. Visitors are told to ask the academy.',
    fix: 'Write the date as 31 Jan 2026, or leave the cell blank.',
  },
  'two-readings': {
    what: '{column} has a date of which nobody can tell whether the day or the month comes first: {texts}.',
    fix: 'Write the month as a word, such as 31 Jan 2026, in {letter}.',
  },
  'since-without-status': {
    what: '{column} has a day, but the status is blank: {texts}. Visitors are told to ask the academy.',
    fix: 'Write what has been so since that day, such as withdrawn, or empty the cell.',
  },
  'valid-and-replaced': {
    what: 'The certificate is called valid, but {letter} has the ID of one that replaces it: {texts}. Visitors are told to ask the academy.',
    fix: 'Write replaced as the status, or empty the cell of {letter}.',
  },
  'other-sheet': {
    what: 'The file has another sheet, {texts}. The validator does not read it, and everybody who downloads the register can.',
    fix: 'If it holds certificates, copy its rows below those of the first sheet. Then delete it, or keep it in a file of its own: right-click its tab below the cells. If there is no such tab, it is hidden; Unhide shows it.',
    isNote: true,
  },
} as const satisfies Record<string, KindOfFinding>;

export type FindingKind = keyof typeof kinds;

const table: Readonly<Record<FindingKind, KindOfFinding>> = kinds;
const order = Object.keys(kinds);

/** Those of any kinds, in the order of the report. */
export function inReportOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

export function isNote({ kind }: Finding): boolean {
  return table[kind].isNote === true;
}

export function isPersonal({ kind }: Finding): boolean {
  return table[kind].isPersonal === true;
}

function personal(holding: string): KindOfFinding {
  return {
    what: `{column} holds ${holding} in {rows}. Anyone can download the register and search it.`,
    fix: 'Empty the cells of {letter}, but leave the column itself, so that the others stay where they are. Keep this information in another file.',
    isPersonal: true,
  };
}

const textsShown = 8;

export function findingWords(finding: Finding): FindingWords {
  const { kind, texts, rows, columns, wrong } = finding;
  if (wrong) return { what: wrongColumnText(finding, wrong), fix: wrong.advice };
  const [column] = columns;
  const slots: Readonly<Record<string, string>> = {
    texts: limited(texts.map(quoted), textsShown),
    rows: rows.length === 1 ? '1 row' : `${rows.length} rows`,
    column: columnText(column),
    letter: columnLetter(column),
  };
  const filled = (sentence: string) =>
    capitalised(sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
  return { what: filled(table[kind].what), fix: filled(table[kind].fix) };
}

export const useNames: Readonly<
  Record<ColumnUse, { readonly one: string; readonly many: string }>
> = {
  student: { one: 'student', many: 'students' },
  course: { one: 'course', many: 'courses' },
  id: { one: 'certificate ID', many: 'certificate IDs' },
};

/** What is in the column instead, and where the right one is. */
function wrongColumnText(
  { columns: [column], texts }: Finding,
  { use, holds, better }: WrongColumn,
): string {
  const { many } = useNames[use];
  // What is personal is not repeated.
  const isShown = holds !== 'e-mails' && holds !== 'phones' && texts.length > 0;
  const examples = isShown ? `: ${texts.map(quoted).join(', ')}` : '';
  const wrong = column
    ? capitalised(
        `${columnText(column)} should hold the ${many}, but ${holdings[holds]}${examples}.`,
      )
    : `The sheet has no column for the ${many}.`;
  if (better === undefined) return wrong;
  const unread = better.position === undefined ? ', which the validator never reads' : '';
  return `${wrong} The ${many} seem to be in ${columnText(better)}${unread}.`;
}

/** Findings that are put right in the same way. */
export interface FindingGroup {
  /** What to do. */
  readonly fix: string;
  readonly found: readonly FoundPlace[];
}

export interface FoundPlace {
  /** `Rows 3, 5–9`; empty where it is not about rows. */
  readonly where: string;
  readonly what: string;
  readonly rows: readonly number[];
}

/** The findings in words, with what to do about those of one kind said once. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const said = findings.map((finding) => ({ ...findingWords(finding), rows: finding.rows }));
  return [...grouped(said, ({ fix }) => fix)].map(([fix, alike]) => ({
    fix,
    found: alike.map(({ what, rows }) => ({
      where: rows.length === 0 ? '' : capitalised(rowList(rows)),
      what,
      rows,
    })),
  }));
}
