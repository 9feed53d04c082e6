import headings from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline';
import text from '@fontsource/figtree/files/figtree-latin-500-normal.woff?inline';
import type { Font } from 'satori';

/** The site's fonts in a form that `satori` reads, which knows neither WOFF2 nor variable fonts. */
export const shareFonts: Font[] = [
  { name: 'Figtree', data: bytes(text) },
  { name: 'Bricolage Grotesque', data: bytes(headings) },
];

/** The bytes of a `data:` address in Base64. */
function bytes(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
