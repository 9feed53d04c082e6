import { describe, test } from 'vitest';
import { edit, expectOne, sound } from '../testing/spoilt-content.ts';

describe('pictures', () => {
  test('one that is named but missing is reported', () => {
    const { files, place } = edit('home.yaml', 'pictures/lab-evening', 'pictures/lab-evning');
    expectOne(
      { files },
      `${place} there is no picture \`pictures/lab-evning.jpg\` → did you mean \`pictures/lab-evening.jpg\`?`,
    );
  });

  test('one without a description is reported in captions.yaml', () => {
    expectOne(
      { pictures: { 'pictures/new.jpg': 1200 } },
      'pictures/captions.yaml:2:1 the picture `new.jpg` has no description',
    );
  });

  test('a description without a picture is reported at its line', () => {
    const { files } = edit(
      'pictures/captions.yaml',
      'reception.jpg:',
      'desk.jpg: A desk.\nreception.jpg:',
    );
    expectOne({ files }, 'pictures/captions.yaml:5:11 there is no picture `pictures/desk.jpg`');
  });

  test('one that is too narrow is reported at its description', () => {
    expectOne(
      { pictures: { 'pictures/lab-evening.jpg': 640 } },
      'pictures/captions.yaml:2:18 `lab-evening.jpg` is only 640 pixels wide',
    );
  });

  test('a file that is no picture is reported', () => {
    expectOne(
      { pictures: { 'pictures/lab-evening.jpg': 0 } },
      '`lab-evening.jpg` is no readable picture',
    );
  });

  test('a gallery that leaves a row unfilled is reported', () => {
    const text = sound.files.get('gallery/captions.yaml') ?? '';
    const files = { 'gallery/captions.yaml': `${text}new.jpg: New.\n` };
    expectOne({ files, pictures: { 'gallery/new.jpg': 1200 } }, 'the gallery has 31 pictures');
  });

  test.each(['__proto__', 'constructor'])('a description of %s is reported', (name) => {
    const { files } = edit(
      'pictures/captions.yaml',
      'reception.jpg:',
      `${name}: x\nreception.jpg:`,
    );
    expectOne({ files }, 'pictures/captions.yaml:5:');
  });
});
