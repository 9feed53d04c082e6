import type { DropReason } from '../certificates/certificates.ts';
import { mainColumns, stateColumns } from '../certificates/columns.ts';
import { columnLabels } from './columns.ts';
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

/** Findings of one kind together, with what to do about them said once. */
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

export interface ReadingWords {
  /** Which sheet is read; missing where the file is no workbook. */
  readonly sheet: string | undefined;
  readonly columns: readonly string[];
  /** How many certificates there are, and the rows that hold none. */
  readonly counts: readonly string[];
  /** Why not all of them can be certificates that a visitor finds; missing where nothing speaks against it. */
  readonly doubt: string | undefined;
}

/** How the validator reads a register, in sentences for its owner. */
export function readingWords(inspection: Inspection): ReadingWords {
  const doubt = doubtAbout(inspection);
  return {
    sheet: sheetWords(inspection),
    columns: columnWords(inspection),
    counts: [
      doubt ?? `Certificates: ${inspection.register.records.length}`,
      ...droppedWords(inspection),
    ],
    doubt,
  };
}

function sheetWords({ workbook }: Inspection): string | undefined {
  if (workbook === undefined) return undefined;
  const { name, position, others, isHidden } = workbook;
  const ordinal = `${position}${['th', 'st', 'nd', 'rd'][position] ?? 'th'}`;
  const place =
    others.length === 0 ? 'the only sheet' : `${ordinal} of ${others.length + 1} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
}

function columnWords({ register: { columns } }: Inspection): string[] {
  return [...mainColumns, ...stateColumns.filter((use) => columns[use])].map((use) => {
    const column = columns[use];
    const { long } = columnLabels[use];
    return column === undefined
      ? `No column is ${long}: the sheet has too few.`
      : `Column ${column.name} is ${long}.`;
  });
}

function doubtAbout({ register, findings }: Inspection): string | undefined {
  const rows = `Rows read as certificates: ${register.records.length}`;
  if (findings.some(({ wrong }) => wrong)) return `${rows}, but not yet from the right columns`;
  const headings = findings.filter(({ kind }) => kind === 'kept-heading').length;
  if (headings === 0) return undefined;
  return `${rows}, of which ${headings} ${headings === 1 ? 'looks like a heading' : 'look like headings'}`;
}

/** What became of the rows that hold no certificate. */
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
