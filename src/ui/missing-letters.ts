import { useEffect, useState } from 'react';

/**
 * The texts with a letter for which neither the page nor the device has a font, so that it is shown and printed as a box. Empty
 * until the page's fonts have loaded.
 *
 * @param texts checked again if their letters change
 * @param families as CSS names them
 */
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
  // Loads the page's font for these letters, if it has one.
  await document.fonts.load(font, texts.join('')).catch(() => undefined);
  context.font = font;
  return textsOfBoxes(texts, (text) => context.measureText(text).width);
}

/**
 * The texts with a letter as wide as a character that no font has. Browsers draw both as the same box, or as a box with the
 * character's number, which is wider for longer numbers.
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
