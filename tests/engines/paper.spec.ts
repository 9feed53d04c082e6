import { getDocumentProxy } from 'unpdf';
import { academy, validator as words } from '../support/content-words.ts';
import { plainSheet } from '../support/register-file.ts';
import { isRegister } from '../support/site-test.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer } from './validator-window.ts';

/** The width and height of the drawn certificate in points. The width is 84 mm. */
const [width, height] = [238, 168];

test('on paper, the academy’s name, the student and the course are in their places', async ({
  engine,
  engineName,
  visitor,
  site,
}) => {
  test.skip(engine.print === undefined, `${engineName} prints nothing`);
  const register = plainSheet([1, 'Asha', 'Python', 'A', null, 'ITA-2024-0017']);
  site.answerOnly(isRegister, (_, response) => response.end(register));
  await visitor.open('/SearchById#id=ITA-2024-0017');
  await expectAnswer(visitor, words.valid.heading);
  // Before the fonts have loaded, Firefox would print bold letters in another font. The browser asks for the fonts of the
  // answer when it draws the answer, which it has done before the second frame from now.
  await visitor.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });

  const { texts, pageWidth } = await paperOf((await engine.print?.()) ?? new Uint8Array());
  // Firefox prints the semi-bold ID as shapes, so the PDF has no text for the ID.
  const [name, student, course] = [academy.name, 'Asha', 'Python'].map((text) =>
    texts.find(({ str, x, top }) => text.startsWith(str) && x > pageWidth / 2 && top > height),
  );
  expect(name && student && course, JSON.stringify(texts)).toBeDefined();
  const [drop, second] = [
    (student?.top ?? 0) - (name?.top ?? 0),
    (course?.top ?? 0) - (student?.top ?? 0),
  ];
  expect(Math.abs(drop - (48 / 297) * width)).toBeLessThan(8);
  expect(Math.abs(second - (30 / 297) * width)).toBeLessThan(8);
});

/** The texts of a PDF's first page, each with its place in points from the page's left and top edge. */
async function paperOf(pdf: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const [, , pageWidth = 0, pageHeight = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    // The last two numbers of `transform` are the text's position.
    const [x = 0, y = 0] = item.transform.slice(4).map(Number);
    return [{ str: item.str, x, top: pageHeight - y }];
  });
  return { texts, pageWidth };
}
