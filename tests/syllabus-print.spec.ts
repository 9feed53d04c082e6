import { extractText } from 'unpdf';
import { fullAddress } from '../src/content/addresses/site-address.ts';
import { qrPath } from '../src/ui/qr-path.ts';
import { academy, content, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// A syllabus on paper: a sheet for the family table, then all modules.

const { sheet, facts } = site.syllabus;

test('each syllabus prints as one sheet for the family, with the page’s QR code, and at most three pages of modules', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const { path, title, modules, phases } of content.courses) {
    await page.goto(courseAddress(path));
    const code = page.locator(`svg[aria-label="${sheet.scan}"] path`);
    const address = fullAddress(academy.siteUrl, `/courses/${path}`);
    await expect(code, path).toHaveAttribute('d', qrPath(address)?.d ?? '');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const { text: pages } = await extractText(new Uint8Array(pdf));
    const [first = '', ...others] = pages.map(withoutSpaces);
    expect(pages.length, path).toBeLessThanOrEqual(4);
    for (const words of [title, academy.name, academy.email, sheet.heading, facts.fee]) {
      expect(first, path).toContain(withoutSpaces(words));
    }
    for (const phase of phases) expect(first, path).toContain(withoutSpaces(phase.title));
    const titles = modules.map((module) => withoutSpaces(module.title));
    expect(first, path).not.toContain(titles[0]);
    expect(others[0], path).toContain(titles[0]);
    expect(others.join(''), path).toContain(titles.at(-1));
  }
});

/** Letters that are drawn closer together count as words of their own when a PDF is read. */
function withoutSpaces(words: string): string {
  return words.replaceAll(/\s+/g, '');
}
