import { fill } from '../src/content/fill.ts';
import { academy, internship, site } from './content-words.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { expect, test } from './site-test.ts';

const { contact } = internship;
const { ask, message } = site.syllabus;
const course = longCourse;

for (const [path, heading, subject, text] of [
  ['/', site.contact.heading, site.contact.subject, site.contact.message],
  ['/gallery', site.contact.heading, site.contact.subject, site.contact.message],
  ['/internShips', contact.heading, contact.subject, contact.message],
  ['/about', site.contact.heading, site.contact.subject, site.contact.message],
  [courseAddress(course.path), ask, course.title, fill(message, { course: course.title })],
] as const) {
  test(`${path} has plain links to all ways to reach the academy, the message begun`, async ({
    page,
  }) => {
    await page.goto(path);
    const band = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
    const addresses = await band
      .getByRole('list')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const { whatsapp, phones, email } = academy;
    const chat = (number: string) =>
      `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
    const letter = (to: string) =>
      `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
    const expected = [
      whatsapp && chat(whatsapp),
      phones?.[0] && `tel:${phones[0].replaceAll(' ', '')}`,
      email && letter(email),
    ];
    expect(addresses).toEqual(expected.filter((address) => address));
  });
}

test('letters of twice the size fit a phone, down to the last address in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/internShips', '/gallery', '/SearchById']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(sidewaysScroll), path).toEqual([]);
  }
});
