import type { DropReason } from '../certificates/certificates.ts';
import { mainColumns, stateColumns } from '../certificates/columns.ts';
import { columnLabels } from './columns.ts';
import { type Finding, findingGroups, rowList } from './findings.ts';
import type { Inspection } from './inspect-register.ts';
import { quoted, shownText } from './text-kinds.ts';

/** How many findings of one kind are written out. */
const findingsShown = 10;

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection): string {
  const { findings, notes } = inspection;
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
  ].join('\n');
}

/** The first rows as text, each cell below the name of its column and what that is read as. */
function previewTable(inspection: Inspection): string[] {
  const lines = previewCells(inspection);
  const widthAt = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  return lines.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd(widthAt(at))).join('  ')}`.trimEnd(),
  );
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

/** How the validator reads a register, in sentences for its owner. */
export interface ReadingWords {
  /** Which sheet is read; missing where the file is no workbook. */
  readonly sheet: string | undefined;
  /** What each column that counts is taken for. */
  readonly columns: readonly string[];
  /** How many certificates there are, and the rows that hold none. */
  readonly counts: readonly string[];
  /** Why not all of them can be certificates that a visitor finds; missing where nothing speaks against it. */
  readonly doubt: string | undefined;
}

export function readingWords(inspection: Inspection): ReadingWords {
  const doubt = doubtAbout(inspection);
  return {
    sheet: sheetWords(inspection),
    columns: columnWords(inspection),
    counts: [doubt ?? `Certificates: ${inspection.kept}`, ...droppedWords(inspection)],
    doubt,
  };
}

function sheetWords({ sheet }: Inspection): string | undefined {
  if (sheet === undefined) return undefined;
  const { name, position, sheets, isHidden } = sheet;
  const ordinal = `${position}${['th', 'st', 'nd', 'rd'][position] ?? 'th'}`;
  const place = sheets === 1 ? 'the only sheet' : `${ordinal} of ${sheets} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
}

function columnWords({ columns }: Inspection): string[] {
  const isRead = (use: string) => columns.some((one) => one.use === use);
  return [...mainColumns, ...stateColumns.filter(isRead)].map((use) => {
    const name = columns.find((one) => one.use === use)?.name;
    const { long } = columnLabels[use];
    return name === undefined
      ? `No column is ${long}: the sheet has too few.`
      : `Column ${name} is ${long}.`;
  });
}

function doubtAbout({ kept, findings }: Inspection): string | undefined {
  const rows = `Rows read as certificates: ${kept}`;
  if (findings.some(({ wrong }) => wrong)) return `${rows}, but not yet from the right columns`;
  const headings = findings.filter(({ kind }) => kind === 'kept-heading').length;
  if (headings === 0) return undefined;
  return `${rows}, of which ${headings} ${headings === 1 ? 'looks like a heading' : 'look like headings'}`;
}

/** What became of the rows that hold no certificate, in the preview and in a sentence. */
const reasons: Readonly<Record<DropReason, { readonly short: string; readonly long: string }>> = {
  header: { short: 'letters', long: 'Skipped, because it holds the letters of the columns' },
  'above-data': { short: 'heading', long: 'Skipped as headings' },
  'column-a-blank': { short: 'A is blank', long: 'Not counted, because column A is blank' },
};

function droppedWords({ dropped }: Inspection): string[] {
  return Object.entries(reasons).flatMap(([reason, { long }]) => {
    const rows = dropped.filter((one) => one.reason === reason).map(({ row }) => row);
    return rows.length === 0 ? [] : [`${long}: ${rowList(rows)}`];
  });
}

/** The first rows, each cell below the name of its column and what that is read as; the first line holds these. */
export function previewCells({ columns, firstRows }: Inspection): string[][] {
  const heads = columns.map(({ name = '', use }) => `${name} ${useWords(use)}`.trim());
  return [
    ['Row', 'Read as', ...heads],
    ...firstRows.map(({ row, use, cells }) => [
      String(row),
      use === 'certificate' ? use : reasons[use].short,
      ...cells.map(shownText),
    ]),
  ];
}

function useWords(use: Inspection['columns'][number]['use']): string {
  if (use === 'kept') return '';
  return use === 'dropped' ? 'not read' : columnLabels[use].short;
}
