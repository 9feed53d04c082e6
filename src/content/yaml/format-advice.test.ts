import { expect, test } from 'vitest';
import { formatAdvice } from './format-advice.ts';

const form =
  'write the year with four digits, the month and the day with two, with hyphens between them';

test.each([
  ['15/12/2026', 'write 2026-12-15'],
  ['5.1.2027', 'write 2027-01-05'],
  ['12/15/2026', 'write 2026-12-15'],
  ['2026/12/5', 'write 2026-12-05'],
  ['31/2/2027', form],
  ['next Monday', form],
])('the date %s is told as it has to be written', (written, advice) => {
  expect(formatAdvice('date', written)).toBe(advice);
});
