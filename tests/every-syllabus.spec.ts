import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { fullAddress } from '../src/content/addresses/site-address.ts';
import type { Course } from '../src/content/content.ts';
import { fill } from '../src/fill.ts';
import { contactWays, printedWays } from '../src/layout/contact-ways.ts';
import { qrPath } from '../src/ui/qr-drawing.tsx';
import { academy, content, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { expect, test } from './site-test.ts';

const { sheet, facts, message } = site.syllabus;

const length = ({ modules }: Course) => modules.flatMap(({ points }) => points).length;
const byLength = content.courses.toSorted((one, other) => length(one) - length(other));
const byTitle = content.courses.toSorted((one, other) => one.title.length - other.title.length);

test('the course with the longest title, and those with most and with fewest words, never scroll sideways, and can be asked about on the first screen of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 780 });
  for (const course of [byTitle.at(-1), byLength.at(0), byLength.at(-1)]) {
    const { path = '', title = '' } = course ?? {};
    await page.goto(courseAddress(path));
    expect.soft(await page.evaluate(sidewaysScroll), path).toEqual([]);
    const enquiry = { subject: title, message: fill(message, { course: title }) };
    for (const { kind, href } of contactWays(academy, enquiry).slice(0, 2)) {
      const way = page.getByRole('link', { name: site.contact.ask[kind] }).first();
      expect.soft(await way.getAttribute('href'), path).toBe(href);
      const bottom = await way.evaluate((link) => link.getBoundingClientRect().bottom);
      expect.soft(bottom, path).toBeLessThanOrEqual(780);
    }
  }
});

test('the longest course prints as one sheet for the family and at most three pages of modules', async ({
  page,
}) => {
  const course = byLength.at(-1);
  if (course) await expectSheets(page, course);
});

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
