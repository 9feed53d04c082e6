import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { fullAddress } from '../src/content/addresses/site-address.ts';
import type { Course } from '../src/content/content.ts';
import { fill } from '../src/fill.ts';
import { contactWays, printedWays } from '../src/layout/contact-ways.ts';
import { qrPath } from '../src/ui/qr-drawing.tsx';
import { academy, content, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { expectWholePage } from './whole-page.ts';

const { sheet, facts, message } = site.syllabus;
const phone = { width: 360, height: 780 };

// Enough that sharing a window pays, and so few that all cores have some.
for (let at = 0; at < content.courses.length; at += 5) {
  const courses = content.courses.slice(at, at + 5);
  test(`${courses.map(({ path }) => path).join(', ')}: each never scrolls sideways, can be asked about on the first screen, and soon comes to its modules`, async ({
    page,
    requests,
  }) => {
    test.setTimeout(180_000);
    for (const course of courses) {
      await expectWholePage(page, courseAddress(course.path), requests);
      await expectWaysToAsk(page, course);
    }
  });
}

test('the shortest and the longest course print as one sheet for the family and at most three pages of modules', async ({
  page,
}) => {
  const length = ({ modules }: Course) => modules.flatMap(({ points }) => points).length;
  const byLength = content.courses.toSorted((one, other) => length(one) - length(other));
  for (const course of [byLength.at(0), byLength.at(-1)]) {
    if (course) await expectSheets(page, course);
  }
});

async function expectWaysToAsk(page: Page, { path, title }: Course) {
  await page.setViewportSize(phone);
  const enquiry = { subject: title, message: fill(message, { course: title }) };
  for (const { kind, href } of contactWays(academy, enquiry).slice(0, 2)) {
    const way = page.getByRole('link', { name: site.contact.ask[kind] }).first();
    expect.soft(await way.getAttribute('href'), path).toBe(href);
    const bottom = await way.evaluate((link) => link.getBoundingClientRect().bottom);
    expect.soft(bottom, path).toBeLessThanOrEqual(phone.height);
  }
  const first = page.locator('.timeline-step').first();
  for (const [width, top] of [
    [360, 1500],
    [1280, 1300],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await first.boundingBox())?.y, `${path} at ${width} px`).toBeLessThanOrEqual(top);
  }
}

async function expectSheets(page: Page, { path, title, modules, phases }: Course) {
  await page.goto(courseAddress(path));
  const code = page.locator(`svg[aria-label="${sheet.scan}"] path`);
  const address = fullAddress(academy.siteUrl, `/courses/${path}`);
  await expect(code, path).toHaveAttribute('d', qrPath(address)?.d ?? '');
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  // Letters that are drawn closer together count as words of their own when a PDF is read.
  const [first = '', ...others] = text.map(withoutSpaces);
  expect(others.length, path).toBeLessThanOrEqual(3);
  const words = [title, academy.name, printedWays(academy)[0] ?? '', sheet.heading, facts.fee];
  for (const word of [...words, ...phases.map((phase) => phase.title)].map(withoutSpaces)) {
    expect(first, path).toContain(word);
  }
  const titles = modules.map((module) => withoutSpaces(module.title));
  expect(first, path).not.toContain(titles[0]);
  expect(others[0], path).toContain(titles[0]);
  expect(others.join(''), path).toContain(titles.at(-1));
}

function withoutSpaces(words: string): string {
  return words.replaceAll(/\s+/g, '');
}
