import { expect, test } from 'vitest';
import { type Scheme, themeColor } from './theme-color.ts';

// tests/pages/look.spec.ts checks the contrast of the texts on these grounds.

test.each([
  ['paper', ['sunken', 'marigold']],
  ['sunken', ['deep', 'marigold', 'deeper']],
  ['deeper', ['marigold']],
  ['raised', ['paper', 'sunken']],
])('at night, the ground %s contrasts with each ground beside it: %j', (ground, neighbours) => {
  for (const other of neighbours) {
    expect(contrast(ground, other, 'dark'), other).toBeGreaterThanOrEqual(1.2);
  }
});

test.each(['paper', 'sunken', 'raised'])(
  'on the ground %s, the edge of a control is visible by day and at night',
  (ground) => {
    expect(contrast('edge', ground, 'light')).toBeGreaterThanOrEqual(3);
    expect(contrast('edge', ground, 'dark')).toBeGreaterThanOrEqual(3);
    expect(contrast('line', ground, 'dark')).toBeGreaterThanOrEqual(2);
  },
);

test('at night, the line above the footer contrasts with the page and the footer', () => {
  for (const ground of ['paper', 'deep', 'deeper']) {
    expect(contrast('deep-line', ground, 'dark'), ground).toBeGreaterThanOrEqual(3);
  }
});

test('at night, no hero is lighter than the page', () => {
  expect(luminance('deep', 'dark')).toBeLessThanOrEqual(luminance('paper', 'dark'));
});

/** The contrast ratio of two colours, as WCAG 2.2 defines it. */
function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(name, scheme))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(name: string, scheme: Scheme): number {
  const color = themeColor(name, scheme);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
