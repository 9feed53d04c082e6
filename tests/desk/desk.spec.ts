import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  askToDelete,
  checkout,
  closeDialog,
  closeRefusal,
  contentFolder,
  contentText,
  deskTest as test,
  deskTimeout,
  enterFolder,
  expectNoViolations,
  field,
  openEntry,
  openWindow,
  putCheckout,
  save,
  smallPicture,
  trySaving,
} from './desk-window.ts';
import { plainSheet } from '../support/register-file.ts';
import { filesIn } from '../support/site-copies.ts';

test.describe.configure({ mode: 'default', timeout: deskTimeout });

test.describe('in the folder of the website', () => {
  // The tests share this page, so no two tests change the same part of the content.
  let page: Page;

  test.beforeAll(async ({ browser, desk }) => {
    page = await (await openWindow(browser)).newPage();
    page.setDefaultTimeout(60_000);
    await putCheckout(page, desk.address);
    await enterFolder(page, desk.address);
    // What a save or a deletion leaves to do depends on the owner's own texts.
    await page.addLocatorHandler(
      page.getByRole('dialog', { name: 'This comes next:' }),
      closeDialog,
    );
  });

  test.afterAll(() => page.context().close());

  test('a saved form changes only the edited lines of its file', async () => {
    await openEntry(page, 'facts', 'academy');
    const phones = field(page, 'Phones').getByRole('textbox', { name: 'Item Value' });
    await phones.first().fill('+91 20 2543 0000');
    await field(page, 'Phones').getByRole('button', { name: /^Add/ }).click();
    await phones.last().fill('+91 20 2543 0001');
    const changed = contentText('academy.yaml').replace('00000 00000', '20 2543 0000');
    const added = '  - "+91 20 2543 0001"\n';
    await saveAs(
      'academy.yaml',
      changed.replace(/(?<=^phones:\n(?: {2}- .*\n)+)(?! {2}- )/m, added),
    );
  });

  test('an edited point changes only its own line in the syllabus', async () => {
    const path = filesIn(join(contentFolder, 'courses')).find((file) => file.includes(' ')) ?? '';
    const course = contentText(`courses/${path}`);
    const [point = ''] = /(?<=\n### .*\n\n)- .*/.exec(course) ?? [];
    await openEntry(page, 'courses', path.replace(/\.md$/, ''));
    const body = field(page, 'Modules').getByRole('textbox', { name: 'Modules' });
    await field(page, 'Modules').scrollIntoViewIfNeeded();
    await expect(body).toHaveValue(/^### /m);
    await body.fill((await body.inputValue()).replace(point, `${point}, today`));
    await saveAs(`courses/${path}`, course.replace(point, `${point}, today`));
  });

  test('the desk refuses a HEIC picture, and a picture without a description', async () => {
    await openEntry(page, 'descriptions', 'pictures-captions');
    const add = page.getByRole('button', { name: /Add .*entry/ });
    await add.last().click();
    const description = page.getByRole('textbox', { name: 'Description' }).last();
    await description.fill('A lonely room.');
    await trySaving(page);
    const pictureless = page.getByRole('dialog', {
      name: 'the entry “A lonely room.” has no picture',
    });
    await expect(pictureless).toBeVisible();
    await closeRefusal(page, pictureless);
    await expect(description).toHaveValue('A lonely room.');
    await description.fill('');
    await page.getByRole('button', { name: 'Browse' }).click();
    const pictures = page.getByRole('dialog', { name: 'Select Image' });
    const upload = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await pictures.getByRole('button', { name: 'Upload' }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await upload('IMG_1.HEIC', 'image/heic', heic);
    const refused = page.getByRole('dialog', { name: 'This picture can’t be used' });
    await expect(refused).toContainText('“IMG_1.HEIC” is a HEIC picture');
    await expect(refused).toContainText('on Windows open it in Photos');
    await refused.getByRole('button', { name: 'Close' }).press('Enter');
    // The CMS looks at the content of a file, and not only at its name. It takes files of the same content for one.
    await upload('IMG_2.jpg', 'image/jpeg', Buffer.concat([heic, Buffer.from('2')]));
    await pictures.getByRole('option', { name: 'IMG_2.jpg' }).click();
    await pictures.getByRole('button', { name: 'Insert' }).click();
    const invalid = page.getByRole('alertdialog', { name: 'Invalid File' });
    await expect(invalid).toContainText('its content doesn’t match its file extension');
    await invalid.getByRole('button', { name: 'OK' }).press('Enter');
    await page.getByRole('button', { name: 'Browse' }).click();
    await upload('new room.jpg', 'image/jpeg', await smallPicture('orange'));
    await pictures.getByRole('option', { name: 'new room.jpg' }).click();
    await pictures.getByRole('button', { name: 'Insert' }).click();
    // The CMS writes the picture into `captions.yaml` only after the form shows the picture.
    await expect(pictures).toBeHidden();
    await expect(page.getByText('new room.jpg').last()).toBeVisible();
    await trySaving(page);
    await expectRefused('“new room.jpg” has no description');
    await page.getByRole('textbox', { name: 'Description' }).last().fill('A new room.');
    const captions = contentText('pictures/captions.yaml');
    await saveAs('pictures/captions.yaml', `${captions}new room.jpg: A new room.\n`);
    expect([...(await checkout(page)).keys()]).toContain('pictures/new room.jpg');
  });

  test('a sheet that is uploaded in the form of the register becomes its address', async () => {
    await openEntry(page, 'certificates', 'register');
    await field(page, 'Address').getByRole('button', { name: 'Replace' }).click();
    const sheets = page.getByRole('dialog', { name: 'Select File' });
    const chooser = page.waitForEvent('filechooser');
    await sheets.getByRole('button', { name: 'Upload' }).click();
    const buffer = plainSheet([1, 'Asha', 'Python', '', '', 'ITA-1']);
    await (await chooser).setFiles({ name: 'new-sheet.xlsx', mimeType: '', buffer });
    await sheets.getByRole('option', { name: 'new-sheet.xlsx' }).click();
    await sheets.getByRole('button', { name: 'Insert' }).click();
    await expect(sheets).toBeHidden();
    const settings = contentText('register.yaml');
    await saveAs('register.yaml', settings.replace(/^address: .*/m, 'address: new-sheet.xlsx'));
    expect([...(await checkout(page)).keys()]).toContain('register/new-sheet.xlsx');
  });

  test('a new course needs only a title and modules', async () => {
    await page.evaluate(() => (location.hash = '#/collections/courses/new'));
    const body = field(page, 'Modules').getByRole('textbox', { name: 'Modules' });
    await expect(body).toHaveValue(/^## /);
    const title = field(page, 'Title').getByRole('textbox').first();
    for (const [written, reason] of [
      ['', ''],
      ['Python!', 'there is a course at /courses/Python already'],
      ['पायथन', 'no address can be made of “पायथन”'],
    ] as const) {
      await title.fill(written);
      await trySaving(page);
      await expectRefused(reason);
    }

    await title.fill('MS-CIT Basic');
    await saveAs(
      'courses/MS-CIT_Basic.md',
      `---\ntitle: MS-CIT Basic\n---\n\n${await body.inputValue()}\n`,
    );

    await openEntry(page, 'pages', 'courses');
    const groups = field(page, 'Groups');
    await groups.getByRole('button', { name: 'Expand', exact: true }).last().click();
    await chooseCourse(field(groups, 'Courses'), 'MS-CIT Basic');
    const catalogue = contentText('courses.yaml');
    const listed = catalogue.replace(
      /(?<=^groups:[^]*\n {6}- .*\n)(?! {6}- )(?![^]*\n {6}- )/m,
      '      - MS-CIT_Basic\n',
    );
    await saveAs('courses.yaml', listed);
  });

  test('deleted courses are removed from every place that names them', async () => {
    // The CMS keeps in mind what the first deletion left in other files' forms.
    for (const course of ['Python', 'CSS']) {
      await openEntry(page, 'courses', course);
      await askToDelete(page);
      // The CMS mistakes an entry for a new one if it is opened while the form before is closing.
      await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
      await expect(page).toHaveURL(/#\/collections\/courses$/);
      await expect.poll(async () => (await checkout(page)).has(`courses/${course}.md`)).toBe(false);
    }
    const files = await checkout(page);
    expect(files.get('courses.yaml')).not.toMatch(/^ *(- )?(Python|CSS)\b/m);
    expect(files.get('ways.yaml')).not.toMatch(/course: (Python|CSS)\b/);
    expect(files.get('courses/SQL.md')).not.toMatch(/^related:.*\bPython\b/m);
  });

  test('a form that the check refuses is not saved', async () => {
    const before = (await checkout(page)).get('academy.yaml');
    await openEntry(page, 'facts', 'academy');
    const phones = field(page, 'Phones').getByRole('textbox', { name: 'Item Value' });
    await phones.first().fill('020 2543 0000');
    const dialog = page.getByRole('dialog', { name: 'Not saved' });
    await trySaving(page);
    await expect(dialog).toContainText(
      '“Phones, 1st” must be in international form, with digits and spaces only',
    );
    await expect(dialog).toContainText('What to do: write the number with + and the country code');
    expect((await checkout(page)).get('academy.yaml')).toBe(before);
    await closeRefusal(page, dialog);
    await expect(phones.first()).toHaveValue('020 2543 0000');
  });

  async function expectRefused(reason: string) {
    const refused = page.getByRole('dialog', { name: 'Not saved' });
    await expect(refused.getByRole('listitem')).toHaveCount(1);
    await expect(refused).toContainText(reason);
    await closeRefusal(page, refused);
  }

  async function saveAs(path: string, expected: string) {
    await save(page);
    expect((await checkout(page)).get(path)).toBe(expected);
  }
});

test('the desk works by keyboard', async ({ page, desk }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await page.goto(desk.address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '1. Words and pictures' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/desk\/words/);
  await expect(page.getByRole('alert').first()).toHaveText(/Open this page in Chrome or Edge/);
  // The CMS changes the page's head, which axe checks, before it shows a button.
  await expect(page.locator('#nc-root').getByRole('button').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'The desk' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The desk' })).toBeVisible();
});

async function chooseCourse(within: Locator, title: string) {
  await within.getByRole('combobox').last().click();
  await within.page().getByRole('option', { name: title, exact: true }).click();
}
