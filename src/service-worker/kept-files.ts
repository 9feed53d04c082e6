import { hashedFolder } from '../hosting/response-headers.ts';

/** Styles, scripts, fonts and pictures; never a spreadsheet, since the register must not be kept. */
const keptEndings = /\.(css|js|woff2|avif|webp|jpe?g|png|svg)$/;

/** Whether this is a file of the site whose name holds a checksum, so that a kept one is never out of date. */
export function isKeptFile({ origin, pathname }: URL, siteOrigin: string): boolean {
  return origin === siteOrigin && pathname.startsWith(hashedFolder) && keptEndings.test(pathname);
}

/** Without query and fragment, so that nothing that a visitor typed, such as an ID, is ever stored. */
export function keptKey(address: string): string {
  return address.replace(/[?#].*$/, '');
}
