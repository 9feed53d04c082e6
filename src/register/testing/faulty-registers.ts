import { faultyColumns } from './faulty-columns.ts';
import { personalColumns } from './personal-columns.ts';
import { type FaultyRegister, headings, inColumn, titleRow, usual } from './register-lines.ts';

const rows = [3, 4, 5, 6, 7, 8];

/** Registers with a fault, in the order of the report: headings in the wrong rows and spoilt IDs come first. */
export const faultyRegisters: readonly FaultyRegister[] = [
  {
    what: 'one heading row, so that the first certificate is skipped',
    lines: [headings, ...usual()],
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['ITA-2024-0001'] },
  },
  {
    what: 'no heading row',
    lines: usual(),
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['ITA-2024-0002'] },
  },
  {
    what: 'one heading row, and IDs of another shape in the first year',
    lines: [headings, ...usual((at) => (at === 0 ? { 5: 'A/1' } : {}))],
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['Python'] },
  },
  {
    what: 'one heading row, and nothing but a serial number that shows the first certificate',
    lines: [headings, ...usual((at) => (at === 0 ? { 2: 'Tally Prime', 5: 'A/1' } : {}))],
    finding: { kind: 'skipped-certificate', rows: [2], texts: ['1'] },
  },
  {
    what: 'three heading rows, so that the headings count as a certificate',
    lines: [titleRow, ['Pune branch'], headings, ...usual()],
    finding: { kind: 'kept-heading', rows: [3] },
  },
  {
    what: 'headings that are repeated further down',
    lines: [titleRow, headings, ...usual().toSpliced(3, 0, headings)],
    finding: { kind: 'kept-heading', rows: [6] },
  },
  {
    what: 'numbers that the spreadsheet shortened',
    lines: [
      titleRow,
      headings,
      ...inColumn(5, ['2.02E+11', '2.02E+11', '2.02403E+11', '2.02E+11', '2.02E+11', '2.02E+11']),
    ],
    finding: { kind: 'spoilt-id', rows, columns: ['F Certificate ID'] },
  },
  {
    what: 'lost zeros',
    lines: [titleRow, headings, ...inColumn(5, ['7', '0008', '0009', '0010', '11', '0012'])],
    finding: {
      kind: 'spoilt-id',
      rows: [3, 7],
      columns: ['F Certificate ID'],
      texts: ['7', '11'],
    },
  },
  ...faultyColumns,
  ...personalColumns,
];
