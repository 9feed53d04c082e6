import { inertTypes } from './media-types.ts';
import { quoted } from './nginx-string.ts';
import { documentHeaders, type Header } from './response-headers.ts';

/** For the `server` block: sent with every response ("always"), errors included; an empty header is not sent. */
export function addHeaders(headers: readonly Header[]): string {
  const all: readonly Header[] = [
    ...headers.map(([name, value]): Header => [
      name,
      isForDocuments(name) ? variable(name) : value,
    ]),
    ['Cache-Control', '$academy_cache_control'],
    ['Allow', '$academy_allow'],
  ];
  return all.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}

/**
 * For the `http` block: the headers that inert files go without. The variable holds the type without its character
 * set; a 304 names no type, and carries all.
 */
export function headerMaps(headers: readonly Header[]): string {
  const values = headers
    .filter(([name]) => isForDocuments(name))
    .map(
      ([name, value]) => `
map $academy_inert ${variable(name)} {
    default ${quoted(value)};
    yes "";
}
`,
    );
  return `
map $sent_http_content_type $academy_inert {
    default no;
${inertTypes.map((type) => `    ${quoted(type)} yes;\n`).join('')}}
${values.join('')}`;
}

function isForDocuments(name: string): boolean {
  return documentHeaders.includes(name);
}

/** `$academy_referrer_policy` for `Referrer-Policy`. */
function variable(header: string): string {
  return `$academy_${header.toLowerCase().replaceAll('-', '_')}`;
}
