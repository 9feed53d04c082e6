import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteAddress } from '../src/content/addresses/site-address.ts';
import { attribute, attributes, pageAt, siteFile, textOf } from './built-site.ts';
import { academy, content, galleryPictures } from './content-words.ts';
import { aliases, courseAddress, ownRoutes, tileGroups } from './site-routes.ts';

// What search engines, shared links and home screens get of the built site.

/** The public address that the site was built for. */
const siteUrl = siteAddress(academy.siteUrl, process.env['SITE_URL']);
const heads = ownRoutes.map((route) => [route, headOf(decodeURI(route))] as const);

test.each(heads)('%s: title and description fit, the address is canonical', (route, head) => {
  // A title that is too long loses its last part; what is left is as long as its owner wrote it.
  if (head.title.includes(' | ')) expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeGreaterThanOrEqual(50);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect(head.canonical).toBe(fullAddress(route));
  expect(head.robots).toBeUndefined();
});

test.each(heads)('%s: shared, it shows its words and a picture of its own', async (_, head) => {
  const picture = head.openGraph['og:image'] ?? '';
  expect(head.openGraph).toEqual({
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
  const sharing = heads.filter(([, other]) => other.openGraph['og:image'] === picture);
  expect(sharing).toHaveLength(1);
  const body = fileAt(picture);
  expect(body.length).toBeLessThan(60_000);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test.each(heads)('%s: one block of structured data, in words of schema.org', (_, head) => {
  expect(head.data).toHaveLength(1);
  expect(vocabularyFaults(graph(head))).toEqual([]);
});

test.each(heads.filter(([route]) => route !== '/'))(
  '%s: breadcrumbs for visitors and for search engines',
  (route, head) => {
    expect(graph(head).at(-1)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: head.breadcrumbs.map(({ name, href }, index) => {
        return { '@type': 'ListItem', position: index + 1, name, item: fullAddress(href) };
      }),
    });
    expect(head.breadcrumbs.length).toBe(route.startsWith('/courses/') ? 3 : 2);
    expect(fullAddress(head.breadcrumbs.at(-1)?.href ?? '')).toBe(head.canonical);
  },
);

test('an alias is the same page as the course’s own address', () => {
  for (const { of, path } of aliases) {
    expect(pageAt(`/courses/${path}`).html).toBe(pageAt(`/courses/${of}`).html);
  }
});

test('search engines are told to leave out the page for a wrong address', () => {
  const { robots, canonical, openGraph, data } = headOf('/404');
  expect(robots).toBe('noindex');
  expect([canonical, openGraph, data]).toEqual([undefined, {}, []]);
});

test('every icon that a page or the manifest names is there in the size named', async () => {
  const { icons, themeColors } = headOf('/');
  expect(icons.toSorted()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
  ]);
  for (const color of themeColors) expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(themeColors).toHaveLength(2);
  const manifest = manifestSchema.parse(JSON.parse(textAt('/manifest.webmanifest')));
  expect(manifest.name).toBe(academy.name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...manifest.icons, apple]) {
    const { format, width, height } = await sharp(siteFile(src)).metadata();
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
  }
  const ico = siteFile('/favicon.ico');
  expect([0, 1, 2].map((index) => ico?.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
});

test('the sitemap lists each page once, by its encoded address, and robots.txt names the sitemap', () => {
  const listed = [...textAt('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted()).toEqual(
    ownRoutes.map(fullAddress).toSorted(),
  );
  expect(textAt('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(textAt('/robots.txt')).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test.each([
  [{ '@type': 'Curse' }],
  [{ '@type': 'Course', contentUrl: 'https://a.example' }],
  [{ '@type': 'Course', url: 'no address' }],
  [{ '@type': 'Course', provider: { '@type': 'Syllabus' } }],
  [{ '@type': 'Course', name: '' }],
])('the check of the vocabulary sees what is wrong with %j', (thing) => {
  expect(vocabularyFaults(thing)).toHaveLength(1);
});

test('home and About describe the academy, home the site', () => {
  const types = (path: string) => graph(headOf(path)).map((thing) => thing['@type']);
  expect(types('/')).toEqual(['WebSite', 'EducationalOrganization']);
  expect(types('/about')).toEqual(['EducationalOrganization', 'BreadcrumbList']);
});

test('the catalogue lists all courses with what search engines ask for', () => {
  expect(graph(headOf('/courses'))[0]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: tileGroups.flat().length,
    itemListElement: content.courses.map(({ path, description }, index) => {
      const provider = { name: academy.name };
      const url = fullAddress(courseAddress(path));
      return { position: index + 1, item: { '@type': 'Course', description, url, provider } };
    }),
  });
});

test.each(content.courses)('$path: its page describes the course, part by part', (course) => {
  const { path, phases, modules } = course;
  const head = headOf(`/courses/${path}`);
  const parts = phases.length > 0 ? phases : modules;
  expect(graph(head)[0]).toMatchObject({
    '@type': 'Course',
    url: head.canonical,
    provider: { name: academy.name },
    syllabusSections: parts.map(({ title: name }) => ({ name })),
  });
});

test('the gallery names every picture with its description, and the addresses lead to them', async () => {
  const [gallery] = graph(headOf('/gallery'));
  const { image } = gallerySchema.parse(gallery);
  expect(image.map(({ caption }) => caption)).toEqual(galleryPictures.map(({ alt }) => alt));
  for (const { contentUrl, ...named } of image) {
    const { width, height } = await sharp(fileAt(contentUrl)).metadata();
    expect(named).toMatchObject({ width: `${width} px`, height: `${height} px` });
  }
});

/** What a page tells those who do not look at it. */
function headOf(path: string) {
  const page = pageAt(path);
  const metas = page.root
    .querySelectorAll('meta')
    .map((meta) => [
      attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      attribute(meta, 'content') ?? '',
    ]);
  const named = new Map(metas.map(([name = '', value]) => [name, value]));
  const links = (rel: string) => attributes(page, `link[rel="${rel}"]`, 'href');
  const [title] = page.root.querySelectorAll('head > title');
  return {
    title: title ? textOf(title) : '',
    description: named.get('description') ?? '',
    robots: named.get('robots'),
    card: named.get('twitter:card'),
    canonical: links('canonical')[0],
    icons: ['icon', 'apple-touch-icon', 'manifest'].flatMap(links),
    themeColors: metas.flatMap(([name, value]) => (name === 'theme-color' ? [value] : [])),
    openGraph: Object.fromEntries(metas.filter(([name]) => name?.startsWith('og:'))) as Record<
      string,
      string
    >,
    data: [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
    breadcrumbs: page.root.querySelectorAll('body > nav li a').map((link) => {
      return { name: textOf(link), href: attribute(link, 'href') ?? '' };
    }),
  };
}

const text = z.string().min(1);

const manifestSchema = z.object({
  name: text,
  icons: z.array(z.object({ src: text, sizes: text, purpose: text })),
});

const gallerySchema = z.object({
  '@type': z.literal('ImageGallery'),
  image: z.array(z.object({ contentUrl: text, caption: text, width: text, height: text })),
});

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': text })),
});

function graph({ data }: ReturnType<typeof headOf>) {
  return graphSchema.parse(JSON.parse(data[0] ?? ''))['@graph'];
}

function fullAddress(route: string): string {
  return new URL(route, siteUrl).href;
}

/** The file of the built site at a public address. */
function fileAt(address: string): Buffer {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
  return siteFile(decodeURI(address.slice(siteUrl.length))) ?? Buffer.of();
}

function textAt(path: string): string {
  return siteFile(path)?.toString('utf8') ?? '';
}

/**
 * The part of schema.org's vocabulary that the site uses: each type with its parents, each property with the types that
 * have it and what it holds.
 */
const vocabulary = z
  .object({
    types: z.record(z.string(), z.array(z.string())),
    properties: z.record(
      z.string(),
      z.object({ on: z.array(z.string()), holds: z.array(z.string()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'schema-org-vocabulary.json'), 'utf8')));

/** What a value of JSON-LD says that schema.org does not know: types, properties of a type, and values of a property. */
function vocabularyFaults(node: unknown, path = ''): string[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => vocabularyFaults(item, `${path}[${index}]`));
  if (!isNode(node)) return [];
  const type = String(node['@type']);
  if (!(type in vocabulary.types)) return [`${path} is of the unknown type ${type}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const at = `${path}.${name}`;
    const property = vocabulary.properties[name];
    if (property?.on.some((owner) => isA(type, owner)) !== true)
      return [`${at}: ${type} has no ${name}`];
    const wrong = [value].flat().filter((item) => !holds(property.holds, item));
    return [
      ...wrong.map((item) => `${at} can't hold ${JSON.stringify(item).slice(0, 60)}`),
      ...vocabularyFaults(value, at),
    ];
  });
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isA(type: string, ancestor: string): boolean {
  return (
    type === ancestor || (vocabulary.types[type] ?? []).some((parent) => isA(parent, ancestor))
  );
}

function holds(expected: readonly string[], value: unknown): boolean {
  if (isNode(value)) return expected.some((type) => isA(String(value['@type']), type));
  if (typeof value === 'number') return expected.includes('Integer') && Number.isInteger(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (expected.includes('Text')) return true;
  if (expected.includes('Distance')) return /^\d+ px$/.test(value);
  // A thing may be named by its address.
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
