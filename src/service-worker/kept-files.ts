/** The folder of files whose names hold a checksum, so that what a name stands for never changes. */
const hashedFolder = '/_astro/';

/** Styles, scripts, fonts and pictures; never a spreadsheet, since the register must not be kept. */
const keptEndings = /\.(css|js|woff2|avif|webp|jpe?g|png|svg)$/;

/** What the course filter searches; pages keep its newest version. */
export const courseIndexPath = '/course-index.json';

/** Whether this is a file of the site that may be kept as long as there is room. */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && pathname.startsWith(hashedFolder) && keptEndings.test(pathname);
}

/**
 * The address under which a page is kept: without its query and its fragment, so that nothing that a visitor
 * typed, such as a certificate's ID, is ever stored.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
