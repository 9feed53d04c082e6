import type { StateKind } from '../certificates/states.ts';
import { findingGroups, type Finding } from './findings.ts';
import type { Inspection, VisitorAnswer } from './inspect-register.ts';
import { previewTable, readingWords } from './reading.ts';
import { quoted } from './report-text.ts';

interface HeadedSentence {
  readonly heading: string;
  readonly sentence: string;
}

/** What the validator says: `sentence` with `{student}`, `{course}` and `{id}`. */
export interface VisitorWords {
  readonly valid: HeadedSentence;
  /** Of a certificate that is not valid. */
  readonly states: Readonly<Record<Exclude<StateKind, 'valid'>, HeadedSentence>>;
  readonly invalid: { readonly message: string };
}

/** How many findings of one kind are written out. */
const findingsShown = 10;

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection, visitorWords: VisitorWords): string {
  const { findings, notes, answers } = inspection;
  const reading = readingWords(inspection);
  return [
    ...(reading.sheet === undefined ? [] : [reading.sheet, '']),
    'How the validator reads this sheet:',
    ...reading.columns.map((sentence) => `- ${sentence}`),
    '',
    ...previewTable(inspection),
    '',
    ...reading.counts,
    '',
    findings.length === 0 ? 'No faults found.' : 'Please fix:',
    ...findingLines(findings),
    ...(notes.length === 0 ? [] : ['', 'Worth a look, but not a fault:', ...findingLines(notes)]),
    '',
    ...(inspection.kept === 0
      ? ['A visitor sees that no certificate can be checked now.']
      : answerLines(answers, visitorWords)),
  ].join('\n');
}

/** Findings of one kind together, with what to do about them said once. */
function findingLines(findings: readonly Finding[]): string[] {
  return findingGroups(findings).flatMap(({ fix, found }) => {
    const rest = found.length - findingsShown;
    return [
      ...found
        .slice(0, findingsShown)
        .map(({ where, what }) => `- ${where === '' ? what : `${where}: ${what}`}`),
      ...(rest > 0 ? [`  … and ${rest} more like this (--json shows all)`] : []),
      `  What to do: ${fix}`,
    ];
  });
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
  { id: searched, row, certificate, state }: VisitorAnswer,
  words: VisitorWords,
): string {
  if (certificate === undefined || state === undefined) return words.invalid.message;
  const { heading, sentence: blank } = state === 'valid' ? words.valid : words.states[state];
  const { student, course } = certificate;
  const id = certificate.id || searched;
  const values: Readonly<Record<string, string>> = { student, course, id };
  const sentence = blank.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const other = certificate.row === row ? '' : ` (That is row ${certificate.row}.)`;
  return `${heading}. ${sentence}${other}`;
}
