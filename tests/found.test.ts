import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteAddress } from '../src/content/addresses/site-address.ts';
import { attribute, attributes, pageAt, siteFile, textOf } from './built-site.ts';
import { academy, content } from './content-words.ts';
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
    '/favicon.ico',
    '/favicon.svg',
    '/icon-512.png',
    '/manifest.webmanifest',
  ]);
  for (const color of themeColors) expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(themeColors).toHaveLength(2);
  const manifest = manifestSchema.parse(JSON.parse(textAt('/manifest.webmanifest')));
  expect(manifest.name).toBe(academy.name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
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
  expect(head.data).toHaveLength(1);
  const parts = phases.length > 0 ? phases : modules;
  expect(graph(head)[0]).toMatchObject({
    '@type': 'Course',
    url: head.canonical,
    provider: { name: academy.name },
    syllabusSections: parts.map(({ title: name }) => ({ name })),
  });
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
