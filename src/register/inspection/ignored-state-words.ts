import type { StateColumn } from '../rules/register.ts';
import type { IgnoredState } from './finding.ts';
import {
  capitalised,
  columnLetter,
  columnText,
  limited,
  quoted,
  stateColumnNames,
} from './report-text.ts';
import type { FindingWords } from './state-finding-words.ts';

/** Which column is ignored, what visitors are told therefore, and the line to write. */
export function ignoredStateWords(finding: IgnoredState): FindingWords {
  const { kind, use, columns, named } = finding;
  const reading = named
    ? `the website takes it from ${columnLetter(named)}.`
    : 'content/register.yaml does not name it, so that the website ignores it.';
  const holds = `${columnText(columns[0])} seems to hold ${names[use]}, but ${reading}`;
  return kind === 'ignored-state'
    ? { what: `${capitalised(holds)} ${shownAsValid(finding)}`, fix: fixText(finding) }
    : { what: `${capitalised(holds)}${mayBeShown[use]}`, fix: fixIfMeant(finding) };
}

const names: Readonly<Record<StateColumn, string>> = {
  ...stateColumnNames,
  replacedBy: 'the ID of the certificate that replaces this one',
};

const textsShown = 8;

function shownAsValid({ use, texts }: IgnoredState): string {
  const told = limited(texts.map(quoted), textsShown);
  return `These certificates are shown as valid although ${reasons[use]}: ${told}.`;
}

const reasons: Readonly<Record<StateColumn, string>> = {
  status: 'it says',
  validUntil: 'that day is past',
  replacedBy: 'another replaces them',
  issued: 'it says',
  statusSince: 'it says',
};

const mayBeShown: Readonly<Record<StateColumn, string>> = {
  status: ' Certificates are shown as valid, whatever it says.',
  validUntil: ' After that day certificates are still shown as valid.',
  replacedBy: ' Certificates are shown as valid, whatever it says.',
  issued: '',
  statusSince: '',
};

function fixText({ use, columns: [column], named, free, isMixed }: IgnoredState): string {
  if (named) {
    return `Write ${use === 'status' ? 'the word' : 'it'} into ${columnLetter(named)} of the same row, where the website looks for ${names[use]}.`;
  }
  const position = (free ?? column)?.position;
  // Where a row names the columns (R2), there may be no free one.
  const setting =
    position === undefined
      ? `write its position, after \`${use}:\`, under \`columns\` in content/register.yaml`
      : `write \`${use}: ${position}\` under \`columns\` in content/register.yaml`;
  if (free === undefined) return `${capitalised(setting)}.`;
  const target = free.position === undefined ? 'another column' : columnLetter(free);
  return isMixed
    ? `Write such words into a column of their own, such as ${target}, with the heading Status, and ${setting}.`
    : `Columns E and G are never read. Copy the whole column, with its heading, to ${target}, and ${setting}.`;
}

function fixIfMeant(finding: IgnoredState): string {
  const fix = fixText(finding);
  if (finding.use !== 'status') {
    return `If visitors are to be told, do this: ${fix} If not, nothing has to change.`;
  }
  return `If it says which certificates are withdrawn, do this: ${fix} Use the words valid, withdrawn, replaced and expired. If it says something else, nothing has to change.`;
}
