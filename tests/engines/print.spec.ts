import { academy, validator, content } from '../content-words.ts';
import { anyCourse, courseAddress, menu } from '../site-routes.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer, search, serveRegister } from './validator-window.ts';
import { button, type Visitor } from './visitor.ts';

test('a printed syllabus holds every module and topic, without menu and footer', async ({
  visitor,
}) => {
  await visitor.open(anyCourse);
  const printed = await printedText(visitor);
  const course = content.courses.find(({ path }) => courseAddress(path) === anyCourse);
  const modules = course?.modules ?? [];
  expect(modules).not.toHaveLength(0);
  for (const { title, points } of modules) {
    // What is built begins with a bold mark, which a PDF may hold between its lines.
    const topics = points.filter(({ kind }) => kind === 'topic');
    for (const text of [title, ...topics.map((point) => point.text)]) {
      expect.soft(printed).toContain(withoutBlanks(text));
    }
  }
  const labels = menu.map(([label]) => label).join('');
  for (const text of [labels, academy.footer.about]) {
    expect(printed).not.toContain(withoutBlanks(text));
  }
});

test.describe('the validator', () => {
  test.beforeEach(async ({ visitor, site: server }) => {
    serveRegister(server, plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']));
    await visitor.open('/SearchById');
  });

  test('a printed certificate names the academy and the link that checks it again', async ({
    visitor,
  }) => {
    await search(visitor, 'ID-1');
    await expectAnswer(visitor, 'Asha');
    await visitor.expectTexts(button(validator.valid.print), [validator.valid.print]);
    const printed = await printedText(visitor);
    for (const text of [validator.valid.heading, academy.name, '#id=ID-1']) {
      expect.soft(printed).toContain(withoutBlanks(text));
    }
  });

  test(
    'a printed invalid answer names the academy and the link that looks the ID up again',
    { tag: '@chromium-too' },
    async ({ visitor }) => {
      await search(visitor, 'ID-2');
      await expectAnswer(visitor, validator.invalid.message);
      await visitor.expectTexts(button(validator.invalid.print), [validator.invalid.print]);
      // A visitor who prints at once prints an answer that is still fading in.
      await visitor.evaluate(() => {
        const answer = document.querySelector<HTMLElement>('.answer');
        if (!answer) throw new Error('There is no answer on the page.');
        answer.style.animation = 'none';
        answer.getBoundingClientRect();
        answer.style.animation = '';
        answer.style.animationDelay = '60s';
        answer.style.animationFillMode = 'both';
      });
      const printed = await printedText(visitor);
      for (const text of [validator.invalid.message, academy.name, '#id=ID-2']) {
        expect.soft(printed).toContain(withoutBlanks(text));
      }
    },
  );
});

/**
 * Without blanks, since a PDF says where each piece of text is and not where a line breaks. Firefox draws bold
 * text of a variable font as shapes, so that only text of the usual weight and headings are found in every PDF.
 */
async function printedText(visitor: Visitor): Promise<string> {
  return withoutBlanks((await visitor.printedTexts()).join(''));
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
