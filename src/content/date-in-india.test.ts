import { expect, test } from 'vitest';
import { dateInIndia } from './date-in-india.ts';

test('the day begins at midnight in India, whatever the clock of the machine says', () => {
  expect(dateInIndia(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(dateInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});
