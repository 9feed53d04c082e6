import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pages as pageTable } from '../../src/content/files/pages.ts';
import { schemaAt } from '../../src/content/files/schema-at.ts';
import { labelledHead } from '../../src/content/schemas/text.ts';
import { countedText, otherName } from '../../src/content/course-texts.ts';
import { privacySections } from '../../src/features/privacy/privacy-sections.tsx';
import { fill } from '../../src/fill.ts';
import { contactLinks } from '../../src/layout/contact-links.ts';
import { socialNetwork } from '../../src/ui/social-networks.tsx';
import { attribute, attributes, pageAt, pages, textOf } from '../support/built-site.ts';
import {
  about,
  academy,
  catalogue,
  content,
  galleryPictures,
  home,
} from '../support/content-words.ts';
import { internship, privacy, register, site, writtenModules } from '../support/content-words.ts';
import { courseAddress } from '../support/site-routes.ts';

/** The anchors of the sections of About, of the eleven in the product's specification those that the owner has. */
const anchors = (
  [
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
  ] as const
).filter((id) => about.sections[id]);

/** Fields of the content that pages do not show as text. */
const unread = new Set([
  ...['description', 'icons', 'label', 'message'],
  ...['picture', 'show', 'soon', 'subject', 'to', 'url'],
]);

const { overview, eligibility, details, careCenter, careerCourses, contact } = internship;
const ofInternship = [internship.about, overview, eligibility, details];
const sectionsOfInternship = [...ofInternship, careCenter, careerCourses, contact];

const { hero, whyUs, advantages, courses: featured } = home;
const cards = [...whyUs.cards, ...featured.cards, ...advantages.items];
const ofHome = [
  [hero.headline, hero.tagline, hero.button.label],
  [whyUs.heading, featured.heading, featured.learnMore, advantages.heading],
  cards.map(({ title, text }) => [title, text]),
];

test.each([
  ['/', ofHome],
  ['/privacy', privacySections(privacy, academy, register)],
])('%s shows all words of its content', (path, part) => {
  const shown = oneLine(all(path, 'main').map(textOf).join());
  for (const words of wordsOf(part)) expect(shown).toContain(oneLine(words));
});

/** Pages whose HTML lacks some texts of their files. A script, another page or another setting shows those texts. */
const partlyShown: readonly string[] = ['/', '/courses', '/SearchById', '/privacy'];

test.each(
  Object.entries<(typeof pageTable)[keyof typeof pageTable]>(pageTable).filter(
    ([, { path }]) => !partlyShown.includes(path),
  ),
)('the page %s shows every text of its file, or has it in an attribute', (name, page) => {
  const attributesOf = (element: HtmlElement) =>
    element.attributes.map(({ key }) => attribute(element, key) ?? '');
  const shown = oneLine(
    [...all(page.path, 'main').map(textOf), ...all(page.path, 'main *').flatMap(attributesOf)]
      .join('\n')
      .toLowerCase(),
  );
  // Texts in an address are encoded.
  const isShown = (text: string) =>
    [text, encodeURIComponent(text)].some((form) => shown.includes(form.toLowerCase()));
  const texts = textsOf(new Map<string, unknown>(Object.entries(content)).get(name), page.schema);
  expect(texts.filter((text) => !isShown(oneLine(text)))).toEqual([]);
});

test.each([
  ['/about', anchors.map((anchor) => about.sections[anchor]?.heading ?? '')],
  ['/internShips', sectionsOfInternship.map(({ heading }) => heading)],
])('%s has its sections in the order of the content', (path, headings) => {
  const shown = all(path, 'main h2').map((heading) => oneLine(textOf(heading)));
  expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
});

test('the sections of About have their anchors in order', () => {
  const ids = attributes(pageAt('/about'), 'main section[id]', 'id');
  expect(ids).toEqual([...anchors, 'questions']);
});

test('on Internship, a social icon without an address is not a link but said to come', () => {
  const icons = (contact.icons ?? []).filter(({ url }) => url === undefined);
  const names = icons.map(({ network }) => socialNetwork(network)[0]);
  const placeholders = all('/internShips', 'main a').filter((link) => !link.hasAttribute('href'));
  expect(placeholders.map(textOf)).toEqual(names);
  const toCome = all('/internShips', 'main li').filter((item) =>
    textOf(item).includes(contact.soon),
  );
  expect(toCome.map(textOf)).toEqual(names.map((name) => `${name} (${contact.soon})`));
});

