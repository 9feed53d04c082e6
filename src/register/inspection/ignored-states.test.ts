import { expect, test } from 'vitest';
import { defaultColumns, type RegisterColumns } from '../rules/register.ts';
import { headed, headings, inColumn, titleRow, usual } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { findingWords } from './finding-words.ts';
import { inspectRegister } from './inspect-register.ts';

function inspect(lines: string[][], columns: RegisterColumns = defaultColumns) {
  return inspectRegister(sheetRows(titleRow, ...lines), {
    courses: ['AutoCAD', 'C++', 'Core Java', 'Data Science', 'Python'],
    columns,
    today: new Date('2026-11-22T12:00:00Z'),
  });
}

function told(lines: string[][], columns?: RegisterColumns) {
  const { findings, notes } = inspect(lines, columns);
  return { findings: findings.map(findingWords), notes: notes.map(findingWords) };
}

const withStatus = [...headings, 'Status'];

test('a status that no setting names is told with the line to write', () => {
  expect(told([withStatus, ...inColumn(7, ['Valid', 'Cancelled'])])).toEqual({
    findings: [
      {
        what: 'Column H ("Status") seems to hold the status, but content/register.yaml does not name it, so that the website ignores it. These certificates are shown as valid although it says: "Cancelled".',
        fix: 'Write `status: 6` under `columns` in content/register.yaml.',
      },
    ],
    notes: [],
  });
});

test('columns without a letter and those that are never read do not count in the line to write', () => {
  const letters = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const lines = inColumn(7, ['', 'Cancelled']).map((line, at) => [String(at + 4), ...line]);
  const rows = sheetRows(letters, ['1', ...titleRow], ['2', ...withStatus], ...lines);
  const { findings } = inspectRegister(rows, { courses: ['Python'] });
  expect(findings.map((finding) => findingWords(finding).fix)).toContain(
    'Write `status: 6` under `columns` in content/register.yaml.',
  );
});

test('a status in a column that is never read is copied to a free one', () => {
  const lines = [headed(6, 'Status'), ...inColumn(6, ['', 'Revoked'])];
  expect(told(lines).findings).toMatchObject([
    {
      fix: 'Columns E and G are never read. Copy the whole column, with its heading, to column H, and write `status: 6` under `columns` in content/register.yaml.',
    },
  ]);
});

test('a status among other remarks gets a column of its own', () => {
  const lines = [headed(3, 'Remarks'), ...inColumn(3, ['Good', 'Withdrawn', 'Fair'])];
  expect(told(lines).findings).toMatchObject([
    {
      fix: 'Write such words into a column of their own, such as column H, with the heading Status, and write `status: 6` under `columns` in content/register.yaml.',
    },
  ]);
});

test('where the status has a column already, the word belongs there', () => {
  const columns = { ...defaultColumns, status: 6 };
  const lines = (status: string) => [
    withStatus.with(3, 'Remarks'),
    ...usual((at) => (at === 1 ? { 3: 'Cancelled', 7: status } : {})),
  ];
  expect(told(lines('valid'), columns).findings).toEqual([
    {
      what: 'Column D ("Remarks") seems to hold the status, but the website takes it from column H. These certificates are shown as valid although it says: "Cancelled".',
      fix: 'Write the word into column H of the same row, where the website looks for the status.',
    },
  ]);
  expect(told(lines('withdrawn'), columns).findings).toEqual([]);
});

test('a last valid day that is past is told, and the other dates of the column decide how it is read', () => {
  const lines = [
    [...headings, 'Expiry date'],
    ...inColumn(7, ['12/11/2026', '31/01/2030', '11/12/2026']),
  ];
  expect(told(lines).findings).toEqual([
    {
      what: 'Column H ("Expiry date") seems to hold the last valid day, but content/register.yaml does not name it, so that the website ignores it. These certificates are shown as valid although that day is past: "12/11/2026".',
      fix: 'Write `validUntil: 6` under `columns` in content/register.yaml.',
    },
  ]);
});

test('a certificate that another replaces is told', () => {
  const lines = [[...headings, 'Replaced by'], ...inColumn(7, ['ITA-2024-0002', '-', 'n/a'])];
  expect(told(lines).findings).toEqual([
    {
      what: 'Column H ("Replaced by") seems to hold the ID of the certificate that replaces this one, but content/register.yaml does not name it, so that the website ignores it. These certificates are shown as valid although another replaces them: "ITA-2024-0002".',
      fix: 'Write `replacedBy: 6` under `columns` in content/register.yaml.',
    },
  ]);
});

test.each([
  ['Status', 'status', ['Valid', 'active']],
  ['Certificate status', 'status', []],
  ['STATUS', 'status', ['Completed']],
  ['Valid until', 'validUntil', ['31 Dec 2090']],
  ['Valid upto', 'validUntil', []],
  ['Expiry', 'validUntil', []],
  ['Date of expiry', 'validUntil', []],
  ['Replaced by', 'replacedBy', []],
  ['Status since', 'statusSince', []],
  ['Issued', 'issued', ['1 Jan 2024']],
  ['Issue Date', 'issued', []],
  ['Date of issue', 'issued', []],
])('the heading “%s” alone is a note', (heading, use, texts) => {
  const { findings, notes } = inspect([[...headings, heading], ...inColumn(7, texts)]);
  expect(findings).toEqual([]);
  expect(notes).toMatchObject([{ kind: 'ignored-state-column', use, columns: [{ heading }] }]);
});

test('the notes say what to write, and that it may be as it should', () => {
  expect(told([withStatus, ...usual()]).notes).toEqual([
    {
      what: 'Column H ("Status") seems to hold the status, but content/register.yaml does not name it, so that the website ignores it. Certificates are shown as valid, whatever it says.',
      fix: 'If it says which certificates are withdrawn, do this: Write `status: 6` under `columns` in content/register.yaml. Use the words valid, withdrawn, replaced and expired. If it says something else, nothing has to change.',
    },
  ]);
  expect(told([headed(4, 'Issued on'), ...inColumn(4, ['1 Jan 2024'])]).notes).toEqual([
    {
      what: 'Column E ("Issued on") seems to hold the date of issue, but content/register.yaml does not name it, so that the website ignores it.',
      fix: 'If visitors are to be told, do this: Columns E and G are never read. Copy the whole column, with its heading, to column H, and write `issued: 6` under `columns` in content/register.yaml. If not, nothing has to change.',
    },
  ]);
});

test.each([
  ['Issued', ['Yes', 'No', 'Yes']],
  ['Issued by', ['Anil More']],
  ['Validity', ['2 years', 'Lifetime']],
  ['Payment status', ['Paid']],
  ['State', ['Goa']],
])('“%s” above something else is nothing to tell', (heading, texts) => {
  const lines = [[...headings, heading], ...inColumn(7, texts)];
  expect(told(lines)).toEqual({ findings: [], notes: [] });
});

test('columns that the settings name are not told', () => {
  const lines = [[...withStatus, 'Issued on'], ...inColumn(7, ['', 'Cancelled'])];
  const columns = { ...defaultColumns, status: 6, issued: 7 };
  expect(told(lines, columns)).toEqual({ findings: [], notes: [] });
});
