import type { DropReason } from '../rules/register.ts';
import type { Inspection } from './inspect-register.ts';
import type { ColumnPreview } from './inspection-preview.ts';
import { shortened, useNames } from './report-text.ts';
import { visibleText } from './strange-characters.ts';

/** The first rows as text, each cell below the name of its column and what that is read as. */
export function previewTable(inspection: Inspection): string[] {
  const lines = previewCells(inspection);
  const widthAt = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  return lines.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd(widthAt(at))).join('  ')}`.trimEnd(),
  );
}

/** The same as cells; the first line holds the headings. */
export function previewCells({ columns, firstRows }: Inspection): string[][] {
  const heads = columns.map(({ name = '', use }) => `${name} ${columnUses[use]}`.trim());
  return [
    ['Row', 'Read as', ...heads],
    ...firstRows.map(({ row, use }, index) => [
      String(row),
      rowUses[use],
      ...columns.map(({ cells }) => shortened(visibleText(cells[index] ?? ''))),
    ]),
  ];
}

const columnUses: Readonly<Record<ColumnPreview['use'], string>> = {
  student: useNames.student.one,
  course: useNames.course.one,
  id: useNames.id.one,
  issued: 'issued',
  validUntil: 'valid until',
  status: 'status',
  statusSince: 'status since',
  replacedBy: 'replaced by',
  kept: '',
  dropped: 'not read',
};

const rowUses: Readonly<Record<DropReason | 'certificate', string>> = {
  certificate: 'certificate',
  header: 'letters',
  'above-data': 'heading',
  'column-a-blank': 'A is blank',
};
