import { academy, validator, content } from '../content-words.ts';
import { anyCourse, courseAddress, menu } from '../site-routes.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer, search, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

test('a printed syllabus holds every module and topic, without menu and footer', async ({
  visitor,
}) => {
  await visitor.open(anyCourse);
  const printed = withoutBlanks(await visitor.printedTexts());
  const course = content.courses.find(({ path }) => courseAddress(path) === anyCourse);
  const modules = course?.modules ?? [];
  expect(modules).not.toHaveLength(0);
  for (const { title, points } of modules) {
    // What is built begins with a bold mark, which a PDF may hold between its lines.
    const topics = points.filter(({ kind }) => kind === 'topic');
    for (const text of [title, ...topics.map((point) => point.text)]) {
      expect.soft(printed).toContain(withoutBlanks([text]));
    }
  }
  for (const text of [menu.map(([label]) => label).join(''), academy.footer.about]) {
    expect(printed).not.toContain(withoutBlanks([text]));
  }
});

test(
  'a printed answer names the academy and the link that checks it again',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    serveRegister(site, plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']));
    await visitor.open('/SearchById');
    for (const [id, said, text, print] of [
      ['ID-1', 'Asha', validator.valid.heading, validator.valid.print],
      ['ID-2', validator.invalid.message, validator.invalid.message, validator.invalid.print],
    ] as const) {
      await search(visitor, id);
      await expectAnswer(visitor, said);
      await visitor.expectTexts(button(print), [print]);
      // A visitor who prints at once prints an answer that is still fading in.
      await visitor.evaluate(() => {
        const answer = document.querySelector<HTMLElement>('[role=status] > *');
        if (!answer) throw new Error('There is no answer on the page.');
        answer.style.animation = 'none';
        answer.getBoundingClientRect();
        answer.style.animation = '';
        answer.style.animationDelay = '60s';
        answer.style.animationFillMode = 'both';
      });
      const pages = withoutBlanks(await visitor.printedTexts());
      for (const printed of [text, academy.name, `#id=${id}`]) {
        expect.soft(pages).toContain(withoutBlanks([printed]));
      }
    }
  },
);

/**
 * Without blanks, since a PDF says where each piece of text is and not where a line breaks. Firefox draws bold
 * text of a variable font as shapes, so that only text of the usual weight and headings are found in every PDF.
 */
function withoutBlanks(texts: readonly string[]): string {
  return texts.join('').replace(/\s+/g, '');
}
