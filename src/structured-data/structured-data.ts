// The folder src/structured-data says what search engines are told, all in this file.
// May import content only.
import type {
  BreadcrumbList,
  Course as CourseThing,
  EducationalOrganization,
  ImageGallery,
  ItemList,
  ListItem,
  Thing,
  WebSite,
} from 'schema-dts';
import { fullAddress } from '../content/schemas/site-address.ts';
import type { Course } from '../content/content.ts';
import type { Academy } from '../content/schemas/academy.ts';
import type { SyllabusWords } from '../content/schemas/site.ts';
import type { PageLink } from '../content/site-pages.ts';

/** The text of a JSON-LD script (JSON-LD 1.1, 4.9 and 7.3). `<` is escaped, so that no text can end the script. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The academy as an EducationalOrganization, with the facts that every page's footer shows. */
export function academyData(academy: Academy): EducationalOrganization {
  const { email, phones, address, social, footer, siteUrl } = academy;
  return {
    ...academyReference(academy),
    description: footer.about,
    logo: fullAddress(siteUrl, '/icon-512.png'),
    ...(email !== undefined && { email }),
    ...(phones?.length && { telephone: [...new Set(phones)] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(social?.length && { sameAs: social.map(({ url }) => url) }),
  };
}

function academyReference({ siteUrl, name }: Academy) {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${siteUrl}/#academy`,
    name,
    url: fullAddress(siteUrl, '/'),
  } as const;
}

/** The site as a WebSite. Search engines show its name. */
export function webSiteData(academy: Academy): WebSite {
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
export function breadcrumbListData(trail: readonly PageLink[], siteUrl: string): BreadcrumbList {
  const items = trail.map(({ label, to }) => ({ name: label, item: fullAddress(siteUrl, to) }));
  return { '@type': 'BreadcrumbList', itemListElement: listItems(items) };
}

/** The catalogue as an ItemList, in the order of its tiles (Google Search, "Carousel"). */
export function courseListData(
  name: string,
  courses: readonly Course[],
  siteUrl: string,
): ItemList {
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
): CourseThing {
  return {
    '@type': 'Course',
    url: fullAddress(academy.siteUrl, `/courses/${path}`),
    name: title,
    description,
    provider: academyReference(academy),
    inLanguage: 'en-IN',
    ...(level && { educationalLevel: levels[level] }),
  };
}

/** The gallery as an ImageGallery. A picture's `src` is the address of its large view. */
export function imageGalleryData(
  name: string,
  pictures: readonly { alt: string; width: number; height: number; src: string }[],
  siteUrl: string,
): ImageGallery {
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

function listItems(entries: readonly Omit<Exclude<ListItem, string>, '@type'>[]): ListItem[] {
  return entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
}
