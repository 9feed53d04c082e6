import type { FaultyRegister } from './faulty-register.ts';
import { headed, headings, inColumn, titleRow } from './register-lines.ts';

/** Columns that say that certificates are no longer valid, and that no setting names. */
export const ignoredStates: readonly FaultyRegister[] = [
  {
    what: 'a status that no setting names',
    lines: [
      titleRow,
      [...headings, 'Status'],
      ...inColumn(7, ['Valid', 'Cancelled', '', 'valid', 'REVOKED', 'cancelled']),
    ],
    finding: {
      kind: 'ignored-state',
      use: 'status',
      rows: [4, 7, 8],
      columns: ['H Status'],
      texts: ['Cancelled', 'REVOKED', 'cancelled'],
    },
  },
  {
    what: 'the word expired in a column without a heading',
    lines: [titleRow, headings, ...inColumn(8, ['', '', 'Expired'])],
    finding: { kind: 'ignored-state', use: 'status', rows: [5], columns: ['I'] },
  },
  {
    what: 'the word withdrawn among remarks, in a column that is never read',
    lines: [titleRow, headed(4, 'Remarks'), ...inColumn(4, ['Good', 'Withdrawn', 'Fair'])],
    finding: { kind: 'ignored-state', use: 'status', rows: [4], columns: ['E Remarks'] },
  },
  {
    what: 'last valid days of which some are past',
    lines: [
      titleRow,
      [...headings, 'Valid until'],
      ...inColumn(7, ['31/12/2024', '31/12/2090', '', '30 Jun 2025']),
    ],
    finding: {
      kind: 'ignored-state',
      use: 'validUntil',
      rows: [3, 6],
      columns: ['H Valid until'],
      texts: ['31/12/2024', '30 Jun 2025'],
    },
  },
  {
    what: 'the ID of another certificate below “Replaced by”',
    lines: [titleRow, [...headings, 'Replaced by'], ...inColumn(7, ['', 'ITA-2024-0001'])],
    finding: {
      kind: 'ignored-state',
      use: 'replacedBy',
      rows: [4],
      columns: ['H Replaced by'],
      texts: ['ITA-2024-0001'],
    },
  },
];
