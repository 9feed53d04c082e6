import { expect, test } from 'vitest';
import { dateOrder, registerDate } from './dates.ts';

const words = '31 Jan 2026|31-Jan-26|31 January, 2026|31st January 2026| 31\u00a0Jan\u00a02026 ';
const monthsFirst = 'January 31, 2026|Jan 31 2026|Jan. 31, 2026|Saturday, January 31, 2026';
const numbers = '31/01/2026|31.1.26|31 - 01 - 2026|31/01/2026 00:00|1/31/2026|1/31/26';
const others = '2026-01-31|2026/1/31|2026-Jan-31|2026-01-31T00:00:00Z|1/31/2026 12:00:00 AM';
const scripts = '\u0969\u0967/\u0966\u0967/\u0968\u0966\u0968\u096c|\uff13\uff11/01/2026';

test.each([words, monthsFirst, numbers, others, scripts].join('|').split('|'))(
  '"%s" is read as 31 January 2026',
  (text) => {
    expect(registerDate(text)).toBe('2026-01-31');
  },
);

const noDays = '31/02/2026|13/13/2026|29 Feb 2025|00/01/2026|31/01/226';
const noDates = '|soon|2026|46053|Jan 2026|Jan-26|31 Foo 2026|31 Ja 2026|x31/01/2026|31/01/2026?';

test.each([noDays, noDates, `${' '.repeat(100_000)}31/01/2026`].join('|').split('|'))(
  '"%s" is not a date',
  (text) => {
    expect(registerDate(text)).toBeUndefined();
  },
);

test.each([
  ['29 Feb 2028', undefined, '2028-02-29'],
  ['03/04/2026', undefined, '2026-03-04/2026-04-03'],
  ['04/03/2026', undefined, '2026-03-04/2026-04-03'],
  ['05/05/2026', undefined, '2026-05-05'],
  ['03/04/2026', 'day-first', '2026-04-03'],
  ['03/04/2026', 'month-first', '2026-03-04'],
  ['31/01/2026', 'month-first', '2026-01-31'],
] as const)('the text %s in a column with the order %s is read as %s', (text, order, date) => {
  expect(registerDate(text, order)).toBe(date);
});

test.each([
  ['a first number above 12', ['03/04/2026', '31/01/2026'], 'day-first'],
  ['a second number above 12', ['3/4/2026', '1/31/2026'], 'month-first'],
  ['all numbers up to 12', ['03/04/2026', '05/05/2026'], undefined],
  ['dates of both orders', ['31/01/2026', '1/31/2026'], undefined],
  ['dates in words only', ['31 Jan 2026', '2026-01-31', ''], undefined],
  ['only days that do not exist', ['31/02/2026', '13/13/2026'], undefined],
] as const)('the order of day and month is found, or left undefined, for %s', (_, texts, order) => {
  expect(dateOrder(texts)).toBe(order);
});
