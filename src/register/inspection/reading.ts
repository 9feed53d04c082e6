import type { DropReason } from '../certificates/certificates.ts';
import { columnWords, mainColumns, stateColumns } from '../certificates/columns.ts';
import { type Finding, findingGroups, rowList } from './findings.ts';
import type { Inspection } from './inspect-register.ts';
import { quoted } from './text-kinds.ts';

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection): string {
  const { findings, notes } = inspection;
  const reading = readingWords(inspection);
  return [
    ...(reading.sheet === undefined ? [] : [reading.sheet, '']),
    'How the validator reads this sheet:',
    ...reading.columns.map((sentence) => `- ${sentence}`),
    '',
    ...reading.counts,
    '',
    findings.length === 0 ? 'No faults found.' : 'Please fix:',
    ...findingLines(findings),
    ...(notes.length === 0 ? [] : ['', 'Worth a look, but not a fault:', ...findingLines(notes)]),
  ].join('\n');
}

function findingLines(findings: readonly Finding[]): string[] {
  return findingGroups(findings).flatMap(({ fix, found }) => {
    const shown = found.slice(0, 10);
    const rest = found.length - shown.length;
    return [
      ...shown.map(({ where, what }) => `- ${where === '' ? what : `${where}: ${what}`}`),
      ...(rest > 0 ? [`  … and ${rest} more like this; the desk shows more of them`] : []),
      `  What to do: ${fix}`,
    ];
  });
}

/** How the validator reads a register, in sentences for its owner. */
export function readingWords(inspection: Inspection) {
  const { length } = inspection.register.records;
  const isDoubtful = inspection.findings.some(({ wrong }) => wrong);
  const doubt = isDoubtful
    ? `Rows read as certificates: ${length}, but not yet from the right columns`
    : undefined;
  return {
    sheet: sheetWords(inspection),
    columns: columnSentences(inspection),
    counts: [doubt ?? `Certificates: ${length}`, ...droppedWords(inspection)],
    /** Why visitors can't find all certificates yet; missing if they can. */
    doubt,
  };
}

function sheetWords({ workbook }: Inspection): string | undefined {
  if (workbook === undefined) return undefined;
  const { name, others, isHidden } = workbook;
  const place = others.length === 0 ? 'the only sheet' : `the first of ${others.length + 1} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
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
