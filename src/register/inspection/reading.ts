import type { DropReason } from '../certificates/certificates.ts';
import { columnWords, mainColumns, stateColumns } from '../certificates/columns.ts';
import { type Finding, findingGroups, isUnconfirmed, rowList, withdraw } from './findings.ts';
import type { Inspection } from './inspect-register.ts';

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection): string {
  const { findings, notes } = inspection;
  const reading = readingWords(inspection);
  const faults = findings.filter((finding) => !isUnconfirmed(finding));
  const part = (heading: string, some: readonly Finding[]) =>
    some.length === 0 ? [] : ['', heading, ...findingLines(some)];
  return [
    ...(inspection.sheet === undefined ? [] : [inspection.sheet, '']),
    'What visitors read (compare it with a printed certificate):',
    ...inspection.read.map((sentence) => `- ${sentence}`),
    '',
    'How the validator reads this sheet:',
    ...reading.columns.map((sentence) => `- ${sentence}`),
    '',
    ...reading.counts,
    ...(findings.length === 0 ? ['', 'No faults found.'] : []),
    ...part('Please fix:', faults),
    ...part(`Please confirm, or put right. ${withdraw}`, findings.filter(isUnconfirmed)),
    ...part('Worth a look, but not a fault:', notes),
  ].join('\n');
}

/** The most findings with the same advice that a terminal shows. */
const mostShown = 60;

function findingLines(findings: readonly Finding[]): string[] {
  return findingGroups(findings).flatMap(({ fix, forFile, found }) => {
    const shown = found.slice(0, mostShown);
    const rest = found.length - shown.length;
    return [
      ...shown.map(({ where, what }) => `- ${where === '' ? what : `${where}: ${what}`}`),
      ...(rest > 0 ? [`  … and ${rest} more like this; the desk shows more of them`] : []),
      `  What to do: ${fix}${forFile}`,
    ];
  });
}

/** How the validator reads a register, in sentences for its owner. */
export function readingWords(inspection: Inspection) {
  const { count } = inspection;
  const isDoubtful = inspection.findings.some(({ wrong }) => wrong);
  const doubt = isDoubtful
    ? `${count} rows are read as certificates, but from columns that seem wrong`
    : undefined;
  return {
    columns: columnSentences(inspection),
    counts: [doubt ?? `Certificates: ${count}`, ...droppedWords(inspection)],
    /** Why visitors can't find all certificates yet; missing if they can. */
    doubt,
  };
}

function columnSentences({ register: { columns } }: Inspection): string[] {
  return [...mainColumns, ...stateColumns.filter((use) => columns[use])].map((use) => {
    const column = columns[use];
    const long = columnWords[use];
    return column === undefined
      ? `There is no column for ${long}: the sheet has too few columns.`
      : `Column ${column.name} is ${long}.`;
  });
}

const reasons: Readonly<Record<DropReason, string>> = {
  header: 'Skipped, because it holds the letters of the columns',
  'above-data': 'Skipped as headings',
  'column-a-blank': 'Not counted, because column A is blank',
};

function droppedWords({ register: { dropped } }: Inspection): string[] {
  return Object.entries(reasons).flatMap(([reason, words]) => {
    const rows = dropped.filter((one) => one.reason === reason).map(({ row }) => row);
    return rows.length === 0 ? [] : [`${words}: ${rowList(rows)}`];
  });
}