test('the criteria of an internship are cards without tick boxes', () => {
  const titles = eligibility.cards.map(({ title }) => title);
  const shown = all('/internShips', 'main li h3').map(textOf);
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
  expect(all('/internShips', 'main input')).toEqual([]);
});

test('each photograph has its caption, description and formats', () => {
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

const { samples = '' } = site.footer;
test.skipIf(samples === '')('a page with sample pictures says once how many it has', () => {
  const [beginning = ''] = samples.split('{count}');
  const timesOn = (html: string, text: string) => html.split(text).length - 1;
  const told = pages.map(({ path, html }) => ({ path, times: timesOn(html, beginning) }));
  const shown = pages.map((page) => {
    const sources = attributes(page, 'img', 'src').filter((src) => /\/sample-[^/]*$/.test(src));
    const count = new Set(sources).size;
    return { path: page.path, times: count && timesOn(page.html, fill(samples, { count })) };
  });
  expect(told).toEqual(shown);
  expect(told.every(({ times }) => times <= 1)).toBe(true);
});

test('Home links to every course, project and way to a job that it shows', () => {
  const links = attributes(pageAt('/'), 'main a', 'href');
  const courses = featured.cards.map(({ course }) => courseAddress(course));
  const built = content.built.map(
    ({ course, module }) => `${courseAddress(course.path)}#${module.id}`,
  );
  const ways = content.ways.ways.map(({ id }) => `/courses#${id}`);
  expect(links).toEqual(
    expect.arrayContaining([hero.button.to, '/courses#all', ...ways, ...built]),
  );
  const row = all('/', 'main li a').filter((link) => textOf(link).startsWith(featured.learnMore));
  expect(row.map((link) => attribute(link, 'href'))).toEqual(courses);
});

test('on Home, the sections in the specification come before the added sections', () => {
  const shown = all('/', 'main h2').map(textOf);
  const built = content.built.length > 0 ? [home.built.heading] : [];
  const added = [content.ways.heading, ...built, site.contact.heading];
  const asked = [whyUs.heading, featured.heading, advantages.heading];
  expect(shown.filter((heading) => [...asked, ...added].includes(heading))).toEqual([
    ...asked,
    ...added,
  ]);
});

test('without script, Home links to the validator, and Home’s form sends no ID', () => {
  const forms = all('/', 'main form');
  expect(forms.flatMap((form) => form.querySelectorAll('[name]'))).toEqual([]);
  expect(forms.map((form) => attribute(form, 'action'))).toEqual(forms.map(() => '/SearchById'));
  if (forms.length > 0)
    expect(attributes(pageAt('/'), 'main .unscripted a', 'href')).toContain('/SearchById');
});

test.each(
  pages
    .filter(({ path }) => !path.startsWith('/courses/') && path !== '/about')
    .map(({ path, html }) => [path, html] as const),
)('%s keeps its words apart even without styles', (_, html) => {
  const text = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg|template|noscript|select)\b.*?<\/\1>|<!--.*?-->/gs, '')
    // The tags of inline elements become marks, and all other tags become line breaks.
    .replaceAll(/<\/?(a|abbr|b|code|em|i|label|output|small|span|strong|time)\b[^>]*>/g, '\u2502')
    .replaceAll(/<[^>]*>/g, '\n');
  expect(text.match(/.{0,20}[\p{L}\p{N}]\u2502+[\p{L}\p{N}].{0,20}/gu)).toBeNull();
});

test('the catalogue shows its groups and tiles in their order', () => {
  const groups = all('/courses', 'main section').map((group) =>
    group.querySelectorAll('.course-tile'),
  );
  const shown = groups.filter((tiles) => tiles.length > 0);
  expect(shown.map((tiles) => tiles.map(nameAndAddress))).toEqual(
    catalogue.groups.map(({ courses }) =>
      courses.map(({ tile, tilePath }) => [tile, courseAddress(tilePath)]),
    ),
  );
  for (const [index, course] of catalogue.groups.flatMap((group) => group.courses).entries()) {
    const tile = oneLine(
      shown
        .flat()
        .slice(index, index + 1)
        .map(textOf)
        .join(),
    );
    const title = otherName(course) === undefined ? '' : course.title;
    for (const words of [title, course.promise ?? '']) expect(tile).toContain(words);
  }
});

test('each way to a job lists its courses in order and ends with that job', () => {
  for (const { id, from, stops, goal } of content.ways.ways) {
    expect(all('/courses', `a[href="#${id}"]`).map(textOf).map(oneLine)).toEqual([
      `${from} ${goal}`,
    ]);
    const steps = all('/courses', `#${id} ol > li`);
    const links = steps.flatMap((step) => step.querySelectorAll('a'));
    expect(links.map((link) => [textOf(link), attribute(link, 'href')])).toEqual(
      stops.map(({ title, path }) => [title, courseAddress(path)]),
    );
    expect(steps.slice(-1).map(textOf)).toEqual([goal]);
  }
});

