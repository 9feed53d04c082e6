import type { Inspection } from './inspect-register.ts';
import type { Finding, FindingKind } from './inspection-findings.ts';
import type { ColumnPreview } from './inspection-preview.ts';
import type { DropReason } from '../rules/register.ts';
import { visibleText } from './strange-characters.ts';

/** How many of what may be many are written out. */
const findingsShown = 10;
const textsShown = 8;
const rowsShown = 20;

/** The inspection as text for the owner of the register. */
export function formatInspection(inspection: Inspection): string {
  const { columns, kept, dropped, findings, headerKind } = inspection;
  const byReason = [...Map.groupBy(dropped, ({ reason }) => reason)];
  return [
    headerKind === 'column-letters'
      ? 'The first row holds the letters of the columns.'
      : 'The columns go by their letters in the sheet.',
    ...(['student', 'course', 'id'] as const).map((use) => columnLine(columns, use)),
    '',
    ...previewTable(inspection),
    '',
    `Rows that count as a certificate: ${kept}`,
    ...byReason.map(
      ([reason, rows]) =>
        `Rows that do not, because ${reasons[reason]}: ${rows.length} (${rowList(rows.map(({ row }) => row))})`,
    ),
    '',
    ...(findings.length === 0
      ? ['There is nothing to complain of.']
      : ['Please look at this:', ...findingLines(findings)]),
  ].join('\n');
}

const reasons: Readonly<Record<DropReason, string>> = {
  header: 'they hold the letters of the columns',
  'above-data': 'they stand above the data',
  'column-a-blank': 'their column A is blank',
};

const sentences: Readonly<Record<FindingKind, string>> = {
  'duplicate-id': 'an ID stands in several rows, and only the first of them is found',
  'id-found-elsewhere': 'an ID also stands in another column further up, and that row is found',
  'blank-id': 'the ID is blank',
  'blank-student': 'the student is blank',
  'blank-course': 'the course is blank',
  'similar-ids': 'IDs are easily mistaken for each other',
  'stray-space': 'white space stands in an ID or around it',
  'non-printing': 'a text holds characters that nobody sees',
  'unknown-course': 'the site has no course of this name',
};

const useNames: Readonly<Record<ColumnPreview['use'], string>> = {
  student: 'student',
  course: 'course',
  id: 'certificate ID',
  kept: '',
  dropped: 'left out',
};

const rowUses: Readonly<Record<DropReason | 'certificate', string>> = {
  certificate: 'certificate',
  header: 'letters',
  'above-data': 'skipped',
  'column-a-blank': 'A is blank',
};

function columnLine(columns: readonly ColumnPreview[], use: 'student' | 'course' | 'id'): string {
  const column = columns.find((one) => one.use === use);
  return column?.name === undefined
    ? `- No column holds the ${useNames[use]}: the sheet has too few.`
    : `- Column ${column.name} holds the ${useNames[use]}.`;
}

/** The first rows, each cell below the name of its column and what that is taken for. */
function previewTable({ columns, firstRows }: Inspection): string[] {
  const heads = columns.map(({ name = '', use }) => `${name} ${useNames[use]}`.trim());
  const lines = [
    ['Row', 'Taken as', ...heads],
    ...firstRows.map(({ row, use }, index) => [
      String(row),
      rowUses[use],
      ...columns.map(({ cells }) => shortened(visibleText(cells[index] ?? ''))),
    ]),
  ];
  const widthAt = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  return lines.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd(widthAt(at))).join('  ')}`.trimEnd(),
  );
}

/** Not all of a kind, where a column is full of them. */
function findingLines(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ kind }) => kind).values()].flatMap((alike) => {
    const rest = alike.length - findingsShown;
    const lines = alike.slice(0, findingsShown).map(findingLine);
    return rest > 0 ? [...lines, `  and ${rest} more like the last (--json shows all)`] : lines;
  });
}

function findingLine({ kind, rows, texts }: Finding): string {
  const quoted = texts.map((text) => `"${shortened(visibleText(text))}"`);
  const shown = quoted.length === 0 ? '' : `: ${limited(quoted, textsShown)}`;
  return `- ${sentences[kind]}${shown} (${rowList(rows)})`;
}

function rowList(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'row' : 'rows'} ${limited(rows.map(String), rowsShown)}`;
}

function limited(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** So that one long cell does not tear the table apart. */
function shortened(text: string): string {
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}
