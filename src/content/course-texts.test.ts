import { expect, test } from 'vitest';
import { countedText, courseCounts, dateInIndia, factTexts, otherName } from './course-texts.ts';

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

test('modules, practices and projects are counted', () => {
  const points = [
    { kind: 'topic', text: 'Values' },
    { kind: 'practice', text: 'count' },
    { kind: 'practice', text: 'sort' },
    { kind: 'project', text: 'keep' },
  ] as const;
  expect(courseCounts([{ points }, { points: [] }])).toEqual({
    modules: 2,
    practices: 2,
    projects: 1,
  });
  const words = { one: 'project', many: 'projects' };
  const texts = [0, 1, 2].map((count) => countedText(count, words));
  expect(texts).toEqual(['0 projects', '1 project', '2 projects']);
});

test.each([
  ['AngularJS', 'Angular', 'AngularJS'],
  ['Full Stack Java', 'Java Full Stack', 'Full Stack Java'],
  ['NodeJS', 'Node.js', undefined],
  ['Adobe PhotoShop', 'Adobe Photoshop', undefined],
  ['C', 'C#', 'C'],
])('the tile %s of %s: %s', (tile, title, name) => {
  expect(otherName({ tile, title })).toBe(name);
});

test('the day begins at midnight in India, whatever the clock of the machine says', () => {
  expect(dateInIndia(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(dateInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});
