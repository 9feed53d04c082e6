import type { Page } from '@playwright/test';
import { ListPage } from './list-page.ts';
import { validator } from './content-words.ts';
import { courseAddress, longCourse, placeRoutes } from './site-routes.ts';
import { plainSheet } from './register-file.ts';
import { expect } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

interface KindOfPage {
  readonly name: string;
  /** Opens it and waits until it has all that a visitor sees. */
  readonly open: (page: Page) => Promise<void>;
  /** Whether it is made for paper, and says there where the academy is. */
  readonly paper?: 'plain' | 'with address';
}

/** A register with one certificate, `ID-1`. */
export const oneCertificate = plainSheet([1, 'Asha Example', 'Python', 'A', null, 'ID-1']);

/** The addresses of every kind of page that stands still; what is said of privacy is made of the same parts. */
export const stillPages = [
  ...placeRoutes.filter((path) => !['/SearchById', '/privacy'].includes(path)),
  courseAddress(longCourse.path),
  '/nothing',
];

/** What is printed; Home's line has a test of its own, and a syllabus has its sheet for the family. */
const papers: Readonly<Record<string, KindOfPage['paper']>> = {
  '/': 'plain',
  '/about': 'with address',
  '/courses': 'with address',
  '/internShips': 'with address',
  '/gallery': 'with address',
  [courseAddress(longCourse.path)]: 'plain',
};

/** Every kind of page, and what the validator says. */
export const kindsOfPage: readonly KindOfPage[] = [
  ...stillPages.map((path) => ({
    name: path,
    open: (page: Page) => openStill(page, path),
    ...(papers[path] && { paper: papers[path] }),
  })),
  {
    name: 'a valid answer',
    open: (page) => openValidator(page, '#id=ID-1'),
    paper: 'with address',
  },
  {
    name: 'an invalid answer',
    open: (page) => openValidator(page, '#id=ITA-2024-9999'),
    paper: 'with address',
  },
  { name: 'a register that can’t be read', open: openBroken },
  { name: 'a list and its answers', open: openList, paper: 'plain' },
];

async function openStill(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

async function openValidator(page: Page, hash: string) {
  // An address that differs in its fragment only would not load again.
  await page.goto('about:blank');
  const opened = new ValidatorPage(page);
  await opened.open(oneCertificate, hash);
  await expectAnswer(opened);
  await page.evaluate(() => document.fonts.ready);
}

/** With a column to choose, and answers of every kind that a plain register gives. */
async function openList(page: Page) {
  const list = new ListPage(page);
  await list.open(oneCertificate);
  await list.box.fill('Clerk\tID-1\nClerk\tid-1\nClerk\tID-2\nClerk\tID-1\n');
  await expect(list.column).toBeVisible();
  await list.submit();
  await expect(list.rows).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
}

async function openBroken(page: Page) {
  const opened = new ValidatorPage(page);
  await opened.serve(Buffer.alloc(0));
  await page.goto('/SearchById');
  await expect(page.getByText(validator.failed.heading)).toBeVisible();
}

/** Waits for the answer to the search of the link, and for what one can do with it. */
export async function expectAnswer({ page }: ValidatorPage) {
  const print = page.getByRole('button', { name: validator.invalid.print });
  const copy = page.getByRole('button', { name: validator.valid.copyLink });
  await expect(print.or(copy).first()).toBeVisible();
}
