import { expect, test } from 'vitest';
import { deskPolicy } from './desk-policy.ts';
import { headersFile, headersFor, parseHeadersFile } from './header-rules.ts';
import { nginxFiles } from './nginx-files.ts';
import { redirectsFile } from './redirects-file.ts';
import { cacheControl, securityHeaders } from './response-headers.ts';

const headers = securityHeaders("default-src 'none'");

test('`_headers` gives every path the same headers, and hashed files a long life', () => {
  const rules = parseHeadersFile(headersFile(headers));
  expect(headersFor('/about', rules)).toEqual(headers);
  expect(headersFor('/_astro/a.css', rules)).toEqual([
    ...headers,
    ['Cache-Control', cacheControl.hashed],
  ]);
});

test('each edition of a sealed register is kept for good, as it is; its manifest is revalidated', () => {
  const edition = '0123456789abcdef'.repeat(2);
  const rules = parseHeadersFile(headersFile(headers, false, [edition]));
  expect(headersFor(`/sealed/${edition}/10.bin`, rules)).toEqual([
    ...headers,
    ['Cache-Control', 'public, max-age=31536000, immutable, no-transform'],
  ]);
  expect(headersFor('/sealed/manifest.json', rules)).toEqual(headers);
  const nginx = nginxFiles([], headers, false, [edition]).get('maps.conf') ?? '';
  expect(nginx).toContain(
    `"~^(200|206|304)/sealed/${edition}/" "public, max-age=31536000, immutable, no-transform";`,
  );
});

test('a site without a sealed register says nothing of one', () => {
  expect(headersFile(headers)).not.toContain('sealed');
  expect([...nginxFiles([], headers).values()].join()).not.toContain('sealed');
});

test('no header is named twice for one path, since hosts would join the two', () => {
  const names = headersFor('/_astro/a.css', parseHeadersFile(headersFile(headers))).map(
    ([name]) => name,
  );
  expect(new Set(names).size).toBe(names.length);
});

test('where a desk is published it has its own policy, and all else what it had', () => {
  const rules = parseHeadersFile(headersFile(headers, true));
  expect(headersFor('/about', rules)).toEqual(headers);
  for (const path of ['/desk', '/desk/words']) {
    const sent = headersFor(path, rules);
    const policies = sent.filter(([name]) => name === 'Content-Security-Policy');
    expect(policies).toEqual([['Content-Security-Policy', deskPolicy]]);
    expect(sent).toContainEqual(['X-Robots-Tag', 'noindex']);
  }
});

test('where a desk is published nginx sends its policy with it, and the other with all else', () => {
  const text = nginxFiles([], headers, true).get('maps.conf') ?? '';
  expect(text).toContain(`"no no" "default-src 'none'";`);
  expect(text).toContain(`"no yes" "${deskPolicy}";`);
  expect(text.match(/\$academy_content_security_policy \{/g)).toHaveLength(1);
});

test('`_redirects` leads the address in lower case to the page', () => {
  expect(redirectsFile(['/', '/about', '/courses/Java Script'])).toBe(
    '/courses/java%20script /courses/Java%20Script 301\n',
  );
});

test('`_redirects` leads no page away from itself', () => {
  expect(redirectsFile(['/courses/C', '/courses/c'])).toBe('');
});

test('nginx sends the same headers with every response', () => {
  const text = nginxFiles([], headers).get('headers.conf') ?? '';
  for (const [name] of headers) expect(text).toContain(`\nadd_header ${name} "`);
  expect(text).toContain('\nadd_header Strict-Transport-Security "max-age=63072000" always;\n');
});

test('nginx sends what only a document needs with all but files in which no script can run', () => {
  const text = nginxFiles([], headers).get('maps.conf') ?? '';
  expect(text).toContain('map $sent_http_content_type $academy_inert {\n    default no;');
  expect(text).toContain('"text/css" yes;');
  expect(text).toContain('"font/woff2" yes;');
  expect(text).not.toMatch(/"(text\/html|text\/javascript|image\/svg\+xml)[^"]*" yes;/);
  expect(text).toContain(
    `map $academy_inert $academy_content_security_policy {
    default "default-src 'none'";
    yes "";
}`,
  );
});

test('nginx leads every way of writing an address to the page', () => {
  const text = nginxFiles(['/courses/Java Script'], headers).get('maps.conf') ?? '';
  expect(text).toContain('"/courses/java script/" "/courses/Java%20Script";');
  expect(text).toContain('"/courses/java script.html" "/courses/Java%20Script";');
});

test('quotes in a name cannot end a string of the nginx configuration', () => {
  const text = nginxFiles([String.raw`/a"b\c`], headers).get('maps.conf') ?? '';
  expect(text).toContain(String.raw`"/a\"b\\c/" "/a%22b%5Cc";`);
});
