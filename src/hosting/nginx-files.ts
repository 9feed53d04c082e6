import { sealedFolder } from '../content/sealed-places.ts';
import { mediaTypes, textTypes } from './media-types.ts';
import { addHeaders, headerMaps } from './nginx-headers.ts';
import { quoted } from './nginx-string.ts';
import { encodedPath, pageAddresses } from './page-addresses.ts';
import { cacheControl, hashedFolder, type Header } from './response-headers.ts';

/**
 * The parts of the nginx configuration that depend on the build, by file name. `site.conf` in `deploy/nginx/`
 * takes them in.
 *
 * @param editions of the sealed register: the names of their folders
 */
export function nginxFiles(
  pages: readonly string[],
  headers: readonly Header[],
  hasDesk = false,
  editions: readonly string[] = [],
): ReadonlyMap<string, string> {
  const files = {
    'maps.conf': maps(pages, editions) + headerMaps(headers, hasDesk),
    'headers.conf': addHeaders(headers),
    'types.conf': types,
  };
  return new Map(
    Object.entries(files).map(([name, text]) => [name, `# Written by the build.\n${text}`]),
  );
}

/** For the `http` block. nginx compares the plain strings of a map without regard to case. */
function maps(pages: readonly string[], editions: readonly string[]): string {
  const addresses = [...pageAddresses(pages)].map(
    ([written, page]) => `    ${quoted(written)} ${quoted(encodedPath(page))};\n`,
  );
  const sealed = editions.map(
    (edition) => `    "~^(200|206|304)${sealedFolder}${edition}/" "${cacheControl.sealed}";\n`,
  );
  return `map_hash_bucket_size 256;
map_hash_max_size 8192;

# The page that an address means, however it is written.
map $uri $academy_page {
    default "";
${addresses.join('')}}

map "$status$uri" $academy_cache_control {
    default ${cacheControl.other};
    "~^(200|206|304)${hashedFolder}" "${cacheControl.hashed}";
${sealed.join('')}}

# RFC 9110, 15.5.6
map $status $academy_allow {
    default "";
    405 "GET, HEAD";
}
`;
}

const types = [
  'types {\n',
  ...Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};\n`),
  '}\n',
  'default_type application/octet-stream;\n',
  'charset utf-8;\n',
  // text/html is always among them, and nginx warns when it is named again.
  `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};\n`,
].join('');