test('every syllabus shows its modules in order, word for word', () => {
  for (const { path } of content.courses) {
    const shown = all(`/courses/${path}`, 'main .timeline > li').map((step) => ({
      title: step.querySelectorAll('h3, h4').map(textOf)[0],
      points: step.querySelectorAll('li').map(textOf),
    }));
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown, path).toEqual(writtenModules(path));
  }
});

test('a course’s hero counts the modules, and gives the name on the course’s tile if it differs', () => {
  for (const course of content.courses) {
    const hero = all(`/courses/${course.path}`, 'main section').slice(0, 1).map(textOf).join();
    expect(hero).toContain(countedText(writtenModules(course.path).length, site.syllabus.modules));
    const sentence = fill(site.syllabus.otherName, { name: course.tile });
    expect(hero.includes(sentence), course.path).toBe(otherName(course) !== undefined);
  }
});

test('a course’s page has one main heading, and links to related courses that no way on it shows', () => {
  for (const { path, title, related, prerequisites } of content.courses) {
    const ways = content.ways.ways.map(({ stops }) => stops.map((stop) => stop.path));
    const shown = new Set(ways.filter((stops) => stops.includes(path)).flat());
    const trail = all(`/courses/${path}`, 'body > nav').find(
      (nav) => attribute(nav, 'aria-label') === site.syllabus.breadcrumb,
    );
    const crumbs = trail?.querySelectorAll('a').slice(-1) ?? [];
    expect([...all(`/courses/${path}`, 'h1'), ...crumbs].map(textOf), path).toEqual([title, title]);
    for (const [heading, courses] of [
      [site.syllabus.related, related.filter((course) => !shown.has(course.path))],
      [site.syllabus.before, prerequisites.flat()],
    ] as const) {
      const found = all(`/courses/${path}`, 'h2').find((element) => textOf(element) === heading);
      const links = found?.parent?.querySelectorAll('a') ?? [];
      const expected = courses.map((course) => [course.title, courseAddress(course.path)]);
      expect(
        links.map((link) => [textOf(link), attribute(link, 'href')]),
        path,
      ).toEqual(expected);
    }
  }
});

test('if the fee, duration or batches are not given, a link asks for them', () => {
  for (const { path, title: course, facts } of content.courses) {
    const missing = (['fee', 'duration', 'batches'] as const).filter((name) => !facts[name]);
    const labels = missing.map((name) => site.syllabus.facts[name].toLowerCase());
    const named = new Intl.ListFormat('en-GB').format(labels);
    const message = fill(site.syllabus.factsMessage, { facts: named, course });
    const [way] = contactLinks(academy, { subject: course, message });
    const asking = all(`/courses/${path}`, 'main a').filter(
      (link) =>
        textOf(link).startsWith(site.contact.ask[way.kind]) && textOf(link).endsWith(`: ${named}`),
    );
    const expected = missing.length === 0 ? [] : [way.href];
    expect(
      asking.map((link) => attribute(link, 'href')),
      path,
    ).toEqual(expected);
  }
});

function nameAndAddress(tile: HtmlElement) {
  const [link] = tile.querySelectorAll('h3 a');
  return link && [textOf(link), attribute(link, 'href')];
}

function all(path: string, selector: string) {
  return pageAt(path).root.querySelectorAll(selector);
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Texts that a page shows word for word. `labelledHead` and values in a fixed form, such as dates, are left out. */
function textsOf(value: unknown, schema: z.ZodType, path: readonly string[] = []): string[] {
  const own = schemaAt(schema, path);
  const isOther = own instanceof z.ZodEnum || own instanceof z.ZodStringFormat;
  if (isOther || (own instanceof z.ZodType && own.meta()?.['desk'] !== undefined)) return [];
  // A page may have nothing to fill into a sentence with blanks, and then leaves the sentence out.
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  // A heading above a list is shown only if the owner has filled the list.
  const { items = [] } = value as { readonly items?: readonly unknown[] | null };
  if (own instanceof z.ZodObject && 'items' in own.shape && !items?.length) return [];
  return Object.entries(value)
    .filter(([field]) => path.length > 0 || !(field in labelledHead))
    .flatMap(([field, part]) => textsOf(part, schema, [...path, field]));
}

function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (unread.has(key) ? [] : wordsOf(value)));
}
