import { expect, test } from 'vitest';
import { inFigures, progressText, shownDate, dayAndTime, shownMoment } from './shown-texts.tsx';

const words = { bytes: '{received} of {expected}', bytesOnly: '{received}', rows: '{rows}' };

test.each([
  [499, 81_600, '0\u00a0kB of 82\u00a0kB'],
  [999_000, 12_340_000, '999\u00a0kB of 12.3\u00a0MB'],
  [1_000_000, undefined, '1.0\u00a0MB'],
])('the progress “%i of %s bytes” is shown in a suitable unit', (received, expected, text) => {
  expect(progressText({ phase: 'download', received, expected }, words)).toBe(text);
});

test('numbers are written in India’s format', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 123_456, 1_048_576, 1_234_567_890]) {
    expect(inFigures(count)).toBe(count.toLocaleString('en-IN'));
  }
});

test('days are written in India’s format', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    const written = new Date(day).toLocaleDateString('en-IN', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(shownDate(day, '')).toBe(written);
  }
});

test('a moment is shown in India’s time, wherever the visitor is', () => {
  const asked = new Date('2026-01-30T20:34:09Z');
  expect(dayAndTime(asked)).toBe('31 January 2026, 02:04');
  expect(shownMoment(asked)).toBe('31 January 2026, 02:04 GMT+05:30');
});
