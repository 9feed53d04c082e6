import { describe, expect, test } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { findingWords } from './findings.ts';
import { inspectRegister } from './inspect-register.ts';

const columns = {
  ...defaultColumns,
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};
const title = ['Register'];
const headings = [
  ...['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID', 'Clerk'],
  ...['Issued on', 'Valid until', 'Status', 'Since', 'Replaced by'],
];
const today = new Date('2026-11-22T12:00:00Z');

interface Cells {
  readonly id?: string;
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

function inspect(...certificates: Cells[]) {
  const lines = certificates.map(({ id, issued, until, status, since, by }, at) =>
    [
      ...[String(at + 1), 'Asha Rao', 'C++', 'A', '', id ?? `ITA-2024-${1001 + at}`, ''],
      ...[issued, until, status, since, by],
    ].map((text) => text ?? ''),
  );
  return inspectRegister(sheetRows(title, headings, ...lines), {
    courses: ['C++'],
    columns,
    idPrefixes: ['ITA'],
    today,
  });
}

function findings(...certificates: Cells[]) {
  return inspect(...certificates).findings.map(({ kind, rows, columns: places, texts }) => ({
    kind,
    rows,
    columns: places.map(({ name }) => name),
    texts,
  }));
}

test('states that are understood and fit together are no fault', () => {
  expect(
    findings(
      { issued: '31 Jan 2024', until: '31 Jan 2028' },
      { status: 'Valid', since: '31 Jan 2024' },
      { status: 'withdrawn', since: '1 Mar 2025', issued: '31/01/2024' },
      { status: 'replaced', since: '1 Mar 2025', by: 'ITA-2024-1001' },
      { status: 'expired', until: '1 Mar 2025' },
      { issued: '03/04/2024', by: '-' },
    ),
  ).toEqual([]);
});

describe('each of these is named with its rows, column and text', () => {
  test.each<[what: string, cells: Cells, kind: string, column: string, text: string]>([
    ['a status that is not known', { status: 'on hold' }, 'unclear-status', 'J', 'on hold'],
    ['a text that is no date of issue', { issued: 'Diwali' }, 'unclear-date', 'H', 'Diwali'],
    ['a text that is no last day', { until: 'soon' }, 'unclear-date', 'I', 'soon'],
    ['a day of two readings', { issued: '03/04/2024' }, 'two-readings', 'H', '03/04/2024'],
    ['a day without a status', { since: '1 Jan 2024' }, 'since-without-status', 'K', '1 Jan 2024'],
    [
      'valid, and replaced',
      { status: 'valid', by: 'ITA-2024-1002' },
      'valid-and-replaced',
      'L',
      'ITA-2024-1002',
    ],
  ])('%s', (_, cells, kind, column, text) => {
    expect(findings(cells, {})).toEqual([{ kind, rows: [3], columns: [column], texts: [text] }]);
    const [finding] = inspect(cells, {}).findings;
    const said = finding && findingWords(finding);
    expect(said?.what).toContain(text);
    expect(said?.fix).toMatch(/\.$/);
  });
});

test('the order of days and months is decided by the whole column', () => {
  expect(findings({ issued: '03/04/2024' }, { issued: '31/01/2024' })).toEqual([]);
});

test('a column that the settings name and the sheet lacks is found', () => {
  const { findings: found } = inspectRegister(
    sheetRows(title, headings.slice(0, 9), ['1', 'Asha Rao', 'C++', 'A', '', 'X-1']),
    { courses: ['C++'], columns, today },
  );
  expect(found.map(({ kind, texts }) => [kind, texts])).toEqual(
    ['status', 'statusSince', 'replacedBy'].map((use) => ['state-column-missing', [use]]),
  );
});

test('an ID of the academy’s form with a wrong character is found', () => {
  expect(findings({ id: 'ITA-7K3M-9QXD-2FWAK' }, { id: 'ITA-7K3M-9QXD-2FWAZ' })).toEqual([
    { kind: 'mistyped-id', rows: [4], columns: ['F'], texts: ['ITA-7K3M-9QXD-2FWAZ'] },
  ]);
});

test('the ID that replaces a certificate further up is not found elsewhere', () => {
  expect(findings({ by: 'ITA-2024-1002' }, {})).toEqual([]);
});

test('what a visitor sees is the state, and the preview names its columns', () => {
  const { answers, columns: shown } = inspect({ status: 'revoked' }, {}, { until: '1 Jan 2025' });
  expect(answers.map(({ state }) => state)).toEqual(['withdrawn', 'valid', 'expired']);
  expect(shown.filter(({ use }) => use === 'status').map(({ name }) => name)).toEqual(['J']);
});
