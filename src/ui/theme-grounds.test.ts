import { expect, test } from 'vitest';
import { type Scheme, themeColor } from './theme-color.ts';

/** Grounds of which a page may lay one directly above the other, and the footer below all of them. */
const neighbours = [
  ['paper', 'sunken'],
  ['paper', 'deep'],
  ['sunken', 'deep'],
  ['paper', 'band'],
  ['sunken', 'band'],
  ['paper', 'deeper'],
  ['sunken', 'deeper'],
  ['deep', 'deeper'],
  ['band', 'deeper'],
  ['raised', 'paper'],
  ['raised', 'sunken'],
] as const;

for (const [one, other] of neighbours) {
  test(`by night ${one} and ${other} can be told apart`, () => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1.2);
  });
}

for (const ground of ['paper', 'sunken', 'raised'] as const) {
  test(`by night a line is seen on ${ground}, so that a card has an edge`, () => {
    expect(contrast('line', ground)).toBeGreaterThanOrEqual(2);
  });

  for (const words of ['ink', 'muted', 'link', 'error'] as const) {
    test(`by night ${words} can be read on ${ground}`, () => {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    });
  }
}

for (const ground of ['paper', 'sunken', 'raised'] as const) {
  test(`the edge of what is pressed is seen on ${ground}, by day and by night`, () => {
    expect(contrast('edge', ground, 'light')).toBeGreaterThanOrEqual(3);
    expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3);
  });
}

test('marigold words can be read on the deep ground, by day and by night', () => {
  expect(contrast('marigold', 'deep', 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('marigold', 'deep')).toBeGreaterThanOrEqual(4.5);
});

test('by night the band of the accent gives a fifth of the light of marigold at most', () => {
  expect(luminance('band')).toBeLessThan(luminance('marigold') / 5);
});

/** The ratio of two colours (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string, scheme: Scheme = 'dark'): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(name, scheme))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(name: string, scheme: Scheme = 'dark'): number {
  const color = themeColor(name, scheme);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
