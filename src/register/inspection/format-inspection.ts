import { stateColumns, type DropReason, type StateColumn } from '../rules/register.ts';
import type { ColumnUse, Finding } from './finding.ts';
import { findingWords } from './finding-words.ts';
import { grouped } from './grouped.ts';
import type { Inspection } from './inspect-register.ts';
import { previewTable } from './preview-table.ts';
import { capitalised, quoted, rowList, stateColumnNames, useNames } from './report-text.ts';
import type { VisitorAnswer } from './visitor-answers.ts';

interface HeadedSentence {
  readonly heading: string;
  readonly sentence: string;
}

/** What the validator says: `sentence` with `{student}`, `{course}` and `{id}`. */
export interface VisitorWords {
  readonly valid: HeadedSentence;
  /** Of a certificate that is not valid. */
  readonly states: Readonly<
    Record<'expired' | 'withdrawn' | 'replaced' | 'unclear', HeadedSentence>
  >;
  readonly invalid: { readonly message: string };
}

/** How many findings of one kind are written out. */
const findingsShown = 10;

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection, visitorWords: VisitorWords): string {
  const { findings, notes, answers } = inspection;
  return [
    ...sheetLines(inspection),
    'How the validator reads this sheet:',
    ...(['student', 'course', 'id'] as const).map((use) => columnLine(inspection, use)),
    ...stateColumns.flatMap((use) => stateColumnLine(inspection, use)),
    '',
    ...previewTable(inspection),
    '',
    ...countLines(inspection),
    '',
    findings.length === 0 ? 'No faults found.' : 'Please fix:',
    ...findingLines(findings),
    ...(notes.length === 0 ? [] : ['', 'Worth a look, but not a fault:', ...findingLines(notes)]),
    ...guessableLines(inspection),
    '',
    ...(inspection.kept === 0
      ? ['A visitor sees that no certificate can be checked now.']
      : answerLines(answers, visitorWords)),
  ].join('\n');
}

function guessableLines({ guessable }: Inspection): string[] {
  if (guessable === undefined) return [];
  const { count, of, example } = guessable;
  const ids = of === 1 ? 'The only ID' : `${count} of ${of} IDs`;
  return [
    '',
    `${ids} can be guessed, since they are short or numbered, such as ${quoted(example)}. Anyone can guess them and see the names.`,
    '  What to do: nothing has to change for certificates that are printed already. For new ones, `npm run register:ids -- 50` makes IDs that nobody can guess.',
  ];
}

function sheetLines({ sheet }: Inspection): string[] {
  if (sheet === undefined) return [];
  const { name, position, sheets, isHidden } = sheet;
  const place = sheets === 1 ? 'the only sheet' : `${ordinal(position)} of ${sheets} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return [`Sheet that is read: ${quoted(name)}, ${place}${hidden}`, ''];
}

function ordinal(position: number): string {
  return `${position}${['th', 'st', 'nd', 'rd'][position] ?? 'th'}`;
}

function columnLine({ columns }: Inspection, use: ColumnUse): string {
  const column = columns.find((one) => one.use === use);
  return column?.name === undefined
    ? `- No column is the ${useNames[use].one}: the sheet has too few.`
    : `- Column ${column.name} is the ${useNames[use].one}.`;
}

function stateColumnLine({ columns }: Inspection, use: StateColumn): string[] {
  const column = columns.find((one) => one.use === use);
  return column?.name === undefined ? [] : [`- Column ${column.name} is ${stateColumnNames[use]}.`];
}

const reasons: Readonly<Record<DropReason, string>> = {
  header: 'Skipped, because it holds the letters of the columns',
  'above-data': 'Skipped as headings',
  'column-a-blank': 'Not counted, because column A is blank',
};

function countLines({ kept, dropped }: Inspection): string[] {
  const byReason = [...grouped(dropped, ({ reason }) => reason)];
  return [
    `Certificates: ${kept}`,
    ...byReason.map(
      ([reason, rows]) => `${reasons[reason]}: ${rowList(rows.map(({ row }) => row))}`,
    ),
  ];
}

/** Findings of one kind together, with what to do about them said once. */
function findingLines(findings: readonly Finding[]): string[] {
  const said = findings.map((finding) => ({ ...findingWords(finding), rows: finding.rows }));
  return [...grouped(said, ({ fix }) => fix)].flatMap(([fix, alike]) => {
    const rest = alike.length - findingsShown;
    return [
      ...alike.slice(0, findingsShown).map(({ what, rows }) => `- ${place(rows)}${what}`),
      ...(rest > 0 ? [`  … and ${rest} more like this (--json shows all)`] : []),
      `  What to do: ${fix}`,
    ];
  });
}

function place(rows: readonly number[]): string {
  return rows.length === 0 ? '' : `${capitalised(rowList(rows))}: `;
}

function answerLines(answers: readonly VisitorAnswer[], words: VisitorWords): string[] {
  if (answers.length === 0) return ['What a visitor sees cannot be shown: no ID was found.'];
  const count = ['', 'ID', 'two IDs', 'three IDs'][answers.length] ?? 'IDs';
  return [
    `What a visitor sees for the first ${count}:`,
    ...answers.map(
      (answer) => `- ${quoted(answer.id)} (row ${answer.row}): ${answerText(answer, words)}`,
    ),
  ];
}

function answerText(
  { row, certificate, state = 'valid' }: VisitorAnswer,
  words: VisitorWords,
): string {
  if (certificate === undefined) return words.invalid.message;
  const isValid = state === 'valid' || state === 'valid-until';
  const { heading, sentence: blank } = isValid ? words.valid : words.states[state];
  const { student, course, id } = certificate;
  const values: Readonly<Record<string, string>> = { student, course, id };
  const sentence = blank.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const other = certificate.row === row ? '' : ` (That is row ${certificate.row}.)`;
  return `${heading}. ${sentence}${other}`;
}
