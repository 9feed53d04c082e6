import { expect, test } from 'vitest';
import { courseCounts, factTexts, otherName } from './course-texts.ts';

test.each([
  [118_000, '₹1,18,000'],
  ['18,000', '₹18,000'],
  ['1,18,000/-', '₹1,18,000'],
  ['Rs. 18,000/-', '₹18,000'],
  ['INR 18,000.00', '₹18,000'],
  ['₹18,000 + GST', '₹18,000 + GST'],
])('the fee %s is shown as %s', (fee, shown) => {
  expect(factTexts({ fee })).toEqual([['fee', [shown]]]);
});

test('modules, practices and projects are counted', () => {
  const kinds = ['topic', 'practice', 'practice', 'project'] as const;
  const points = kinds.map((kind) => ({ kind, text: kind }));
  const counts = courseCounts([{ points }, { points: [] }]);
  expect(counts).toEqual({ modules: 2, practices: 2, projects: 1 });
});

test.each([
  ['AngularJS', 'Angular', 'AngularJS'],
  ['NodeJS', 'Node.js', undefined],
  ['C', 'C#', 'C'],
])('a course with the tile “%s” and title “%s” has the additional name %s', (tile, title, name) => {
  expect(otherName({ tile, title })).toBe(name);
});
