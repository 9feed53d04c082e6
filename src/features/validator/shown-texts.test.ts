import { expect, test } from 'vitest';
import { progressText } from './shown-texts.tsx';

const words = {
  bytes: '{received} of {expected} received',
  bytesOnly: '{received} received',
  rows: '{rows} rows read',
};

test.each([
  [499, 81_600, '0\u00a0kB of 82\u00a0kB received'],
  [999_000, 12_340_000, '999\u00a0kB of 12.3\u00a0MB received'],
  [1_000_000, undefined, '1.0\u00a0MB received'],
])('%i of %s bytes are told in the unit that suits each', (received, expected, text) => {
  const progress = { phase: 'download', received, ...(expected && { expected }) } as const;
  expect(progressText(progress, words)).toBe(text);
});

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_048_576, 1_234_567_890])(
  '%i rows are written as India writes them',
  (rows) => {
    const grouped = rows.toLocaleString('en-IN');
    expect(progressText({ phase: 'rows', rows }, words)).toBe(`${grouped} rows read`);
  },
);
