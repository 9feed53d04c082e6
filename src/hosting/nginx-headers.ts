import { deskPolicy } from './desk-policy.ts';
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
export function headerMaps(headers: readonly Header[], hasDesk = false): string {
  const values = headers
    .filter(([name]) => isForDocuments(name))
    .filter(([name]) => !(hasDesk && name === policyName))
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
${values.join('')}${hasDesk ? deskMap(headers) : ''}`;
}

const policyName = 'Content-Security-Policy';

/** The policy where a desk is published: its own for the desk, that of the pages for all else. */
function deskMap(headers: readonly Header[]): string {
  const policy = headers.find(([name]) => name === policyName)?.[1] ?? '';
  return `
map $uri $academy_desk {
    default no;
    "~^/desk(/|\\.html$|$)" yes;
}

map "$academy_inert $academy_desk" ${variable(policyName)} {
    default "";
    "no no" ${quoted(policy)};
    "no yes" ${quoted(deskPolicy)};
}
`;
}

function isForDocuments(name: string): boolean {
  return documentHeaders.includes(name);
}

/** `$academy_referrer_policy` for `Referrer-Policy`. */
function variable(header: string): string {
  return `$academy_${header.toLowerCase().replaceAll('-', '_')}`;
}
