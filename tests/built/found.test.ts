import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons } from '../../src/logo/draw-logo.ts';
import { sitePage } from '../../src/content/site-pages.ts';
import { siteAddress } from '../../src/content/schemas/site-address.ts';
import { attribute, attributes, pageAt, siteFile, textAt, textOf } from '../support/built-site.ts';
import { academy, content } from '../support/content-words.ts';
import { courseAddress, ownRoutes } from '../support/site-routes.ts';

const siteUrl = siteAddress(academy.siteUrl, process.env['SITE_URL']);
const heads = ownRoutes.map((route) => [route, headOf(decodeURI(route))] as const);

test.each(heads)('%s has a title, description and canonical address of its own', (route, head) => {
  for (const key of ['title', 'description'] as const) {
    expect(heads.filter(([, other]) => other[key] === head[key])).toHaveLength(1);
  }
  // The part after “|” is left out if it makes the title longer than 60 characters.
  if (head.title.includes(' | ')) expect(head.title.length).toBeLessThanOrEqual(60);
  // A course's description may list only its modules, so a short description is allowed.
  const least = route.startsWith('/courses/') ? 1 : 50;
  expect(head.description.length).toBeGreaterThanOrEqual(least);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect(head.canonical).toBe(fullAddress(route));
  expect(head.robots).toBeUndefined();
});

test.each(heads)(
  'a shared link to %s shows the page’s own words and picture',
  async (route, head) => {
    const picture = head.openGraph['og:image'] ?? '';
    expect(head.openGraph).toEqual({
      'og:type': 'website',
      'og:locale': 'en_IN',
      'og:site_name': academy.name,
      'og:title': head.title,
      'og:description': sitePage(decodeURI(route), content).preview,
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
    const body = siteFile(decodeURI(picture.replace(siteUrl, ''))) ?? Buffer.of();
    expect(body.length).toBeLessThan(60_000);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  },
);

/** Kinds of structured data for search engines, by page. Breadcrumbs and courses are left out. */
const described: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite', 'EducationalOrganization'],
  '/about': ['EducationalOrganization'],
  '/courses': ['ItemList'],
  '/gallery': ['ImageGallery'],
};

test.each(heads)(
  'the structured data of %s have the page’s kinds and breadcrumbs',
  (route, { data, breadcrumbs }) => {
    const isCourse = route.startsWith('/courses/');
    const types = isCourse ? ['Course'] : (described[route] ?? []);
    const trail = breadcrumbs.map(({ name, href }, index) => {
      return { '@type': 'ListItem', position: index + 1, name, item: fullAddress(href) };
    });
    const crumbs = { '@type': 'BreadcrumbList', itemListElement: trail };
    const expected = [
      ...types.map((type): unknown => expect.objectContaining({ '@type': type })),
      ...(route === '/' ? [] : [crumbs]),
    ];
    expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@graph': expected });
    const above = isCourse ? ['/', '/courses'] : ['/'];
    expect(breadcrumbs.map(({ href }) => href)).toEqual(route === '/' ? [] : [...above, route]);
  },
);

test('the catalogue tells search engines the address of each course', () => {
  const items = content.courses.map(({ path }, index) => {
    return { '@type': 'ListItem', position: index + 1, url: fullAddress(courseAddress(path)) };
  });
  const { '@graph': things } = JSON.parse(headOf('/courses').data) as { '@graph': object[] };
  expect(things[0]).toHaveProperty('itemListElement', items);
});

test('a course’s alias and path show the same page', () => {
  for (const { path, alias = path } of content.courses) {
    expect(pageAt(`/courses/${alias}`).html).toBe(pageAt(`/courses/${path}`).html);
  }
});

test('the 404 page tells search engines to ignore it', () => {
  const { robots, canonical, openGraph, data } = headOf('/404');
  expect([robots, canonical, openGraph, data]).toEqual(['noindex', undefined, {}, '']);
});

test('Home and the manifest name icons that exist and have the stated sizes', async () => {
  const { icons: linked, themeColors } = headOf('/');
  expect(linked).toEqual(
    expect.arrayContaining(['/icon-192.png', '/favicon.ico', '/manifest.webmanifest']),
  );
  expect(themeColors).toHaveLength(2);
  expect(JSON.parse(textAt('/manifest.webmanifest'))).toMatchObject({
    name: academy.name,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
  for (const [name, { size }] of Object.entries(icons)) {
    const icon = await sharp(siteFile(`/${name}.png`)).metadata();
    expect(icon, name).toMatchObject({ format: 'png', width: size, height: size });
  }
  // An ICO file begins with its type and the number of its pictures. Each picture's entry begins with the width.
  const ico = siteFile('/favicon.ico') ?? Buffer.alloc(6);
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico[6 + 16 * at]);
  expect([ico.readUInt32LE(0), widths]).toEqual([0x1_00_00, expect.arrayContaining([32])]);
});

test('the sitemap lists the encoded address of each page once', () => {
  const listed = [...textAt('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted()).toEqual(
    ownRoutes.map(fullAddress).toSorted(),
  );
  expect(textAt('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(textAt('/robots.txt')).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

function headOf(path: string) {
  const page = pageAt(path);
  const metas = page.root.querySelectorAll('meta').map((meta) => {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property') ?? '';
    return [name, attribute(meta, 'content') ?? ''] as const;
  });
  const named = new Map(metas);
  const links = (rel: string) => attributes(page, `link[rel="${rel}"]`, 'href');
  const [title] = page.root.querySelectorAll('head > title');
  return {
    title: title ? textOf(title) : '',
    description: named.get('description') ?? '',
    robots: named.get('robots'),
    card: named.get('twitter:card'),
    canonical: links('canonical')[0],
    icons: ['icon', 'apple-touch-icon', 'manifest'].flatMap(links),
    themeColors: metas.filter(([name]) => name === 'theme-color'),
    openGraph: Object.fromEntries(metas.filter(([name]) => name.startsWith('og:'))),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.html)?.[1] ?? '',
    breadcrumbs: page.root.querySelectorAll('body > nav li a').map((link) => {
      return { name: textOf(link), href: attribute(link, 'href') ?? '' };
    }),
  };
}

function fullAddress(route: string): string {
  return new URL(route, siteUrl).href;
}
