import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { certificateStates, dayInIndia, factsReader, stateOn } from './states.ts';
import { certificatesIn } from './certificates.ts';
import { searchedValues, sheetRows } from '../testing/sheet-rows.ts';

const columns = {
  student: 2,
  course: 3,
  id: 5,
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};
const above = [['Register'], ['No.', 'Student']];
const today = '2026-11-22';

interface StateCells {
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

/** The state of the first of these certificates. */
function stateOf(...certificates: StateCells[]) {
  const lines = certificates.map(({ issued, until, status, since, by }) =>
    ['1', 'Asha', 'C++', 'A', '', 'X-1', '', issued, until, status, since, by].map(
      (text) => text ?? '',
    ),
  );
  const register = certificatesIn(sheetRows(...above, ...lines), columns);
  const [first] = register.records;
  return first && stateOn(first, factsReader(register)(first), today);
}

const until = '2026-11-22';
const unclear = (text: string) => ({ kind: 'unclear', text });
const expired = (until: string) => ({ kind: 'expired', until });

test.each<[rule: string, cells: StateCells, state: object]>([
  ['without a word is valid', {}, { kind: 'valid' }],
  [
    'with nothing but dashes is valid',
    { issued: '-', until: '\u2013', status: '--', since: '-', by: '-' },
    { kind: 'valid' },
  ],
  ['is valid on its last day too', { until: '22 Nov 2026' }, { kind: 'valid', until }],
  ['is expired on the day after', { until: '21 Nov 2026' }, expired('2026-11-21')],
  ['is unclear if over in one reading', { until: '10/12/2026' }, unclear('2026-10-12/2026-12-10')],
  [
    'is valid in both readings',
    { until: '03/04/2027' },
    { kind: 'valid', until: '2027-03-04/2027-04-03' },
  ],
  ['is expired in both readings', { until: '03/04/2025' }, expired('2025-03-04/2025-04-03')],
  ['is unclear if it ends on no date', { until: 'two years' }, unclear('two years')],
  [
    'is withdrawn from a day on, and has its date of issue',
    { status: 'Revoked', since: '1 Mar 2026', issued: '31 Jan 2024' },
    { kind: 'withdrawn', since: '2026-03-01', issued: '2024-01-31' },
  ],
  [
    'has the ID that replaces it',
    { status: 'Replaced', since: '1 Mar 2026', by: 'X-2' },
    { kind: 'replaced', since: '2026-03-01', by: 'X-2' },
  ],
  ['is replaced if only that ID is there', { by: 'X-2' }, { kind: 'replaced', by: 'X-2' }],
  [
    'is withdrawn rather than expired or unclear',
    { status: 'withdrawn', until: '21 Nov 2020', since: 'May', issued: 'once' },
    { kind: 'withdrawn' },
  ],
  ['may be expired without a date', { status: 'expired' }, { kind: 'expired' }],
  ['never ends on a day to come', { status: 'expired', until: '1 Jan 2030' }, { kind: 'expired' }],
  ['is unclear in other words', { status: 'paused' }, unclear('paused')],
  [
    'is so whatever else it says, and has its date of issue',
    { status: 'on hold', until: '1 Jan 2020', by: 'X-2', issued: '31 Jan 2024' },
    { ...unclear('on hold'), issued: '2024-01-31' },
  ],
  ['is unclear if it is valid and replaced', { status: 'valid', by: 'X-2' }, unclear('X-2')],
  ['is unclear if the unsaid began', { since: '1 Mar 2026' }, unclear('1 Mar 2026')],
  ['is valid from a day', { status: 'valid', since: '1 Mar 2026' }, { kind: 'valid' }],
  ['is unclear if issued on no date', { issued: 'Diwali' }, unclear('Diwali')],
  [
    'is expired whenever it was issued',
    { issued: 'Diwali', until: '1 Jan 2020' },
    expired('2020-01-01'),
  ],
  ['has its date of issue', { issued: '31 Jan 2024' }, { kind: 'valid', issued: '2024-01-31' }],
])('a certificate %s', (_, cells, state) => {
  expect(stateOf(cells)).toEqual(state);
});

test('the order of days and months goes by the whole column', () => {
  const until = '10/12/2026';
  expect(stateOf({ until }, { until: '31/01/2027' })).toMatchObject({ until: '2026-12-10' });
  expect(stateOf({ until }, { until: '1/31/2027' })).toMatchObject({ until: '2026-10-12' });
});

test.each([
  ['', 'valid'],
  ['Valid', 'valid'],
  ['ACTIVE', 'valid'],
  ['Issued', 'valid'],
  ['withdrawn', 'withdrawn'],
  ['Revoked.', 'withdrawn'],
  ['CANCELLED', 'withdrawn'],
  ['canceled', 'withdrawn'],
  [' Replaced ', 'replaced'],
  ['Re-issued', 'replaced'],
  ['superseded', 'replaced'],
  ['Expired', 'expired'],
] as const)('the status "%s" is %s', (text, status) => {
  expect(stateOf({ status: text })).toEqual({ kind: status });
});

test.each(['on hold', 'not valid', 'invalid', 'withdrawn?', 'constructor', '__proto__', '0'])(
  'the status "%s" is not understood',
  (text) => {
    expect(stateOf({ status: text })).toEqual({ kind: 'unclear', text });
  },
);

test('a register without these columns has no facts', () => {
  const register = certificatesIn(sheetRows(...above, ['1', 'Asha', 'C', '', '', 'X-1', '', 'x']));
  const [record] = register.records;
  expect(record && factsReader(register)(record)).toEqual({});
});

test('R8: the ID that replaces a certificate is no value of it, and all its other values are', () => {
  const register = certificatesIn(
    sheetRows(...above, ['1', 'Asha', 'C', '', '', 'X-1', '', '', '', 'replaced', '', 'X-2']),
    columns,
  );
  const [record] = register.records;
  expect(record && searchedValues(record, register)).toEqual(['1', 'Asha', 'C', 'X-1', 'replaced']);
});

test('the guide has every word that the column of the status may hold', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/register.md'), 'utf8');
  for (const { words } of Object.values(certificateStates)) {
    for (const word of words) expect(guide).toContain(`\`${word}\``);
  }
});

test('a day begins at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
