import { useEffect, useState } from 'react';

/** The texts with a letter that neither the page's fonts (`families`, as in CSS) nor the device's fonts have. */
export function useTextsWithoutFont(texts: readonly string[], families: string): string[] {
  const [found, setFound] = useState<string[]>([]);
  const key = texts.join('\n');
  useEffect(() => {
    let isLeft = false;
    void textsWithoutFont(key.split('\n'), families).then((without) => {
      if (!isLeft) setFound(without);
    });
    return () => {
      isLeft = true;
    };
  }, [key, families]);
  return found;
}

async function textsWithoutFont(texts: readonly string[], families: string): Promise<string[]> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  const font = `${size / 2}px ${families}`;
  // Loads those of the page's fonts that `texts` need.
  await document.fonts.load(font, texts.join('')).catch(() => undefined);
  context.font = font;
  return textsOfBoxes(texts, (letter) => {
    context.clearRect(0, 0, size, size);
    context.fillText(letter, size / 4, (size * 3) / 4);
    const { data } = context.getImageData(0, 0, size, size);
    return outline((x, y) => (data[4 * (y * size + x) + 3] ?? 0) > 127, size);
  });
}

/** In pixels. */
const size = 128;

/**
 * If no font has a letter, browsers draw a box in its place, or nothing. Firefox writes the character's code into the
 * box, so the outline is compared, with that of an unassigned character whose code is equally long. Widths prove
 * nothing: some letters are as wide as a box. A browser that keeps drawings secret draws an "A" alike, and tells nothing.
 *
 * @param outlineOf the outline of a drawn letter; empty if nothing is drawn
 */
export function textsOfBoxes(
  texts: readonly string[],
  outlineOf: (letter: string) => string,
): string[] {
  const boxes = ['\u0378', '\u{1EFFF}'].map(outlineOf);
  if (boxes.includes(outlineOf('A'))) return [];
  const letters = new Set(texts.flatMap((text) => text.match(otherLetters) ?? []));
  const missing = [...letters].filter((letter) => outlineOf(letter) === boxes[letter.length - 1]);
  return texts.filter((text) => missing.some((letter) => text.includes(letter)));
}

const otherLetters = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * The first and the last row, and the first and the last column with ink, each with its place. Empty if there is no
 * ink. `length` is in pixels.
 */
export function outline(hasInk: (x: number, y: number) => boolean, length: number): string {
  const all = Array.from({ length }, (_, at) => at);
  const rows = all.map((y) => all.map((x) => Number(hasInk(x, y))).join(''));
  const columns = all.map((x) => all.map((y) => Number(hasInk(x, y))).join(''));
  return [...edges(rows), ...edges(columns)].join(' ');
}

function edges(lines: readonly string[]): string[] {
  const inked = lines.flatMap((line, at) => (line.includes('1') ? `${at}: ${line}` : []));
  return [...inked.slice(0, 1), ...inked.slice(-1)];
}
