import { expect, test } from 'vitest';
import { outline, textsOfBoxes } from './missing-letters.ts';

// Drawings of five by five pixels. The boxes are as Firefox draws them, with a code, and wider for a longer code.
const drawings = {
  letter: ['     ', ' ### ', ' # # ', ' ##  ', ' # # '],
  box: ['     ', ' ### ', ' #*# ', ' ### ', '     '],
  longBox: ['     ', '#####', '#* *#', '#####', '     '],
  nothing: ['     ', '     ', '     ', '     ', '     '],
};

function outlineOf(letter: string): string {
  const box = letter.length === 1 ? 'box' : 'longBox';
  const own = /^[a-zé\p{Script=Devanagari}]$/iu.test(letter) ? 'letter' : box;
  // Each code is another drawing within the box.
  const rows = drawings[own].map((row) => row.replace('*', letter.charCodeAt(0) % 2 ? '#' : ' '));
  return outline((x, y) => rows[y]?.[x] === '#', 5);
}

test('textsOfBoxes returns each text with a letter that the browser would draw as a box', () => {
  const names = ['Asha', 'अमृता', 'અમિત', 'Zoë ≠', '\u{105C0}', 'Asha અ'];
  expect(textsOfBoxes(names, outlineOf)).toEqual(['અમિત', '\u{105C0}', 'Asha અ']);
});

test('if a browser draws every letter alike, nothing is said of any', () => {
  expect(textsOfBoxes(['અમિત'], () => 'white')).toEqual([]);
});

test('a letter in whose place nothing is drawn is missing too', () => {
  expect(textsOfBoxes(['અ', 'अ'], (letter) => (/[Aअ]/.test(letter) ? letter : ''))).toEqual(['અ']);
});

test('two drawings have the same outline only if their four sides are equal', () => {
  const of = (name: keyof typeof drawings) => outline((x, y) => drawings[name][y]?.[x] === '#', 5);
  expect(new Set([of('letter'), of('box'), of('longBox'), of('nothing')]).size).toBe(4);
  expect(of('nothing')).toBe('');
});
