import { describe, expect, test } from 'vitest';
import { factsReader } from './states.ts';
import { dayInIndia, stateOn } from './states.ts';
import { certificatesIn } from './certificates.ts';
import { searchedValues } from './find.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

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

test('a certificate of which the columns say nothing is valid', () => {
  expect(stateOf({})).toEqual({ kind: 'valid' });
  expect(stateOf({ issued: '-', until: '\u2013', status: '--', since: '-', by: '-' })).toEqual({
    kind: 'valid',
  });
});

test('every state has the date of issue', () => {
  expect(stateOf({ issued: '31 Jan 2024' })).toEqual({ kind: 'valid', issued: '2024-01-31' });
  expect(stateOf({ issued: '31 Jan 2024', status: 'withdrawn' })).toMatchObject({
    issued: '2024-01-31',
  });
  expect(stateOf({ issued: '31 Jan 2024', status: 'paused' })).toMatchObject({
    issued: '2024-01-31',
  });
});

describe('valid until', () => {
  test('is valid on that day too', () => {
    expect(stateOf({ until: '22 Nov 2026' })).toEqual({
      kind: 'valid',
      until: '2026-11-22',
    });
  });

  test('is expired on the day after', () => {
    expect(stateOf({ until: '21 Nov 2026' })).toEqual({ kind: 'expired', until: '2026-11-21' });
  });

  test('goes by the order of days and months in the whole column', () => {
    expect(stateOf({ until: '10/12/2026' }, { until: '31/01/2027' })).toEqual({
      kind: 'valid',
      until: '2026-12-10',
    });
    expect(stateOf({ until: '10/12/2026' }, { until: '1/31/2027' })).toEqual({
      kind: 'expired',
      until: '2026-10-12',
    });
  });

  test('is unclear where it is over in one reading only', () => {
    expect(stateOf({ until: '10/12/2026' })).toEqual({
      kind: 'unclear',
      text: '2026-10-12/2026-12-10',
    });
  });

  test('is clear where both readings say the same today, and keeps both', () => {
    expect(stateOf({ until: '03/04/2027' })).toEqual({
      kind: 'valid',
      until: '2027-03-04/2027-04-03',
    });
    expect(stateOf({ until: '03/04/2025' })).toEqual({
      kind: 'expired',
      until: '2025-03-04/2025-04-03',
    });
  });

  test('is unclear if it is no date', () => {
    expect(stateOf({ until: 'two years' })).toEqual({ kind: 'unclear', text: 'two years' });
  });
});

describe('the status', () => {
  test('withdrawn and replaced have their date and the ID that replaces it', () => {
    expect(stateOf({ status: 'Revoked', since: '1 Mar 2026' })).toEqual({
      kind: 'withdrawn',
      since: '2026-03-01',
    });
    expect(stateOf({ status: 'Replaced', since: '1 Mar 2026', by: 'X-2' })).toEqual({
      kind: 'replaced',
      since: '2026-03-01',
      by: 'X-2',
    });
  });

  test('is replaced where only the ID that replaces it is there', () => {
    expect(stateOf({ by: 'X-2' })).toEqual({ kind: 'replaced', by: 'X-2' });
  });

  test('withdrawn counts for more than a date that is over or not understood', () => {
    expect(stateOf({ status: 'withdrawn', until: '21 Nov 2020' })).toEqual({ kind: 'withdrawn' });
    expect(stateOf({ status: 'withdrawn', since: 'May', issued: 'once' })).toEqual({
      kind: 'withdrawn',
    });
  });

  test('expired needs no date, and never shows one to come', () => {
    expect(stateOf({ status: 'expired' })).toEqual({ kind: 'expired' });
    expect(stateOf({ status: 'expired', until: '1 Jan 2030' })).toEqual({ kind: 'expired' });
  });

  test('that is not understood is unclear, whatever the dates say', () => {
    expect(stateOf({ status: 'on hold' })).toEqual({ kind: 'unclear', text: 'on hold' });
    expect(stateOf({ status: 'on hold', until: '1 Jan 2020' })).toEqual({
      kind: 'unclear',
      text: 'on hold',
    });
    expect(stateOf({ status: 'on hold', until: 'soon', by: 'X-2' })).toEqual({
      kind: 'unclear',
      text: 'on hold',
    });
  });

  test('valid is unclear beside an ID that replaces it', () => {
    expect(stateOf({ status: 'valid', by: 'X-2' })).toEqual({ kind: 'unclear', text: 'X-2' });
  });

  test('left blank is unclear beside a day from which it holds', () => {
    expect(stateOf({ since: '1 Mar 2026' })).toEqual({ kind: 'unclear', text: '1 Mar 2026' });
    expect(stateOf({ status: 'valid', since: '1 Mar 2026' })).toEqual({ kind: 'valid' });
  });
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

test('a date of issue that is none is unclear, unless the certificate is no longer valid', () => {
  expect(stateOf({ issued: 'Diwali' })).toEqual({ kind: 'unclear', text: 'Diwali' });
  expect(stateOf({ issued: 'Diwali', until: '1 Jan 2020' })).toEqual({
    kind: 'expired',
    until: '2020-01-01',
  });
});

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

test('a day begins at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
