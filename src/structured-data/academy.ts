import type { EducationalOrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import type { Academy } from '../content/schemas/academy.ts';
import { fullAddress } from '../content/addresses/site-address.ts';

/** The academy as an EducationalOrganization of schema.org: what the footer of every page says. */
export function academyData(academy: Academy): EducationalOrganizationLeaf {
  const { email, phones, address, social, footer, siteUrl } = academy;
  return {
    ...academyReference(academy),
    description: footer.about,
    logo: fullAddress(siteUrl, '/icon-512.png'),
    ...(email === undefined ? {} : { email }),
    ...(phones?.length ? { telephone: [...new Set(phones)] } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(social?.length ? { sameAs: social.map(({ url }) => url) } : {}),
  };
}

/** The academy where something else is described and only has to name it. */
export function academyReference({ siteUrl, name }: Academy) {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${siteUrl}/#academy`,
    name,
    url: fullAddress(siteUrl, '/'),
  } as const;
}

/** The site as a WebSite of schema.org, from which search engines take the name that they show. */
export function webSiteData(academy: Academy): WebSiteLeaf {
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
