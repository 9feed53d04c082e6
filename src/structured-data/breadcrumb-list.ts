import type { BreadcrumbListLeaf } from 'schema-dts';
import { fullAddress } from '../content/addresses/site-address.ts';

/** A trail of pages, from the first down to the one it is on, as a BreadcrumbList of schema.org. */
export function breadcrumbListData(
  trail: readonly { readonly label: string; readonly to: string }[],
  siteUrl: string,
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: fullAddress(siteUrl, to),
    })),
  };
}
