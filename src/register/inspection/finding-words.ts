import type { Finding, FindingKind } from './finding.ts';
import { capitalised, columnLetter, columnText, limited, quoted } from './report-text.ts';
import { wrongColumnWords } from './wrong-column-words.ts';

/** A finding in words, for the owner of the register. */
export interface FindingWords {
  readonly what: string;
  readonly fix: string;
}

export function findingWords(finding: Finding): FindingWords {
  if (finding.kind === 'wrong-column') return wrongColumnWords(finding);
  const { what, fix } = words[finding.kind];
  return { what: filled(what, finding), fix: filled(fix, finding) };
}

/**
 * What is wrong and what to do. `{texts}` are the finding's texts, `{rows}` says how many rows there are,
 * `{column}` and `{other}` are its columns with their headings, `{letter}` and `{otherLetter}` without.
 */
const words: Readonly<Record<Exclude<FindingKind, 'wrong-column'>, FindingWords>> = {
  'skipped-certificate': {
    what: 'This row is skipped as a heading, but looks like a certificate: {texts}.',
    fix: 'The first two rows that are not blank are always skipped. Insert a row above, such as a title, until there are two above the first certificate.',
  },
  'kept-heading': {
    what: 'This row looks like a heading, but counts as a certificate.',
    fix: 'Only the first two rows that are not blank are skipped. Delete this row, or one of those above it.',
  },
  'swapped-columns': {
    what: '{column} should hold the students but holds courses, and {other} should hold the courses but holds names: {texts}.',
    fix: 'Swap {letter} and {otherLetter} in the sheet.',
  },
  'example-row': {
    what: 'The example row of the blank register is still there. A search for {texts} says that it is valid.',
    fix: 'Replace the row with a certificate, or delete it.',
  },
  'e-mail-addresses': personal('e-mail addresses'),
  'phone-numbers': personal('phone numbers'),
  'dates-of-birth': personal('dates of birth'),
  'aadhaar-numbers': personal('Aadhaar numbers'),
  'shortened-number': {
    what: 'The spreadsheet has shortened these IDs: {texts}.',
    fix: 'Format {letter} as a number without decimal places, and compare the IDs with the certificates. If digits are missing, format the cells as text and type the IDs again.',
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
    fix: 'Compare them with the certificates. In new IDs, avoid the letters O, I and l.',
  },
  'blank-id': {
    what: 'The certificate ID is blank.',
    fix: 'Fill {letter}. If a row is not a certificate, empty its column A.',
  },
  'blank-student': {
    what: 'The student is blank.',
    fix: 'Fill {letter}. If a row is not a certificate, empty its column A.',
  },
  'blank-course': {
    what: 'The course is blank.',
    fix: 'Fill {letter}. If a row is not a certificate, empty its column A.',
  },
  'space-in-id': {
    what: 'There is a space in an ID where the others have none: {texts}.',
    fix: 'Delete the space, so that the ID is written as on the certificate.',
  },
  'non-printing': {
    what: 'There are characters in a text that nobody can see: {texts}.',
    fix: 'Empty the cell and type the text again instead of pasting it.',
  },
  'row-without-serial': {
    what: 'These rows have an ID but do not count, because column A is blank: {texts}.',
    fix: 'Number them in column A, as the other rows. Until then these certificates are called invalid.',
  },
  'space-around-id': {
    what: 'There is a space before or after an ID: {texts}.',
    fix: 'Nothing has to change. The validator ignores such spaces.',
  },
  'unknown-course': {
    what: 'The site has no course called {texts}.',
    fix: 'Correct the name if it is wrong. The validator shows it as it is written here.',
  },
};

function personal(what: string): FindingWords {
  return {
    what: `{column} holds ${what} in {rows}. Anyone can download the register and search it.`,
    fix: 'Empty the cells of {letter}, but leave the column itself, so that the others stay where they are. Keep this information in another file.',
  };
}

const textsShown = 8;

function filled(sentence: string, { texts, rows, columns: [column, other] }: Finding): string {
  const slots: Readonly<Record<string, string>> = {
    texts: limited(texts.map(quoted), textsShown),
    rows: rows.length === 1 ? '1 row' : `${rows.length} rows`,
    column: columnText(column),
    other: columnText(other),
    letter: columnLetter(column),
    otherLetter: columnLetter(other),
  };
  return capitalised(sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
}
