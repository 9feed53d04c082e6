import { useEffect, useState } from 'react';

/**
 * Those of the texts that hold a letter for which neither the page nor the device has a font, so that it is a box, also on
 * paper. None until the page's fonts have been asked for.
 *
 * @param texts their letters decide when they are looked at again
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
  // A font of the page that has these letters comes when it is asked for them.
  await document.fonts.load(font, texts.join('')).catch(() => undefined);
  context.font = font;
  return textsOfBoxes(texts, (text) => context.measureText(text).width);
}

/**
 * Those of the texts that hold a letter as wide as a character that no font has. Browsers draw both as the same box, or as
 * one with the number of the character in it, which is wider for those with longer numbers.
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
