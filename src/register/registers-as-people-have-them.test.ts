import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultColumns, type RegisterColumns } from './certificates/columns.ts';
import { verdictOn } from './certificates/unknown-verdicts.ts';
import { registerIn, type Verdict } from './certificates/verdict.ts';
import { asFault } from './faults.ts';
import { openFile } from '../spreadsheet/file/open-file.ts';
import { readToInspect } from './inspection/inspect-register.ts';
import { findingWords, isUnconfirmed } from './inspection/findings.ts';
import { readRows } from '../spreadsheet/read/read-rows.ts';
import { ownFolder } from '../spreadsheet/testing/sample-workbooks.ts';

// Registers as programs and people save them, with the answers of the page and the findings of the check.

interface Told {
  /** In addition to the usual columns. */
  readonly columns?: Partial<RegisterColumns>;
  /** The answers by ID, as `said` writes them, or the kind of fault. */
  readonly answers: string | Readonly<Record<string, string>>;
  /** The findings, such as `error-sheet 3`. Missing if the findings are not tested. */
  readonly found?: readonly string[];
  /** A pattern for the words of the findings. */
  readonly advice?: RegExp;
}

const registers: Record<string, Told> = {
  '02-web-archive.xls': { answers: 'unread-kind' },
  '06-semicolons-in-cells.csv': {
    answers: { 'ITA-2024-0001': 'valid Asha Example', 'ITA-2024-9999': 'invalid' },
    found: [],
  },
  '17-xml-spreadsheet-2003.xls': { answers: 'unread-kind' },
  '22-sensitivity-label.xlsx': { answers: 'rights-managed' },
  '24-backslash-quotes.csv': {
    // The cells of row 7 are in the wrong columns.
    answers: { 'ITA-2024-0004': 'valid Kiran Mock', 'ITA-2024-0005': 'incomplete' },
    found: ['torn-row 5', 'torn-row 7'],
    advice: /written twice/,
  },
  '31-equals-trick.csv': { answers: { 'ITA-2024-0001': 'valid Asha Example' }, found: [] },
  '39-space-after-comma.csv': { answers: { 'ITA-2024-0001': 'valid Asha Example' }, found: [] },
  '43-dump.sql': { answers: 'not-a-spreadsheet' },
  '03a-ids-by-formula-cached-0.xlsx': {
    answers: 'not-calculated',
    found: ['no-value 3 4 5 6 7 8 9 10'],
    advice: /Open the file in Excel/,
  },
  '03b-ids-by-formula-no-value.xlsx': {
    answers: 'not-calculated',
    found: ['no-value 3 4 5 6 7 8 9 10'],
  },
  '03d-column-a-by-formula-no-value.xlsx': {
    answers: { 'ITA-2024-0001': 'valid Asha Example', 'ITA-2024-9999': 'invalid' },
    found: [],
  },
  '05b-dates-format-14-only-ambiguous.xlsx': {
    columns: { issued: 6, validUntil: 7 },
    answers: {
      'ITA-2024-0001': 'valid Asha Example, issued 2024-04-05, until 2026-12-03',
      'ITA-2024-0002': 'expired Ravi Sample, issued 2024-04-06, until 2026-04-12',
    },
    found: [],
  },
  '05d-valid-until-one-text.xlsx': {
    columns: { validUntil: 6 },
    answers: {
      'ITA-2024-0001': 'valid Asha Example, until 2026-12-03',
      'ITA-2024-0002': 'expired Ravi Sample, until 2026-04-12',
      'ITA-2024-0004': 'valid Kiran Mock, until 2026-12-31',
    },
    found: [],
  },
  '05e-two-formats-of-real-dates.xlsx': {
    columns: { validUntil: 6 },
    answers: {
      'ITA-2024-0001': 'valid Asha Example, until 2026-12-03',
      'ITA-2024-0002': 'expired Ravi Sample, until 2026-04-12',
    },
    found: [],
  },
  '18-one-cut-character.csv': { answers: {}, found: ['lost-letters 10'] },
  '21b-one-sheet-for-each-page.xlsx': {
    answers: {},
    found: ['beside', 'beside'],
    advice: /The sheet "Page 2" is not read.* To visitors, .* are invalid: "ITA.*Copy their rows/,
  },
  'lo-detect-one-month.csv': {
    answers: {},
    found: [],
    advice: /"01\/03\/1".*format column F as text/,
  },
  'lo-mixedE.xlsx': { answers: {}, found: [], advice: /"2400000".*format column F as text/ },
  'names_qm.csv': { answers: {}, found: ['lost-letters 5 9'], advice: /save it as .xlsx/ },
  'openpyxl-added-a-row.xlsx': {
    answers: {
      'ITA-2024-0001': 'valid Sample Student 001',
      'ITA-2024-0005': 'incomplete',
    },
    found: ['no-value 7 8'],
    advice: /Open the file in Excel/,
  },
  'openpyxl-firsthidden.ods': {
    answers: 'no-ids',
    found: ['no-register', 'beside'],
    advice: /Unhide.*drag its tab/,
  },
  'openpyxl-firsthidden.xlsx': {
    answers: 'no-ids',
    found: ['no-register', 'beside'],
    advice: /Unhide.*drag its tab/,
  },
  'r-writexl-link.xlsx': {
    answers: 'not-calculated',
    found: ['skipped-certificate 2', 'no-value 3 4 5 6 7 8 9 10 11 12 13'],
    advice: /Open the file in Excel/,
  },
  'xw-one-student-formula.xlsx': {
    answers: { 'ITA-2024-0004': 'incomplete , lacks student' },
    found: ['no-value 6'],
    advice: /in Excel/,
  },
  '04-numbers-summary.xlsx': {
    answers: 'no-usable-rows',
    found: ['no-register', 'beside', 'beside'],
    advice: /drag its tab[^]*The sheet "Register"/,
  },
  '10a-all-loading.csv': {
    answers: 'no-ids',
    found: ['no-value 3', 'no-value 3', 'no-value 3'],
    advice: /look again in a minute/,
  },
  '10b-ids-loading.csv': {
    answers: 'no-ids',
    found: ['no-value 3 4 5 6 7 8 9 10'],
  },
  '10c-some-ids-loading.csv': {
    answers: {
      'ITA-2024-0001': 'valid Asha Example',
      'ITA-2024-0006': 'incomplete',
      'ITA-1999-0001': 'incomplete',
      'Leela Trial': 'valid Leela Trial',
      '': 'invalid',
    },
    found: ['no-value 8 9 10'],
  },
  '19a-style-zeros-text-raw.ods': {
    answers: { '000001': 'valid Asha Example', '999999': 'invalid' },
  },
  '19b-style-zeros-no-text.ods': { answers: { '000004': 'valid Kiran Mock' } },
  '19c-date-style-text-serial.ods': {
    columns: { issued: 6, validUntil: 7 },
    answers: { 'ITA-2024-0002': 'valid Ravi Sample, issued 2024-04-02, until 2027-04-02' },
    found: [],
  },
  '30-f01.xlsx': { answers: { '०००७': 'valid S', '0007': 'invalid' } },
  'devanagari.xlsx': {
    columns: { issued: 4 },
    answers: { '०००७': 'valid Sample Student 001, issued 2024-03-01' },
  },
  'general-with-prefix.xlsx': {
    answers: { 'ITA-202401310001': 'valid Sample Student 001', 'ITA-2.02401E+11': 'invalid' },
  },
  'odfpy-0000-nop.ods': { answers: { '0007': 'valid Sample Student 001', '00007': 'invalid' } },
  '10d-ref.csv': {
    answers: 'no-ids',
    found: ['no-value 3'],
    advice: /"#REF!".*look again in a minute/,
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(Object.entries(registers))(
  'the register %s gives the expected answers and findings',
  async (name, told) => {
    const bytes = new Uint8Array(readFileSync(join(ownFolder, 'registers', name)));
    const columns = { ...defaultColumns, ...told.columns };
    expect(await answersOf(bytes, columns, told.answers)).toEqual(told.answers);
    if (!told.found) return;
    const inspection = (await readToInspect(bytes)).inspect({ courses, columns });
    const findings = inspection.findings.filter(
      (finding) => finding.holds?.startsWith('the sheet') || !isUnconfirmed(finding),
    );
    expect(findings.map(({ kind, rows }) => [kind, ...rows].join(' '))).toEqual(told.found);
    const words = inspection.findings.map((one) => Object.values(findingWords(one)).join(' '));
    expect(words.join('\n')).toMatch(told.advice ?? /^/);
  },
);

/** Answers with the page's own functions. */
async function answersOf(bytes: Uint8Array, columns: RegisterColumns, asked: Told['answers']) {
  try {
    const register = registerIn(await readRows(await openFile(bytes)), { columns });
    const ids = Object.keys(typeof asked === 'string' ? {} : asked);
    return Object.fromEntries(ids.map((id) => [id, said(verdictOn(register, id))]));
  } catch (error) {
    return asFault(error).kind;
  }
}

/** The verdict in words, such as `valid Asha, until 2026-12-03` or `invalid`. */
function said(verdict: Verdict): string {
  if (verdict.status !== 'found') return verdict.status;
  const { state, certificate } = verdict;
  const dates = Object.entries(state).filter(([fact]) => /^(issued|until|since|lacks)$/.test(fact));
  const facts = dates.flatMap(([fact, value]) =>
    value === undefined ? [] : [`, ${fact} ${String(value)}`],
  );
  return `${state.kind} ${certificate.student}${facts.join('')}`;
}

const courses = ['Java Full Stack', 'Python', 'Data Science', 'C++'];
