import type { FindingKind } from './finding.ts';

/** A finding in words, for the owner of the register. */
export interface FindingWords {
  readonly what: string;
  readonly fix: string;
}

/** What is wrong with the state of certificates and with IDs that have a check character; the blanks are as in `findingWords`. */
export const stateFindingWords = {
  'mistyped-id': {
    what: 'These IDs have the form of those that `npm run register:ids` makes, but a character in them is wrong: {texts}.',
    fix: 'Compare them with the certificates, and correct what is wrong. If they are printed like this, they are none of those IDs: choose another prefix for new ones in content/register.yaml.',
  },
  'state-column-missing': {
    what: 'content/register.yaml says under `columns` where {texts} is, but there is nothing in that column of the sheet, not even a heading.',
    fix: 'Correct its position, which counts from 1 without columns E and G, or take the line out. A column that is still empty needs a heading.',
  },
  'unclear-status': {
    what: '{column} has a word that the validator does not know: {texts}. Visitors are told to ask the academy.',
    fix: 'Write valid, withdrawn, replaced or expired, or leave the cell blank if the certificate is valid.',
  },
  'unclear-date': {
    what: '{column} has a text that is no date: {texts}. Visitors are told to ask the academy.',
    fix: 'Write the date as 31 Jan 2026, or leave the cell blank.',
  },
  'two-readings': {
    what: '{column} has a date of which nobody can tell whether the day or the month comes first: {texts}.',
    fix: 'Write the month as a word, such as 31 Jan 2026, in {letter}.',
  },
  'until-before-issued': {
    what: '{column} has a day before the one on which the certificate was issued: {texts}.',
    fix: 'Correct one of the two dates.',
  },
  'future-date': {
    what: '{column} has a day that is still to come: {texts}.',
    fix: 'Correct the date.',
  },
  'expired-too-early': {
    what: 'The certificate is called expired, but {letter} has a day that is still to come: {texts}.',
    fix: 'Correct the date, or the status. Nobody has to write “expired”: the validator says so from the day after.',
  },
  'since-without-status': {
    what: '{column} has a day, but the status is blank: {texts}. Visitors are told to ask the academy.',
    fix: 'Write what has been so since that day, such as withdrawn, or empty the cell.',
  },
  'valid-and-replaced': {
    what: 'The certificate is called valid, but {letter} has the ID of one that replaces it: {texts}. Visitors are told to ask the academy.',
    fix: 'Write replaced as the status, or empty the cell of {letter}.',
  },
  'replaced-without-id': {
    what: 'The certificate is called replaced, but the ID of the one that replaces it is missing.',
    fix: 'Write that ID into the column that content/register.yaml calls replacedBy. If there is none, write withdrawn as the status.',
  },
  'replaced-by-no-column': {
    what: 'The certificate is called replaced, but no column says by which.',
    fix: 'Add a column for the ID of the certificate that replaces it, and its position to content/register.yaml as replacedBy.',
  },
  'replaced-by-itself': {
    what: '{column} has the ID of the same certificate: {texts}.',
    fix: 'Write the ID of the certificate that replaces it.',
  },
  'replacement-missing': {
    what: '{column} has an ID that is not in the register: {texts}. Visitors who look it up are told that it is invalid.',
    fix: 'Correct the ID, or add the certificate that replaces this one.',
  },
  'replaced-in-a-circle': {
    what: 'These certificates replace each other in a circle, by way of {texts}, so that none of them is valid.',
    fix: 'Empty the cell of {letter} in the row of the certificate that is valid.',
  },
} as const satisfies Partial<Record<FindingKind, FindingWords>>;
