/** The folder of files whose names hold a checksum, so that the file of a name never changes. */
export const hashedFolder = '/_astro/';

/** The folder of a sealed register: its manifest, and a folder for each edition. */
export const sealedFolder = '/sealed/';
export const sealedManifest = `${sealedFolder}manifest.json`;

/** The cache in which a browser keeps what it has read of a sealed register, with `keepOffline`. */
export const sealedCache = 'sealed-register';

/** Styles, scripts, fonts and pictures; never a spreadsheet, since the register must not be kept. */
const keptEndings = /\.(css|js|woff2|avif|webp|jpe?g|png|svg)$/;

/** Whether this is a file of the site whose name holds a checksum, so that a kept copy is never out of date. */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && isKeptPath(pathname);
}

/** The same for a path of the site. */
export function isKeptPath(pathname: string): boolean {
  return pathname.startsWith(hashedFolder) && keptEndings.test(pathname);
}

/** Whether this is the path of a picture. */
export function isPicture(pathname: string): boolean {
  return /\.(avif|webp|jpe?g|png|svg)$/.test(pathname);
}

/**
 * Whether the service worker leaves this path alone: the owner's desk, and a sealed register. The code that reads a sealed
 * register keeps it, since it must know which edition is the newest.
 */
export function isLeftAlone(pathname: string): boolean {
  return /^\/desk(\/|$)/.test(pathname) || pathname.startsWith(sealedFolder);
}

/** Without query and fragment, so that nothing that a visitor typed is stored, such as an ID. */
export function keptKey(address: string): string {
  return address.replace(/[?#].*$/, '');
}
