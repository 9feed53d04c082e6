import { expect, test } from './engine-test.ts';

test(
  'while a picture is not there yet its colour is in its place',
  { tag: '@chromium-too' },
  async ({ visitor }) => {
    await visitor.open('/gallery');
    const coloursOfWaiting = () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => !image.complete)
        .map((image) => getComputedStyle(image).backgroundColor);
    // Those further down load when they are near.
    const colours = await visitor.evaluate(coloursOfWaiting);
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => colour === 'rgba(0, 0, 0, 0)')).toEqual([]);
  },
);
