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
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  const font = `100px ${families}`;
  // Loads those of the page's fonts that `texts` need.
  await document.fonts.load(font, texts.join('')).catch(() => undefined);
  context.font = font;
  return textsOfBoxes(texts, (text) => context.measureText(text).width);
}

/**
 * If no font has a letter, browsers draw a box, as wide as the box of an unassigned character. Some boxes show the
 * character's code. So a letter is compared with an unassigned character whose code is equally long.
 */
export function textsOfBoxes(
  texts: readonly string[],
  widthOf: (text: string) => number,
): string[] {
  const boxes = [widthOf('\u0378'), widthOf('\u{1EFFF}')];
  const isBox = (letter: string) => widthOf(letter) === boxes[letter.length - 1];
  return texts.filter((text) => (text.match(otherLetters) ?? []).some(isBox));
}

const otherLetters = /(?!\p{Script=Latin})\p{L}/gu;
