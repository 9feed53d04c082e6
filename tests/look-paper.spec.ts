import type { Page } from '@playwright/test';
import { academy } from './content-words.ts';
import { colorParts, darkGrounds, faintTexts } from './look-colors.ts';
import { inPage } from './look-in-page.ts';
import { expectAnswer, oneCertificate, openList } from './look-pages.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known' });

// What a page is on paper; every-syllabus.spec.ts prints the courses' pages.

const openings: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['About', (page) => page.goto('/about')],
  ['Courses', (page) => page.goto('/courses')],
  ['a valid answer', (page) => openAnswer(page, 'ID-1')],
  ['an invalid answer', (page) => openAnswer(page, 'nothing')],
  ['answers to a list', openList],
  ['a syllabus', (page) => page.goto(courseAddress(longCourse.path))],
  ['Home', (page) => page.goto('/')],
  ['Internship', (page) => page.goto('/internShips')],
  ['Gallery', (page) => page.goto('/gallery')],
];

/** Home's line has a test of its own, a syllabus has its sheet for the family. */
const withAddress = [
  'About',
  'Courses',
  'Internship',
  'Gallery',
  'a valid answer',
  'an invalid answer',
];

test('on paper there is neither header, footer, button nor dark ground, but the academy’s name and address', async ({
  page,
}) => {
  for (const [name, open] of openings) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await open(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPaper(page, name);
    if (!withAddress.includes(name)) continue;
    const main = page.getByRole('main');
    await expect(main.getByText(academy.name, { exact: true }).first(), name).toBeVisible();
    await expect(main.getByText(academy.address.street).first(), name).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(main.getByText(academy.address.postalCode).first(), name).toBeHidden();
  }
});

async function openAnswer(page: Page, id: string) {
  // An address that differs in its fragment only would not load again.
  await page.goto('about:blank');
  const validator = new ValidatorPage(page);
  await validator.open(oneCertificate, `#id=${id}`);
  await expectAnswer(validator);
}

async function expectPaper(page: Page, name: string) {
  await expect(page.getByRole('heading').first(), name).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button', 'navigation', 'textbox'] as const) {
    await expect(page.getByRole(role), `${name}: ${role}`).toHaveCount(0);
  }
  expect(await inPage(page, darkGrounds, colorParts), name).toEqual([]);
  expect(await inPage(page, faintTexts, colorParts), name).toEqual([]);
}
