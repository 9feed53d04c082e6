import { createElement } from 'react';
import satori from 'satori';
import { expect, test } from 'vitest';
import { lettersLeftOut } from './letters.ts';
import { shareFonts } from './share-picture.tsx';

async function partsWithoutFont(text: string): Promise<string[]> {
  const parts: string[] = [];
  const picture = createElement('div', { style: { fontFamily: 'Figtree' } }, text);
  await satori(picture, {
    width: 1200,
    height: 630,
    fonts: shareFonts,
    loadAdditionalAsset: async (_, part) => {
      parts.push(part);
      return [];
    },
  });
  return parts;
}

test('a share picture has a font for Devanagari and for accented Latin letters', async () => {
  expect(await partsWithoutFont('प्रशिक्षण अकादमी Pune, Pānini, Škoda ₹')).toEqual([]);
});

test('each letter for which share pictures have no font is listed once as left out', async () => {
  const text = 'Pune પુણે પ தமிழ் पुणे Pāṇini – 2024 ✓ ₹';
  const letters = lettersLeftOut(text);
  expect(letters).toEqual(['પ', 'ણ', 'த', 'ம', 'ழ', 'ṇ']);
  for (const letter of letters) expect(await partsWithoutFont(letter), letter).toEqual([letter]);
});

test('share pictures have a font for every letter that is not listed as left out', async () => {
  const all = Array.from({ length: 0xfff }, (_, at) => String.fromCodePoint(at + 1));
  const told = new Set(lettersLeftOut(all.join(' ')));
  const drawn = all.filter(
    (letter) => /\p{L}/u.test(letter) && letter.normalize('NFC') === letter && !told.has(letter),
  );
  expect(drawn.length).toBeGreaterThan(300);
  expect(await partsWithoutFont(drawn.join(' '))).toEqual([]);
});
