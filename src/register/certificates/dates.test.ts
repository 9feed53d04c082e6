import { expect, test } from 'vitest';
import { dateOrder, daysOf, registerDate } from './dates.ts';

test.each([
  '2026-01-31',
  '2026/1/31',
  '2026-Jan-31',
  '31 Jan 2026',
  '31-Jan-26',
  '31 January, 2026',
  '31st January 2026',
  'Saturday, 31 January, 2026',
  'January 31, 2026',
  'Jan 31 2026',
  'Jan. 31, 2026',
  'Saturday, January 31, 2026',
  '31/01/2026',
  '31.1.26',
  '31 - 01 - 2026',
  '1/31/2026',
  '1/31/26',
  '2026-01-31T00:00:00Z',
  '31/01/2026 00:00',
  '1/31/2026 12:00:00 AM',
  ' 31\u00a0Jan\u00a02026 ',
  '\u0969\u0967/\u0966\u0967/\u0968\u0966\u0968\u096c',
  '\uff13\uff11/01/2026',
])('"%s" is 31 January 2026', (text) => {
  expect(registerDate(text)).toBe('2026-01-31');
});

test.each([
  '',
  'soon',
  '2026',
  '46053',
  'Jan 2026',
  'Jan-26',
  '31/02/2026',
  '13/13/2026',
  '29 Feb 2025',
  '00/01/2026',
  '31 Foo 2026',
  '31 Ja 2026',
  '31/01/226',
  'x31/01/2026',
  'until 31/01/2026',
  '31/01/2026?',
  `${' '.repeat(100_000)}31/01/2026`,
])('"%s" is no date', (text) => {
  expect(registerDate(text)).toBeUndefined();
});

test('29 February is a day of a leap year', () => {
  expect(registerDate('29 Feb 2028')).toBe('2028-02-29');
});

test('numbers that can be read in two ways are both readings, the earlier first', () => {
  expect(registerDate('03/04/2026')).toBe('2026-03-04/2026-04-03');
  expect(registerDate('04/03/2026')).toBe('2026-03-04/2026-04-03');
  expect(daysOf('2026-03-04/2026-04-03')).toEqual(['2026-03-04', '2026-04-03']);
});

test('numbers that are read as the same day in both ways are that day', () => {
  expect(registerDate('05/05/2026')).toBe('2026-05-05');
  expect(daysOf('2026-05-05')).toEqual(['2026-05-05', '2026-05-05']);
});

test('the order of the column decides', () => {
  expect(registerDate('03/04/2026', 'day-first')).toBe('2026-04-03');
  expect(registerDate('03/04/2026', 'month-first')).toBe('2026-03-04');
});

test('a date that can be read in one way only is read so in a column of the other order', () => {
  expect(registerDate('31/01/2026', 'month-first')).toBe('2026-01-31');
});

test.each([
  ['a first number above 12', ['03/04/2026', '31/01/2026'], 'day-first'],
  ['a second number above 12', ['3/4/2026', '1/31/2026'], 'month-first'],
  ['none above 12', ['03/04/2026', '05/05/2026'], undefined],
  ['some of each', ['31/01/2026', '1/31/2026'], undefined],
  ['dates in words only', ['31 Jan 2026', '2026-01-31', ''], undefined],
  ['no real day', ['31/02/2026', '13/13/2026'], undefined],
] as const)('a column with %s', (_, texts, order) => {
  expect(dateOrder(texts)).toBe(order);
});
