import { expect, test } from 'vitest';
import { pressAndPaint } from './click-to-painted.ts';
import type { PaintReport } from './watch-paint.ts';

test('what was painted before the press does not count', () => {
  expect(pressAndPaint([painted(100), { kind: 'press', at: 5000 }, painted(5250)])).toEqual({
    milliseconds: 250,
    preloaded: 'prerendered',
  });
});

test('without a press, or with nothing painted after it, there is no figure yet', () => {
  expect(pressAndPaint([painted(100)])).toBeUndefined();
  expect(pressAndPaint([painted(100), { kind: 'press', at: 5000 }])).toBeUndefined();
});

function painted(at: number): PaintReport {
  return { kind: 'painted', at, preloaded: 'prerendered' };
}
