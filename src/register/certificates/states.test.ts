import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { columnsWithState, stateCells } from '../testing/register-lines.ts';
import { sheetOf } from '../../spreadsheet/testing/sheet-rows.ts';
import { certificatesIn } from './certificates.ts';
import { type DateColumn, dateColumns, stateColumns } from './columns.ts';
import { dayInIndia, type FileDates, todayInIndia } from './dates.ts';
import { factsReader, stateOn, statusWords } from './facts.ts';
import { lastDays, type StateKind, stateKinds, type Status } from './states.ts';
import { findCertificate } from './verdict.ts';

const today = { latest: '2026-11-22', certain: '2026-11-22' };

type StateCells = Parameters<typeof stateCells>[0];

function registerOf(...certificates: StateCells[]) {
  const lines = certificates.map((texts) => `1|Asha|C++|A||X-1||${stateCells(texts).join('|')}`);
  return certificatesIn(
    sheetOf(['Register', 'No.|Student', ...lines].join(' / ')),
    columnsWithState,
  );
}

/** The state of the first of `certificates` on 22 November 2026. */
function stateOf(...certificates: StateCells[]) {
  const register = registerOf(...certificates);
  const [first] = register.records;
  return first && stateOn(first, factsReader(register)(first), today);
}

const valid = { kind: 'valid' };
const expired = { kind: 'expired' };
const unclear = (text: string) => ({ kind: 'unclear', text });
const dashes = Object.fromEntries(
  stateColumns.map((column, at) => [column, '-\u2013'.charAt(at % 2)]),
);
const revoked = { status: 'Revoked', statusSince: '1 Mar 2026', issued: '31 Jan 2024' };
const onHold = {
  status: 'no such status',
  validUntil: '1 Jan 2020',
  replacedBy: 'X-2',
  issued: '31 Jan 2024',
};
const all = { status: 'withdrawn', validUntil: '21 Nov 2020', statusSince: 'May', issued: 'once' };

test.each<[rule: string, cells: StateCells, state: object]>([
  ['without a status is valid', {}, valid],
  ['with nothing but dashes is valid', dashes, valid],
  [
    'is valid on its last day too',
    { validUntil: '22 Nov 2026' },
    { ...valid, until: '2026-11-22' },
  ],
  [
    'is expired on the day after its last day',
    { validUntil: '21 Nov 2026' },
    { ...expired, until: '2026-11-21' },
  ],
  [
    'is unclear if its last day is over in only one of two readings of the date',
    { validUntil: '10/12/2026' },
    unclear('2026-10-12/2026-12-10'),
  ],
  [
    'is valid if its last day is to come in both readings of the date',
    { validUntil: '3/4/2027' },
    { ...valid, until: '2027-03-04/2027-04-03' },
  ],
  [
    'is expired if its last day is over in both readings of the date',
    { validUntil: '3/4/2025' },
    { ...expired, until: '2025-03-04/2025-04-03' },
  ],
  ['is unclear if its last day is not a date', { validUntil: 'two years' }, unclear('two years')],
  [
    'is shown as withdrawn with the days of withdrawal and issue',
    revoked,
    { kind: 'withdrawn', since: '2026-03-01', issued: '2024-01-31' },
  ],
  [
    'is replaced if it has a replacing ID and no status',
    { replacedBy: 'X-2' },
    { kind: 'replaced', by: 'X-2' },
  ],
  ['is withdrawn if its status says so, whatever its dates say', all, { kind: 'withdrawn' }],
  [
    'is expired if its status says so, although its last day is to come',
    { status: 'expired', validUntil: '1 Jan 2030' },
    expired,
  ],
  [
    'is unclear if its status is not a known word',
    onHold,
    { ...unclear('no such status'), issued: '2024-01-31' },
  ],
  [
    'is unclear if its status is valid but it has a replacing ID',
    { status: 'valid', replacedBy: 'X-2' },
    unclear('X-2'),
  ],
  [
    'is valid if its status is valid and has a date',
    { status: 'valid', statusSince: '1 Mar 2026' },
    valid,
  ],
  ['is unclear if its date of issue is not a date', { issued: 'Diwali' }, unclear('Diwali')],
  [
    'is expired after its last day, whatever its date of issue says',
    { issued: 'x', validUntil: '1 Jan 2020' },
    { ...expired, until: '2020-01-01' },
  ],
])('a certificate %s', (_, cells, state) => {
  expect(stateOf(cells)).toEqual(state);
});

