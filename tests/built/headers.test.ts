import { afterAll, expect, test } from 'vitest';
import { siteFolder } from '../../scripts/static-site.ts';
import { registerSources } from '../../src/hosting/page-policy.ts';
import { siteFiles } from '../support/built-site.ts';
import { register } from '../support/content-words.ts';
import { OwnSite } from '../support/own-site.ts';
import { anyCourse } from '../support/site-routes.ts';

const site = await OwnSite.start(siteFolder);
afterAll(() => site.goAway());

const securityHeaders = {
  'content-security-policy': expect.stringMatching(/^frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
};
/** Files in `/_astro/` do not need this long header, so the server leaves it out for them. */
const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';
const always = 'no-cache';
const kept = 'public, max-age=31536000, immutable';
const built = (ending: string) =>
  siteFiles().find((path) => path.startsWith('/_astro/') && path.endsWith(ending)) ?? '';

test.each([
  ['a page', anyCourse, 200, always],
  ['an icon', '/icon-512.png', 200, always],
  ['the manifest', '/manifest.webmanifest', 200, always],
  ['a text', '/robots.txt', 200, always],
  ['the service worker', '/sw.js', 200, always],
  ['a font', built('.woff2'), 200, kept],
  ['a picture', built('.avif'), 200, kept],
  ['a script', built('.js'), 200, kept],
  ['a file that does not exist', '/_astro/nothing.js', 404, always],
  ['a redirect', '/about/', 301, always],
])('for %s, the server sends the site’s HTTP headers', async (_, path, status, cache) => {
  const { headers, ...answer } = await ask(path);
  expect(answer.status).toBe(status);
  const permissions = path.startsWith('/_astro/') ? undefined : permissionsPolicy;
  const expected = { ...securityHeaders, 'cache-control': cache };
  expect(headers).toMatchObject(expected);
  expect(headers['permissions-policy']).toBe(permissions);
  expect(headers['server'] ?? '', 'the server’s version').not.toMatch(/\d/);
  if (status !== 200) return;
  const again = await ask(path, { 'If-None-Match': headers['etag'] ?? '' });
  expect(again.status, 'an unchanged file').toBe(304);
  expect(again.headers).toMatchObject(expected);
});

test.each(['/sw.js', '/_astro/any.js'])(
  'the Worker %s may connect only to the site and to the register’s host',
  async (path) => {
    const asks = ["connect-src 'self'", ...registerSources(register)].join(' ');
    expect((await ask(path)).headers['content-security-policy']).toBe(
      `frame-ancestors 'none', default-src 'none'; script-src 'self'; ${asks}; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
  },
);

test('the register’s file, opened as a page, can’t run scripts', async () => {
  const { headers } = await ask('/register/any.html');
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none', sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/searchbyid', '/SearchById'],
  ['/index.html', '/'],
  [`${anyCourse.toUpperCase()}/?from=search`, `${anyCourse}?from=search`],
])('%s redirects to %s permanently', async (written, page) => {
  const { status, headers } = await ask(written);
  expect({ status, location: headers.location }).toEqual({ status: 301, location: page });
});

async function ask(path: string, sent = {}) {
  const response = await fetch(site.address + path, { redirect: 'manual', headers: sent });
  await response.body?.cancel();
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}
