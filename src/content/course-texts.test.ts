import { expect, test } from 'vitest';
import { courseCounts, factTexts, otherName, previewText } from './course-texts.ts';

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

test('a shared link to a course says duration, fee and next batch before its description', () => {
  const labels = {
    duration: 'Duration',
    hoursPerWeek: 'Hours',
    mode: 'Mode',
    language: 'Language',
    fee: 'Fee',
    batches: 'Batch',
  };
  const batches = [{ day: '2027-01-04' }, { day: '2027-02-01' }];
  const facts = { fee: 18_000, duration: '6 months', mode: 'Online', batches };
  expect(previewText({ facts, description: 'Learn C.' }, labels)).toMatch(
    /^Duration: 6 months · Fee: ₹18,000 · Batch: [^·]*4 Jan[^·]* · Learn C\.$/,
  );
  expect(previewText({ facts: {}, description: 'Learn C.' }, labels)).toBe('Learn C.');
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