test('all dates of a column together decide whether days or months come first', () => {
  const validUntil = '10/12/2026';
  expect(stateOf({ validUntil }, { validUntil: '31/01/2027' })).toMatchObject({
    until: '2026-12-10',
  });
  expect(stateOf({ validUntil }, { validUntil: '1/31/2027' })).toMatchObject({
    until: '2026-10-12',
  });
});

/** The usual row with the last valid day `text`. The file may store a `day` for that cell. */
function lastDay(text: string, day?: string): SheetRow {
  const cells = [...'1|Asha|C++|A||X-1|'.split('|'), ...stateCells({ validUntil: text })];
  const days = day === undefined ? undefined : cells.map((cell) => (cell === text ? day : ''));
  return { number: 3, cells, days };
}

test('B16: a day that the file stores for a cell counts, whatever the cell’s text says', () => {
  const rows = [lastDay('12-03-26', '2026-12-03'), lastDay('04-12-26', '2026-04-12')];
  const typed = [lastDay('3/4/2026'), lastDay('31.12.2026')];
  const until = (...all: SheetRow[]) => {
    const register = certificatesIn([...sheetOf('a / b'), ...all], columnsWithState);
    const factsOf = factsReader(register);
    return register.records.map((record) => factsOf(record).until);
  };
  expect(until(...rows)).toEqual(['2026-12-03', '2026-04-12']);
  expect(until(...rows, ...typed).slice(2)).toEqual(['2026-04-03', '2026-12-31']);
  expect(until(lastDay('31/12/26', '2026-12-31'), lastDay('3/4/2026'))[1]).toBe(
    '2026-03-04/2026-04-03',
  );
});

test.each(stateColumns)('R7: a certificate whose "%s" is unknown is incomplete', (column) => {
  const index = 7 + stateColumns.indexOf(column);
  const [row] = registerOf({}).records;
  const rows = [...sheetOf('a / b'), { number: 3, cells: row?.cells ?? [], notKnown: [index] }];
  const register = certificatesIn(rows, columnsWithState);
  const [first] = register.records;
  const state = first && stateOn(first, factsReader(register)(first), today);
  expect(state).toEqual({ kind: 'incomplete', lacks: ['state'] });
});

const statusTexts: Readonly<Record<Status | 'unclear', readonly string[]>> = {
  valid: ['', 'Valid', 'ACTIVE', 'Issued'],
  withdrawn: ['withdrawn', 'Revoked.', 'CANCELLED', 'canceled'],
  replaced: [' Replaced ', 'Re-issued', 'Re issued', 'superseded'],
  expired: ['Expired'],
  unclear: ['not valid', 'invalid', 'withdrawn?', 'constructor', '__proto__', '0'],
};

test.each(Object.entries(statusTexts))(
  'a certificate is %s if its status is one of %j',
  (kind, texts) => {
    for (const status of texts) expect(stateOf({ status }), status).toMatchObject({ kind });
  },
);

test('R8: a certificate is found by each of its values except the ID of its replacement', () => {
  const register = registerOf({ status: 'replaced', replacedBy: 'X-2' });
  const values = ['1', 'Asha', 'C++', 'A', 'X-1', 'replaced', 'X-2'];
  expect(values.filter((value) => !findCertificate(register, value))).toEqual(['X-2']);
});

