import sharp from 'sharp';
import { z } from 'zod';
import { academy, content, galleryPictures } from './content-words.ts';
import { pageHead, siteUrl, type PageHead } from './page-head.ts';
import { aliases, courseAddress, coursePaths, ownRoutes, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { vocabularyFaults } from './vocabulary-faults.ts';

test('titles and descriptions are as long as search engines show, and addresses are canonical', async ({
  page,
  request,
}) => {
  for (const route of ownRoutes) {
    const head = await pageHead(route, page, request);
    // One that is too long loses its last part; what is left is as long as its owner wrote it.
    if (head.title.includes(' | ')) {
      expect(head.title.length, `the title of ${route}`).toBeLessThanOrEqual(60);
    }
    expect(head.description.length, `the description of ${route}`).toBeGreaterThanOrEqual(50);
    expect(head.description.length, `the description of ${route}`).toBeLessThanOrEqual(160);
    expect(head.canonical).toBe(fullAddress(route));
    expect(head.robots).toBeUndefined();
  }
});

test('a shared link shows the page’s own words and a picture of its own, 1200 × 630', async ({
  page,
  request,
}) => {
  const pictures = new Set<string>();
  for (const route of ownRoutes) {
    const { openGraph, ...head } = await pageHead(route, page, request);
    const picture = openGraph['og:image'] ?? '';
    pictures.add(picture);
    expect(openGraph).toEqual({
      'og:type': 'website',
      'og:locale': 'en_IN',
      'og:site_name': academy.name,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:image': picture,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': head.title,
    });
    expect(head.card).toBe('summary_large_image');
    const response = await request.get(pathOf(picture));
    expect(response.headers()['content-type']).toBe('image/png');
    const body = await response.body();
    expect(body.length, `bytes of ${picture}`).toBeLessThan(60_000);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  expect(pictures.size).toBe(ownRoutes.length);
});

test('an alias tells the same as the course’s own address', async ({ page, request }) => {
  for (const alias of aliases) {
    const own = await pageHead(courseAddress(alias.of), page, request);
    expect(await pageHead(courseAddress(alias.path), page, request)).toEqual(own);
  }
});

test('search engines are told to leave out the page for a wrong address', async ({
  page,
  request,
}) => {
  const head = await pageHead('/no-such-page', page, request);
  expect(head.robots).toBe('noindex');
  expect(head.canonical).toBeUndefined();
  expect(head.openGraph).toEqual({});
  expect(head.data).toEqual([]);
});

test('every icon that a page or the manifest names is there in the size named', async ({
  page,
  request,
}) => {
  const head = await pageHead('/', page, request);
  expect(head.icons.toSorted()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
  ]);
  expect(head.themeColors).toEqual([
    expect.stringMatching(/^#[\da-f]{6}$/),
    expect.stringMatching(/^#[\da-f]{6}$/),
  ]);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = manifestSchema.parse(await manifest.json());
  expect(name).toBe(academy.name);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const body = await (await request.get(src)).body();
    const { format, width, height } = await sharp(body).metadata();
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
  }
  const ico = await (await request.get('/favicon.ico')).body();
  const sizes = [0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index));
  expect(sizes).toEqual([16, 32, 48]);
});

test('the sitemap lists each page once, by its encoded address, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(ownRoutes.map(fullAddress).toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('each page has one block of structured data, in words that schema.org knows', async ({
  page,
  request,
}) => {
  for (const route of ownRoutes) {
    const head = await pageHead(route, page, request);
    expect(head.data, route).toHaveLength(1);
    expect(vocabularyFaults(graph(head), route)).toEqual([]);
  }
});

