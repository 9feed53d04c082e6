import type { Finding, PlainFindingKind } from './finding.ts';
import { ignoredStateWords } from './ignored-state-words.ts';
import {
  capitalised,
  columnLetter,
  columnText,
  limited,
  movingText,
  quoted,
} from './report-text.ts';
import { sheetFindingWords } from './sheet-finding-words.ts';
import { stateFindingWords, type FindingWords } from './state-finding-words.ts';
import { wrongColumnWords } from './wrong-column-words.ts';

export function findingWords(finding: Finding): FindingWords {
  if (finding.kind === 'wrong-column') return wrongColumnWords(finding);
  if (finding.kind === 'ignored-state' || finding.kind === 'ignored-state-column')
    return ignoredStateWords(finding);
  const { what, fix } = words[finding.kind];
  return { what: filled(what, finding), fix: filled(fix, finding) };
}

/**
 * What is wrong and what to do. `{texts}` are the finding's texts, `{rows}` says how many rows there are,
 * `{column}` and `{other}` are its columns with their headings, `{letter}` and `{otherLetter}` without,
 * `{move}` says how the second is moved before the first, `{suggestion}` what is probably meant.
 */
const words: Readonly<Record<PlainFindingKind, FindingWords>> = {
  ...stateFindingWords,
  ...sheetFindingWords,
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
  'numbers-in-b': {
    what: 'Column A is blank in all rows below the headings, and a row counts only if something is in its column A. So visitors can check no certificate at all. The numbers seem to be in column B.',
    fix: 'Delete column A, so that the others move to the left: right-click the letter A above it and choose Delete.',
  },
  'skipped-certificate': {
    what: 'This row is skipped as a heading, but looks like a certificate: {texts}.',
    fix: 'The first two rows that are not blank are always skipped. Insert a row above it and type something in that row, such as a title (a blank row does not count), until there are two above the first certificate.',
  },
  'kept-heading': {
    what: 'This row looks like a heading, but counts as a certificate.',
    fix: 'Only the first two rows that are not blank are skipped. Delete this row, or one of those above it.',
  },
  'swapped-columns': {
    what: '{column} should hold the students but holds courses, and {other} should hold the courses but holds names: {texts}.',
    fix: 'Swap {letter} and {otherLetter} in the sheet. {move}',
  },
  'example-row': {
    what: 'The example row of the blank register is still there. A search for {texts} says that it is valid.',
    fix: 'Replace the row with a certificate, or delete it.',
  },
  'e-mail-addresses': personal('holds e-mail addresses'),
  'phone-numbers': personal('holds phone numbers'),
  'dates-of-birth': personal('holds dates of birth'),
  'old-dates': {
    what: personal('seems to hold dates of birth').what,
    fix: `${personal('').fix} If they are other dates, write “Issued on” as the heading of the column.`,
  },
  'aadhaar-numbers': personal('holds Aadhaar numbers'),
  'error-value': {
    what: '{column} shows an error of the spreadsheet: {texts}.',
    fix: 'Click the cell and correct its formula, or type the text that belongs there. For ####, make the column wider and save again.',
  },
  placeholder: {
    what: '{column} has this instead of a text of its own: {texts}.',
    fix: 'Type what is printed on the certificate into each of these cells. If there is no certificate yet, empty column A of the row, so that it does not count.',
  },
  'lost-letters': {
    what: '{column} has lost its letters: {texts}.',
    fix: 'Type the text again. Save the sheet as .xlsx, or as “CSV UTF-8”: other kinds of CSV keep no Indian letters.',
  },
  'date-for-id': {
    what: 'The spreadsheet has made a date of an ID: {texts}.',
    fix: 'Format {letter} as text, and type these IDs again as they are printed on the certificates.',
  },
  'shortened-number': {
    what: 'The spreadsheet has shortened these IDs: {texts}.',
    fix: 'Format {letter} as a number without decimal places, and compare the IDs with the certificates. If digits are missing or have become zeros, format the cells as text and type the IDs again.',
  },
  'lost-zeros': {
    what: 'These IDs seem to have lost the zeros at the beginning: {texts}.',
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
  'id-in-unread-column': {
    what: 'The certificate ID is blank. It seems to be in {other}, which the validator never reads: {texts}.',
    fix: 'Cut each of these IDs there and paste it into {letter} of the same row, where the validator looks for it. Columns E and G are never read.',
  },
  'blank-id': {
    what: 'The certificate ID is blank.',
    fix: 'Fill {letter} in each of these rows. Where cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, empty its column A.',
  },
  'blank-student': {
    what: 'The student is blank, so visitors are told that the register is incomplete for this ID.',
    fix: 'Fill {letter} in each of these rows. Where cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, empty its column A.',
  },
  'blank-course': {
    what: 'The course is blank, so visitors are told that the register is incomplete for this ID.',
    fix: 'Fill {letter} in each of these rows. Where cells are merged, only the first has the text: unmerge them and fill each. If a row is not a certificate, empty its column A.',
  },
  'space-in-id': {
    what: 'There is a space in an ID where the others have none, shown here as ␣: {texts}.',
    fix: 'Delete the space, so that the ID is written as on the certificate.',
  },
  'non-printing': {
    what: 'There are characters in a text that nobody can see, shown here as ▯: {texts}.',
    fix: 'Empty the cell and type the text again instead of pasting it.',
  },
  'row-without-serial': {
    what: 'These rows have an ID but do not count, because column A is blank: {texts}.',
    fix: 'Number them in column A, as the other rows. Where cells are merged, only the first has the number: unmerge them. Until then these certificates are called invalid.',
  },
  'long-dash': {
    what: 'There is a long dash in an ID: {texts}. Visitors type a hyphen (-), and are then told that the certificate is invalid.',
    fix: 'Replace the dash by a hyphen. A long dash on a printed certificate is no harm: the page then offers the ID with the hyphen.',
  },
  'odd-id': {
    what: 'These IDs are not made like the others: {texts}.',
    fix: 'Compare them with the certificates. If they are printed like this, nothing has to change.',
  },
  'short-numbers': {
    what: 'The IDs are numbers of one or two digits, so anyone can guess one: {texts}.',
    fix: 'If they are printed like this, nothing has to change. Give new certificates an ID with the year and the academy in it, such as ITA-2025-0001.',
  },
  'long-number': {
    what: 'These IDs have more than 15 digits: {texts}. Excel makes zeros of the others unless the cell is formatted as text.',
    fix: 'Compare them with the certificates, and format {letter} as text before you type more of them.',
  },
  'space-around-id': {
    what: 'There is a space before or after an ID, shown here as ␣: {texts}.',
    fix: 'Nothing has to change. The validator ignores such spaces.',
  },
  'unknown-course': {
    what: 'The site has no course called {texts}.{suggestion}',
    fix: 'Correct the name if it is wrong. The validator shows it as it is written here.',
  },
};

function personal(what: string): FindingWords {
  return {
    what: `{column} ${what} in {rows}. Anyone can download the register and search it.`,
    fix: 'Empty the cells of {letter}, but leave the column itself, so that the others stay where they are. Keep this information in another file.',
  };
}

const textsShown = 8;

function filled(
  sentence: string,
  { texts, rows, columns: [column, other], suggestion }: Finding,
): string {
  const slots: Readonly<Record<string, string>> = {
    texts: limited(texts.map(quoted), textsShown),
    rows: rows.length === 1 ? '1 row' : `${rows.length} rows`,
    column: columnText(column),
    other: columnText(other),
    letter: columnLetter(column),
    otherLetter: columnLetter(other),
    suggestion: suggestion === undefined ? '' : ` Did you mean ${quoted(suggestion)}?`,
    move: column && other ? movingText(other, column) : '',
  };
  return capitalised(sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
}
