import type { Holding, WrongColumn } from './finding.ts';
import type { FindingWords } from './state-finding-words.ts';
import {
  capitalised,
  columnLetter,
  columnText,
  movingText,
  quoted,
  useNames,
} from './report-text.ts';

/** What is in the column instead, where the right one is, and what to move. */
export function wrongColumnWords(finding: WrongColumn): FindingWords {
  return { what: `${holdsText(finding)}${betterText(finding)}`, fix: fixText(finding) };
}

const holdingNames: Readonly<Record<Holding, string>> = {
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
};

function holdsText({ use, holds, columns: [column], texts }: WrongColumn): string {
  const { many } = useNames[use];
  if (column === undefined) return `The sheet has no column for the ${many}.`;
  // What is personal is not repeated.
  const isShown = holds !== 'e-mails' && holds !== 'phones' && texts.length > 0;
  const examples = isShown ? `: ${texts.map(quoted).join(', ')}` : '';
  const holding = `${holdingNames[holds]}${examples}`;
  return capitalised(`${columnText(column)} should hold the ${many}, but ${holding}.`);
}

function betterText({ use, better }: WrongColumn): string {
  if (better === undefined) return '';
  const unread = better.position === undefined ? ', which the validator never reads' : '';
  return ` The ${useNames[use].many} seem to be in ${columnText(better)}${unread}.`;
}

function fixText({ use, columns: [column], better }: WrongColumn): string {
  const { many } = useNames[use];
  if (better === undefined) {
    const place = column === undefined ? 'a column of their own' : columnLetter(column);
    return `Put the ${many} into ${place}, or write under \`columns\` in content/register.yaml which column they are in.`;
  }
  const target = column ? ` so that it becomes ${columnLetter(column)}` : '';
  const move = `move ${columnLetter(better)}${target}`;
  const how = column ? movingText(better, column) : '';
  if (better.position === undefined) return `${capitalised(move)}. ${how}`.trim();
  const setting = `write \`${use}: ${better.position}\` under \`columns\` in content/register.yaml`;
  // A column that is moved to the right moves those between to the left.
  const isSafe = column !== undefined && better.index > column.index;
  return isSafe ? `${capitalised(move)}, or ${setting}. ${how}` : `${capitalised(setting)}.`;
}
