import { expect, test } from 'vitest';
import { inFigures, progressText } from './shown-texts.tsx';

const words = { bytes: '{received} of {expected}', bytesOnly: '{received}', rows: '{rows}' };

test.each([
  [499, 81_600, '0\u00a0kB of 82\u00a0kB'],
  [999_000, 12_340_000, '999\u00a0kB of 12.3\u00a0MB'],
  [1_000_000, undefined, '1.0\u00a0MB'],
])('%i of %s bytes are told in the unit that suits each', (received, expected, text) => {
  expect(progressText({ phase: 'download', received, expected }, words)).toBe(text);
});

test('numbers are written as India writes them', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 123_456, 1_048_576, 1_234_567_890]) {
    expect(inFigures(count)).toBe(count.toLocaleString('en-IN'));
  }
});
