import { expect, test } from 'vitest';
import { privacySections } from '../src/features/privacy/privacy-sections.tsx';
import { socialNetwork } from '../src/ui/social-networks.tsx';
import { attribute, attributes, pageAt, textOf } from './built-site.ts';
import { about, academy, content, galleryPictures, internship } from './content-words.ts';
import { privacy, register, wordsOf } from './content-words.ts';

// Whether pages say, in their order, all that their content lists; no browser needed.

/** The anchors of the eleven sections, as the product's specification lists them. */
const anchors = [
  'company-overview',
  'our-vision',
  'our-mission',
  'customized-training',
  'who-we-are',
  'history',
  'growth-expansion',
  'partnerships',
  'innovation',
  'commitment',
  'looking-ahead',
] as const;

const { overview, eligibility, details, careCenter, careerCourses, contact } = internship;
const ofInternship = [internship.about, overview, eligibility, details];
const sectionsOfInternship = [...ofInternship, careCenter, careerCourses, contact];

test.each([
  ['/about', [about.sections, about.questions, about.testimonials]],
  ['/internShips', sectionsOfInternship],
  ['/privacy', privacySections(privacy, academy, register)],
  ['/gallery', content.gallery.rows.map(({ room }) => room)],
])('%s shows all of its words', (path, part) => {
  const shown = oneLine(all(path, 'main').map(textOf).join());
  for (const words of wordsOf(part)) expect(shown).toContain(oneLine(words));
});

test.each([
  ['/about', [...anchors.map((anchor) => about.sections[anchor].heading), about.questions.heading]],
  ['/internShips', sectionsOfInternship.map(({ heading }) => heading)],
])('%s has its sections in their order', (path, headings) => {
  const shown = all(path, 'main h2').map((heading) => oneLine(textOf(heading)));
  expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
});

test('each section of About has its anchor', () => {
  expect(attributes(pageAt('/about'), 'main section[id]', 'id')).toEqual([...anchors, 'questions']);
});

test('an icon of "Let’s Build Together" that has no address yet leads nowhere', () => {
  const icons = (contact.icons ?? []).filter(({ url }) => url === undefined);
  const names = icons.map(({ network }) => socialNetwork(network)[0]);
  const placeholders = all('/internShips', 'main a').filter((link) => !link.hasAttribute('href'));
  expect(placeholders.map(textOf)).toEqual(names);
});

test('each row of photographs has its captions; each photograph another text as its description, its size and three formats', () => {
  const rows = all('/gallery', '#pictures ol, #pictures ul');
  const captions = rows.map((row) => row.querySelectorAll('figcaption').map(textOf));
  expect(captions).toEqual(
    content.gallery.rows.map(({ pictures }) => pictures.map(({ caption }) => caption)),
  );
  const images = rows.flatMap((row) => row.querySelectorAll('picture'));
  expect(
    images.map((picture) => ({
      alt: picture.querySelectorAll('img').map((image) => attribute(image, 'alt')),
      types: picture.querySelectorAll('source').map((source) => attribute(source, 'type')),
    })),
  ).toEqual(
    galleryPictures.map(({ alt }) => ({ alt: [alt], types: ['image/avif', 'image/webp'] })),
  );
});

function all(path: string, selector: string) {
  return pageAt(path).root.querySelectorAll(selector);
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
