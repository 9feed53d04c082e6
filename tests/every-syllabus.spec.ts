import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { fullAddress } from '../src/content/addresses/site-address.ts';
import type { Course } from '../src/content/content.ts';
import { fill } from '../src/content/fill.ts';
import { contactWays, printedWays } from '../src/layout/contact-ways.ts';
import { qrPath } from '../src/ui/qr-drawing.tsx';
import { academy, content, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { expectWholePage } from './whole-page.ts';

// What depends on each course's own words: each page is opened once and asked everything.

const { sheet, facts, message } = site.syllabus;
const phone = { width: 360, height: 780 };
const laptop = { width: 1366, height: 768 };

/** Of each test: enough that sharing a window pays, and so few that all cores have some. */
const coursesAtOnce = 5;

for (let at = 0; at < content.courses.length; at += coursesAtOnce) {
  const courses = content.courses.slice(at, at + coursesAtOnce);
  const names = courses.map(({ path }) => path).join(', ');

  test(`${names}: each never scrolls sideways, and can be asked about on the first screen`, async ({
    page,
    requests,
  }) => {
    test.setTimeout(180_000);
    for (const course of courses) {
      await expectWholePage(page, courseAddress(course.path), requests);
      for (const screen of [phone, laptop]) await expectWaysToAsk(page, course, screen);
    }
  });
}

test('the longest and the shortest courses print as one sheet for the family and at most three pages of modules', async ({
  page,
}) => {
  const byLength = content.courses.toSorted((one, other) => pointsOf(one) - pointsOf(other));
  for (const course of new Set([...byLength.slice(0, 2), ...byLength.slice(-2)])) {
    await page.goto(courseAddress(course.path));
    await expectSheets(page, course);
  }
});

async function expectWaysToAsk(page: Page, { path, title }: Course, screen: typeof phone) {
  const where = `${path} at ${screen.width} px`;
  await page.setViewportSize(screen);
  const enquiry = { subject: title, message: fill(message, { course: title }) };
  for (const { kind, href } of contactWays(academy, enquiry).slice(0, 2)) {
    const way = page.getByRole('link', { name: site.contact.ask[kind] }).first();
    expect.soft(await way.getAttribute('href'), where).toBe(href);
    const bottom = await way.evaluate((link) => link.getBoundingClientRect().bottom);
    expect.soft(bottom, where).toBeLessThanOrEqual(screen.height);
  }
}

async function expectSheets(page: Page, course: Course) {
  const { path, title, modules, phases } = course;
  const code = page.locator(`svg[aria-label="${sheet.scan}"] path`);
  const address = fullAddress(academy.siteUrl, `/courses/${path}`);
  await expect.soft(code, path).toHaveAttribute('d', qrPath(address)?.d ?? '');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text: pages } = await extractText(new Uint8Array(pdf));
  const [first = '', ...others] = pages.map(withoutSpaces);
  // An owner's own syllabus may be longer than any that ships, and take more paper.
  if (pointsOf(course) < 200) {
    expect.soft(pages.length, `${path}: printed pages`).toBeLessThanOrEqual(4);
  }
  for (const words of [
    title,
    academy.name,
    printedWays(academy)[0] ?? '',
    sheet.heading,
    facts.fee,
  ]) {
    expect.soft(first, path).toContain(withoutSpaces(words));
  }
  for (const phase of phases) expect.soft(first, path).toContain(withoutSpaces(phase.title));
  const titles = modules.map((module) => withoutSpaces(module.title));
  expect.soft(first, path).not.toContain(titles[0]);
  expect.soft(others[0], path).toContain(titles[0]);
  expect.soft(others.join(''), path).toContain(titles.at(-1));
}

function pointsOf({ modules }: Course): number {
  return modules.flatMap(({ points }) => points).length;
}

/** Letters that are drawn closer together count as words of their own when a PDF is read. */
function withoutSpaces(words: string): string {
  return words.replaceAll(/\s+/g, '');
}
