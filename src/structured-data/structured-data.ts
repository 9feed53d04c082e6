// The folder src/structured-data says what search engines are told, all in this file.
// May import content only.
import { fullAddress } from '../content/schemas/site-address.ts';
import type { Course } from '../content/content.ts';
import type { Academy } from '../content/schemas/academy.ts';
import type { SyllabusWords } from '../content/schemas/site.ts';
import type { PageLink } from '../content/site-pages.ts';

/** A thing of schema.org, with the names that JSON-LD gives to its kind and its properties. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The text of a JSON-LD script (JSON-LD 1.1, 4.9 and 7.3). `<` is escaped, so that no text can end the script. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The academy as an EducationalOrganization, with the facts that every page's footer shows. */
export function academyData(academy: Academy): Thing {
  const { email, phones, address, social, footer, siteUrl } = academy;
  return {
    ...academyReference(academy),
    description: footer.about,
    logo: fullAddress(siteUrl, '/icon-512.png'),
    // JSON leaves out properties that are undefined.
    email,
    telephone: phones?.length ? [...new Set(phones)] : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: social?.length ? social.map(({ url }) => url) : undefined,
  };
}

function academyReference({ siteUrl, name }: Academy): Thing {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${siteUrl}/#academy`,
    name,
    url: fullAddress(siteUrl, '/'),
  };
}

/** The site as a WebSite. Search engines show its name. */
export function webSiteData(academy: Academy): Thing {
  const { siteUrl, name, shortName } = academy;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    alternateName: shortName,
    url: fullAddress(siteUrl, '/'),
    inLanguage: 'en-IN',
    publisher: academyReference(academy),
  };
}

/** A page's breadcrumbs as a BreadcrumbList. */
export function breadcrumbListData(trail: readonly PageLink[], siteUrl: string): Thing {
  const items = trail.map(({ label, to }) => ({ name: label, item: fullAddress(siteUrl, to) }));
  return { '@type': 'BreadcrumbList', itemListElement: listItems(items) };
}

/** The catalogue as an ItemList, in the order of its tiles (Google Search, "Carousel"). */
export function courseListData(name: string, courses: readonly Course[], siteUrl: string): Thing {
  const items = courses.map(({ path }) => ({ url: fullAddress(siteUrl, `/courses/${path}`) }));
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: courses.length,
    itemListElement: listItems(items),
  };
}

/** A course as a Course, with only the facts that search engines show (Google Search, "Course list"). */
export function courseData(
  { path, title, description, level }: Course,
  academy: Academy,
  { level: levels }: Pick<SyllabusWords['choices'], 'level'>,
): Thing {
  return {
    '@type': 'Course',
    url: fullAddress(academy.siteUrl, `/courses/${path}`),
    name: title,
    description,
    provider: academyReference(academy),
    inLanguage: 'en-IN',
    educationalLevel: level && levels[level],
  };
}

/** The gallery as an ImageGallery. A picture's `src` is the address of its large view. */
export function imageGalleryData(
  name: string,
  pictures: readonly { alt: string; width: number; height: number; src: string }[],
  siteUrl: string,
): Thing {
  return {
    '@type': 'ImageGallery',
    name,
    image: pictures.map(({ alt, width, height, src }) => ({
      '@type': 'ImageObject',
      contentUrl: new URL(src, siteUrl).href,
      caption: alt,
      width: `${width} px`,
      height: `${height} px`,
    })),
  };
}

function listItems(entries: readonly object[]): Thing[] {
  return entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
}
