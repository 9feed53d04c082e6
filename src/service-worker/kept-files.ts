/** Where the builder puts files whose names hold a checksum, so that what a name stands for never changes. */
export const hashedFolder = '/_astro/';

/** Where a sealed register is published: its manifest, and below it a folder for each edition. */
export const sealedFolder = '/sealed/';
export const sealedManifest = `${sealedFolder}manifest.json`;

/** The name of the cache in which a browser keeps what it has read of one, where the owner says `keepOffline`. */
export const sealedCache = 'sealed-register';

/** Styles, scripts, fonts and pictures; never a spreadsheet, since the register must not be kept. */
const keptEndings = /\.(css|js|woff2|avif|webp|jpe?g|png|svg)$/;

/** Whether this is a file of the site whose name holds a checksum, so that a kept one is never out of date. */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && isKeptPath(pathname);
}

/** The same of a path of the site. */
export function isKeptPath(pathname: string): boolean {
  return pathname.startsWith(hashedFolder) && keptEndings.test(pathname);
}

/** Whether the path of a kept file is a picture's. */
export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|jpe?g|png|svg)$/.test(pathname);
}

/**
 * Whether the worker leaves what is at this path of the site alone: the owner's desk, and a sealed register, which is
 * kept by what reads it, since that must know what is new.
 */
export function isLeftAlone(pathname: string): boolean {
  return /^\/desk(\/|$)/.test(pathname) || pathname.startsWith(sealedFolder);
}

/** Without query and fragment, so that nothing that a visitor typed, such as an ID, is ever stored. */
export function keptKey(address: string): string {
  return address.replace(/[?#].*$/, '');
}
