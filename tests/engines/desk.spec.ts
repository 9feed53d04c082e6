import { deskListener } from '../desk/desk-window.ts';
import { workbook } from '../support/register-file.ts';
import { expect, test } from './engine-test.ts';

const rows = ['Asha Rao', 'Ravi Patil', 'Meera Iyer'].map((student, at) => {
  return [at + 1, student, 'Tally Prime', 'A', null, `ITA-2024-000${at + 1}`];
});
const headings = ['No.', 'Trainee', 'Taught', 'Mark', null, 'Number'];
const sheet = workbook([['Certificates'], headings, ...rows]);

test('what is in a sheet is said and saved by keyboard alone', async ({ visitor, site }) => {
  site.answerOnly(() => true, await deskListener());
  await visitor.open('/desk/register');
  await visitor.expectTexts({ css: 'label[for=sheet]' }, ['Choose the sheet']);
  await visitor.evaluate(chooseFile, [...sheet]);
  await visitor.expectTexts({ css: '#in-it' }, ['What is in your sheet?']);

  const wanted = new Map([
    ['Column B: Trainee is', 'student'],
    ['Column C: Taught is', 'course'],
    ['Column D: Mark is', 'harmless'],
    ['Column F: Number is', 'id'],
  ]);
  const save = 'Save, and remember the certificates as they are';
  for (const expected of [...wanted.keys(), save]) {
    await visitor.press('Tab');
    expect(await visitor.evaluate(nameOf)).toBe(expected);
    const use = wanted.get(expected);
    for (let presses = 0; use && (await visitor.evaluate(chosen)) !== use; presses++) {
      expect(presses, 'the choice has fewer options').toBeLessThan(12);
      await visitor.press('ArrowDown');
    }
  }
  await visitor.press('Enter');
  await visitor.expectTexts({ css: '[aria-labelledby=in-it] [role=status]' }, [
    'Saved in the folder of the website. Visitors get sample-register.xlsx as it was until you upload this sheet, or a new copy of it, in its place, and put it online.',
  ]);

  // The button is gone, and the next Tab goes on from the list. Another choice and back keeps the focus too.
  for (const expected of ['What each column is', ...[...wanted.keys()].slice(0, 3)]) {
    await visitor.press('Tab');
    expect(await visitor.evaluate(nameOf)).toBe(expected);
  }
  await visitor.press('ArrowUp');
  expect(await visitor.evaluate(chosen)).toBe('private');
  await visitor.expectTexts({ role: 'button', name: save }, [save]);
  await visitor.press('ArrowDown');
  expect(await visitor.evaluate(chosen)).toBe('harmless');
});

/** The name of what has the focus. */
function nameOf() {
  const { ariaLabel, innerText } = document.activeElement as HTMLElement;
  return ariaLabel ?? innerText;
}

/** What the choice with the focus is. */
function chosen() {
  return (document.activeElement as HTMLSelectElement).value;
}

/** Puts a file into the box for the sheet, which then has the focus as after the window for files has closed. */
function chooseFile(bytes: readonly number[]) {
  const box = document.querySelector<HTMLInputElement>('#sheet');
  if (!box) throw new Error('There is no box for the sheet.');
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], 'register.xlsx'));
  box.files = chosen.files;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  box.focus();
}
