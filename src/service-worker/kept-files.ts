/** The folder of files whose names have a checksum. A file of the same name never changes. */
export const hashedFolder = '/_astro/';

/** The folder of a sealed register: its manifest, and a folder for each edition. */
export const sealedFolder = '/sealed/';
export const sealedManifest = `${sealedFolder}manifest.json`;

/** The cache in which a browser stores what it has read of a sealed register, if the settings say `keepOffline`. */
export const sealedCache = 'sealed-register';

/** Matches styles, scripts, fonts and pictures, but never a spreadsheet, since the register must not be kept. */
const keptEndings = /\.(css|js|woff2|avif|webp|jpe?g|png|svg)$/;

/**
 * Whether an address is that of a file of the site whose name has a checksum. A kept copy of such a file is never out
 * of date.
 */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && isKeptPath(pathname);
}

/** Whether `pathname` is the path of a file of the site whose name has a checksum. */
export function isKeptPath(pathname: string): boolean {
  return pathname.startsWith(hashedFolder) && keptEndings.test(pathname);
}

/** Whether `pathname` is the path of a picture. */
export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|jpe?g|png|svg)$/.test(pathname);
}

/**
 * Whether the service worker leaves requests for `pathname` alone: those for the owner's desk and for a sealed
 * register. The code that reads a sealed register also stores it, since that code must know which edition is the
 * newest.
 */
export function isLeftAlone(pathname: string): boolean {
  return /^\/desk(\/|$)/.test(pathname) || pathname.startsWith(sealedFolder);
}

/** An address without query and fragment, so that nothing that a visitor typed is stored, such as an ID. */
export function keptKey(address: string): string {
  return address.replace(/[?#].*$/, '');
}
