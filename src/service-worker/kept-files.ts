/** The folder of files whose names have a checksum. A file of the same name never changes. */
export const hashedFolder = '/_astro/';

/** The folder of a sealed register. */
export const sealedFolder = '/sealed/';
export const sealedManifest = `${sealedFolder}manifest.json`;

/** The cache for the files that a browser has fetched from a sealed register. */
export const sealedCache = 'sealed-register';

/** The names of all courses, by which the catalogue's search works without a connection. */
export const courseNamesFile = '/course-names.json';

/** Texts that pages fetch only when a visitor needs them. */
const laterTexts = [courseNamesFile, '/course-texts.json'];

/** Whether an address is on this site, and its file's name has a checksum. */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && isKeptPath(pathname);
}

/**
 * Whether `pathname` is the path of a style, script, font or picture with a checksum in its name. Spreadsheets are left
 * out, since one may be the register.
 */
export function isKeptPath(pathname: string): boolean {
  const isKind = /\.(css|js|woff2)$/.test(pathname) || isPicture(pathname);
  return isKind && pathname.startsWith(hashedFolder);
}

export function isLaterText(pathname: string): boolean {
  return laterTexts.includes(pathname);
}

export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|jpe?g|png|svg)$/.test(pathname);
}

/** Whether the service worker ignores the path: a path of the desk or of a sealed register. */
export function isLeftAlone(pathname: string): boolean {
  return /^\/desk(\/|$)/.test(pathname) || pathname.startsWith(sealedFolder);
}

/** The address under which a page is stored: without query and fragment, which may contain an ID. */
export function keptKey(address: string): string {
  return address.replace(/[?#].*/, '');
}
