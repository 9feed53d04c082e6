import { expect, test } from 'vitest';
import { textsOfBoxes } from './missing-letters.ts';

test('textsOfBoxes returns each text with a letter that the browser would draw as a box', () => {
  const known = /^[a-zé\p{Script=Devanagari}]$/iu;
  const widthOf = (text: string) => {
    if (known.test(text)) return 40;
    return text.length === 1 ? 60 : 80;
  };
  const names = ['Asha', 'अमृता', 'અમિત', 'Zoë ≠', '\u{105C0}', 'Asha અ'];
  expect(textsOfBoxes(names, widthOf)).toEqual(['અમિત', '\u{105C0}', 'Asha અ']);
});