test('the check of the vocabulary sees a wrong type, a wrong property and a wrong value', () => {
  expect(vocabularyFaults({ '@type': 'Curse' })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Course', contentUrl: 'https://a.example' })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Course', url: 'no address' })).toHaveLength(1);
  expect(vocabularyFaults({ '@type': 'Course', provider: { '@type': 'Syllabus' } })).toHaveLength(
    1,
  );
  expect(vocabularyFaults({ '@type': 'Course', name: '' })).toHaveLength(1);
});

test('home and About describe the academy, home the site', async ({ page, request }) => {
  expect(types(await pageHead('/', page, request))).toEqual(['WebSite', 'EducationalOrganization']);
  expect(types(await pageHead('/about', page, request))).toEqual([
    'EducationalOrganization',
    'BreadcrumbList',
  ]);
});

test('the catalogue lists all courses with what search engines ask for', async ({
  page,
  request,
}) => {
  const [list] = graph(await pageHead('/courses', page, request));
  const { numberOfItems, itemListElement: courses } = courseListSchema.parse(list);
  expect(numberOfItems).toBe(tileGroups.flat().length);
  expect(courses.map(({ position, item }) => [position, item.url])).toEqual(
    content.courses.map(({ path }, index) => [index + 1, fullAddress(courseAddress(path))]),
  );
  for (const { item } of courses) expect(item.provider.name).toBe(academy.name);
});

test('every syllabus page describes its course, part by part', async ({ page, request }) => {
  for (const path of coursePaths) {
    const head = await pageHead(courseAddress(path), page, request);
    const { url, syllabusSections } = courseSchema.parse(graph(head)[0]);
    expect(url).toBe(head.canonical);
    const { phases, modules } = content.courses.find((course) => course.path === path) ?? {};
    const parts = (phases?.length ? phases : modules)?.map(({ title }) => title);
    expect(syllabusSections.map(({ name }) => name)).toEqual(parts);
  }
});

test('every page below the first shows its breadcrumbs, and tells search engines the same', async ({
  page,
  request,
}) => {
  for (const route of ownRoutes.filter((own) => own !== '/')) {
    const head = await pageHead(route, page, request);
    const list = breadcrumbsSchema.parse(graph(head).at(-1)).itemListElement;
    const shown = head.breadcrumbs.map(({ name, item }) => ({
      name,
      item: fullAddress(item ?? ''),
    }));
    expect(list.map(({ name, item }) => ({ name, item }))).toEqual(shown);
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    expect(list.length, route).toBe(route.startsWith('/courses/') ? 3 : 2);
    expect(list.at(-1)?.item).toBe(head.canonical);
  }
});

test('the gallery names every picture with its description, and the addresses lead to them', async ({
  page,
  request,
}) => {
  const [gallery] = graph(await pageHead('/gallery', page, request));
  const { image } = gallerySchema.parse(gallery);
  expect(image.map(({ caption }) => caption)).toEqual(galleryPictures.map(({ alt }) => alt));
  for (const { contentUrl, width, height } of image) {
    const { status, size } = await picture(contentUrl);
    expect(status).toBe(200);
    expect({ width, height }).toEqual(size);
  }

  async function picture(address: string) {
    const response = await request.get(pathOf(address));
    const metadata = await sharp(await response.body()).metadata();
    const size = { width: `${metadata.width} px`, height: `${metadata.height} px` };
    return { status: response.status(), size };
  }
});

const text = z.string().min(1);

const manifestSchema = z.object({
  name: text,
  icons: z.array(z.object({ src: text, sizes: text, purpose: text })),
});

const courseListSchema = z.object({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  itemListElement: z
    .array(
      z.object({
        position: z.int(),
        item: z.object({
          '@type': z.literal('Course'),
          name: text,
          description: text,
          url: text,
          provider: z.object({ name: text }),
        }),
      }),
    )
    .min(3),
});

const courseSchema = z.object({
  '@type': z.literal('Course'),
  name: text,
  description: text,
  url: text,
  provider: z.object({ name: text }),
  educationalLevel: text,
  coursePrerequisites: z.array(text).min(1),
  teaches: z.array(text).min(1),
  syllabusSections: z.array(z.object({ name: text })).min(1),
});

const breadcrumbsSchema = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ position: z.int(), name: text, item: text })),
});

const gallerySchema = z.object({
  '@type': z.literal('ImageGallery'),
  image: z.array(
    z.object({
      '@type': z.literal('ImageObject'),
      contentUrl: text,
      caption: text,
      width: text,
      height: text,
    }),
  ),
});

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': text })),
});

function graph({ data }: PageHead) {
  return graphSchema.parse(JSON.parse(data[0] ?? ''))['@graph'];
}

function types(head: PageHead): string[] {
  return graph(head).map((thing) => thing['@type']);
}

function fullAddress(route: string): string {
  return new URL(route, siteUrl).href;
}

/** The address on the server under test of a file of the public site. */
function pathOf(address: string): string {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
  return address.slice(siteUrl.length);
}
