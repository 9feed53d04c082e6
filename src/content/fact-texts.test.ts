import { expect, test } from 'vitest';
import { factTexts } from './fact-texts.ts';

test('nothing is said of what is not known', () => {
  expect(factTexts({})).toEqual([]);
});

test('a number is rupees in the Indian grouping, and a text is taken as it is', () => {
  expect(factTexts({ fee: 118_000 })).toEqual([['fee', '₹1,18,000']]);
  expect(factTexts({ fee: '₹18,000 in three parts', hoursPerWeek: 6 })).toEqual([
    ['hoursPerWeek', '6'],
    ['fee', '₹18,000 in three parts'],
  ]);
});

test.each([
  ['18,000', '₹18,000'],
  ['118000', '₹1,18,000'],
  ['1,18,000/-', '₹1,18,000'],
  ['Rs. 18,000/-', '₹18,000'],
  ['Rs.18000', '₹18,000'],
  ['₹ 18,000', '₹18,000'],
  ['INR 18,000.00', '₹18,000'],
  ['₹18,000 + GST', '₹18,000 + GST'],
  ['18,000 to 24,000', '18,000 to 24,000'],
  ['6,000 × 3', '6,000 × 3'],
])('the fee %s is shown as %s', (fee, shown) => {
  expect(factTexts({ fee })).toEqual([['fee', shown]]);
});

test('a date is written with its weekday, in whichever time zone the site is built', () => {
  expect(factTexts({ nextBatch: '2027-01-04' })).toEqual([['nextBatch', 'Mon, 4 January 2027']]);
});