test('the guide lists every column of the settings and every word for a status', () => {
  const guide = readFileSync('docs/register.md', 'utf8');
  for (const column of stateColumns) expect(guide).toContain(`| \`${column}\` `);
  for (const word of Object.values(statusWords).flat()) expect(guide).toContain(`\`${word}\``);
});

test.each<[string, FileDates, latest: string, certain?: string]>([
  ['the device’s clock', { asOf: 'soon' }, '2026-11-22'],
  ['the faster of two clocks', { sent: 'Mon, 23 Nov 2026 04:00:00 GMT' }, '2026-11-23'],
  ['the day of the register', { asOf: '2026-11-25' }, '2026-11-25'],
  ['the day of the build', { built: '2026-11-25' }, '2026-11-25'],
  [
    'the device’s clock, if the days of the file and the build are earlier',
    { asOf: '2020-01-01', built: '2026-10-20' },
    '2026-11-22',
  ],
  [
    'the clocks, if the day of the file is in the future',
    { asOf: '2099-01-01', sent: 'Mon, 23 Nov 2026 04:00:00 GMT' },
    '2026-11-23',
  ],
  [
    'a host’s clock, but is not certain if the clock is two days ahead of the device',
    { sent: 'Tue, 24 Nov 2026 12:00:00 GMT' },
    '2026-11-24',
    '2026-11-22',
  ],
  [
    'the device’s clock, but is not certain if the clock is two days ahead of the site’s host',
    { siteSent: 'Fri, 20 Nov 2026 04:00:00 GMT', built: '2026-11-19' },
    '2026-11-22',
    '2026-11-20',
  ],
  [
    'two of three clocks, whatever the third says',
    { sent: 'Sun, 22 Nov 2026 04:00:00 GMT', siteSent: 'Wed, 1 Jan 2020 04:00:00 GMT' },
    '2026-11-22',
  ],
])('today’s date comes from %s', (_, dates, latest, certain = latest) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(todayInIndia(dates)).toEqual({ latest, certain });
});

test('a day begins at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});

/** For each column of dates: the state of a certificate that has only a date in that column. */
const byDate: Readonly<Record<DateColumn, readonly [past: StateKind, toCome: StateKind]>> = {
  issued: ['valid', 'valid'],
  validUntil: ['expired', 'valid'],
  statusSince: ['unclear', 'unclear'],
};

const dated = dateColumns.flatMap((column): (readonly [StateCells, StateKind])[] => {
  const [past, toCome] = byDate[column];
  return [
    [{ [column]: '1 Jan 2020' }, past],
    [{ [column]: '1 Jan 2030' }, toCome],
  ];
});

test.each(dated)('a certificate with only %j is %s', (cells, kind) => {
  expect(stateOf(cells)).toMatchObject({ kind });
});

test('a written status no longer counts after its last day', () => {
  vi.spyOn(lastDays, 'since', 'get').mockReturnValue({ upTo: 'withdrawn', after: 'valid' });
  onTestFinished(() => void vi.restoreAllMocks());
  const until = (statusSince: string) => stateOf({ status: 'withdrawn', statusSince });
  expect(until('21 Nov 2026')).toEqual(valid);
  expect(until('22 Nov 2026')).toEqual({ kind: 'withdrawn', since: '2026-11-22' });
  expect(until('10/12/2026')).toEqual({ kind: 'withdrawn', since: '2026-10-12/2026-12-10' });
});

test('if the status is blank and two cells mean different states, the later of `stateKinds` counts', () => {
  const replaced = [{ replacedBy: 'X-2' }, 'replaced'] as const;
  const clear = [...dated, replaced].filter(([, kind]) => kind !== 'unclear');
  const pairs = clear.flatMap((one) => clear.map((other) => [one, other] as const));
  for (const [[cells, a], [others, b]] of pairs) {
    const both = { ...cells, ...others };
    const kind = stateKinds.indexOf(a) > stateKinds.indexOf(b) ? a : b;
    if (Object.keys(both).length === 2) expect(stateOf(both)).toMatchObject({ kind });
  }
});
