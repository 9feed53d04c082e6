import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../../scripts/static-site.ts';
import { builtPages, notFoundPath } from '../../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile } from '../../src/hosting/headers.ts';
import { writeHostFiles } from '../../src/hosting/host-files.ts';
import { writePackedFiles } from '../../src/hosting/packed-files.ts';
import { startApache } from './apache.ts';
import { startCloudflarePages } from './cloudflare-pages.ts';
import { startNginx } from './nginx.ts';

/*
 * Asks nginx, Apache and Cloudflare's own server program for the same addresses, on this machine. Needs a built site.
 */
const pages = [...builtPages(siteFolder)];

/** The built site, with the files that a published desk and a sealed register would add. */
const folder = mkdtempSync(join(tmpdir(), 'academy-hosts-'));
const added = ['/desk.html', '/desk/words.js', '/sealed/manifest.json', '/sealed/0123/10.bin'];
cpSync(siteFolder, folder, { recursive: true });
for (const path of added) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'added');
}
// Apache runs as another user.
chmodSync(folder, 0o755);
writeHostFiles(folder, []);
writePackedFiles(folder);
const nginx = await startNginx(folder);
setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
const hosts = {
  nginx,
  Apache: await startApache(folder),
  'Cloudflare Pages': await startCloudflarePages(folder),
};
afterAll(async () => {
  for (const { stop } of Object.values(hosts)) await stop();
  rmSync(folder, { recursive: true });
});

/** `shows` names a page. `leads to` is a permanent redirect. `not found` is the site's own 404 page. */
type Outcome = `shows ${string}` | `leads to ${string}` | 'not found';

type Outcomes = Readonly<Record<string, Outcome>>;

const addresses = pages.map(({ path }) => path).filter((path) => path !== notFoundPath);
const inner = addresses.filter((page) => page !== '/');
const ledFrom = (other: (page: string) => string) =>
  Object.fromEntries(
    inner
      .map((page): [string, Outcome] => [encodeURI(other(page)), `leads to ${encodeURI(page)}`])
      .filter(([written, outcome]) => outcome !== `leads to ${written}`),
  );

/** `cloudflare` lists what Cloudflare Pages does differently. */
const expectations: readonly (readonly [
  rule: string,
  outcomes: Outcomes,
  cloudflare?: Outcomes,
])[] = [
  [
    'every page is shown at its address',
    Object.fromEntries(
      addresses.map((page): [string, Outcome] => [encodeURI(page), `shows ${page}`]),
    ),
  ],
  ['an address with a slash at the end leads to the page', ledFrom((page) => `${page}/`)],
  ['an address that ends in .html leads to the page', ledFrom((page) => `${page}.html`)],
  ['an address in lower case leads to the page', ledFrom((page) => page.toLowerCase())],
  [
    'an address in any other case leads to the page',
    { '/About': 'leads to /about', '/COURSES/PYTHON': 'leads to /courses/Python' },
    { '/About': 'not found', '/COURSES/PYTHON': 'not found' },
  ],
  [
    'a redirect keeps the part of an address after the question mark',
    {
      '/courses/c?from=mail': 'leads to /courses/C?from=mail',
      '/about/?from=mail': 'leads to /about?from=mail',
    },
  ],
  [
    'for a missing page, the site’s own page is shown with the status 404',
    notFound('/nothing', '/courses/nothing', '/_astro/nothing.js', '/courses/Java%20Script%20'),
  ],
  [
    'files for hosts and the 404 page itself are not found',
    notFound(
      '/404',
      '/_headers',
      '/_redirects',
      '/_redirects.conf',
      '/_headers.conf',
      '/.htaccess',
    ),
    { '/404': 'shows /404' },
  ],
];

function notFound(...paths: readonly string[]): Outcomes {
  return Object.fromEntries(paths.map((path) => [path, 'not found']));
}

describe.each(Object.entries(hosts))('on %s', (name, { address }) => {
  const ask = (path: string) => fetch(address + path, { redirect: 'manual' });

  for (const [rule, outcomes, onCloudflare] of expectations) {
    const isOther = name === 'Cloudflare Pages' && onCloudflare !== undefined;
    const expected = isOther ? onCloudflare : outcomes;
    test(isOther ? `${rule}, as far as this host can` : rule, async () => {
      const found = Object.entries(expected).map(
        async ([path, outcome]) => [path, await outcomeOf(await ask(path), outcome)] as const,
      );
      expect(Object.fromEntries(await Promise.all(found))).toEqual(expected);
    });
  }

  const [script = ''] = /\/_astro\/[^"]+\.js/.exec(pages.map(({ html }) => html).join('')) ?? [];

  test.each([
    '/',
    '/courses/Java%20Script',
    '/nothing',
    '/sw.js',
    script,
    '/desk',
    ...added.slice(1),
  ])('%s is sent with the headers in `_headers`', async (path) => {
    const { headers } = await ask(path);
    const expected = Object.fromEntries(headersFor(decodeURI(path), rules));
    expect(Object.fromEntries(headers)).toMatchObject(expected);
  });

  test('only pages have the header Permissions-Policy', async () => {
    const policies = ['/about', script].map(async (path) =>
      (await ask(path)).headers.get('permissions-policy'),
    );
    expect(await Promise.all(policies)).toEqual([expect.stringContaining('camera=()'), null]);
  });

  test('a redirect has the same headers as a page', async () => {
    const { headers } = await ask('/internships');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('browsers ask the host again each time they show a page', async () => {
    const { headers } = await ask('/about');
    expect(headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/);
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

test.each([
  [
    'redirects every address to the same address with HTTPS',
    '/courses/Java%20Script?from=mail',
    { status: 301, location: 'https://localhost/courses/Java%20Script?from=mail' },
  ],
  [
    'shows Let’s Encrypt the proof that it needs to issue or renew a certificate',
    '/.well-known/acme-challenge/token',
    { status: 200, text: 'proof' },
  ],
])('without HTTPS, nginx %s', async (_, path, expected) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const where = { host: '127.0.0.1', port: nginx.plainPort, path, headers: { host: 'localhost' } };
  request(where, resolve).once('error', reject).end();
  const response = await promise;
  const text = (await response.setEncoding('utf8').toArray()).join('');
  const { statusCode: status, headers } = response;
  expect({ status, location: headers.location, text }).toMatchObject(expected);
});

test.each([
  ['nginx', 'gzip', 'gz'],
  ['Apache', 'gzip', 'gz'],
  ['Apache', 'br, gzip', 'br'],
] as const)(
  '%s answers “Accept-Encoding: %s” with the packed file .%s',
  async (name, accepted, ending) => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/courses/Java%20Script', 'courses/Java Script.html'],
      ['/sw.js', 'sw.js'],
    ] as const) {
      const response = await fetch(hosts[name].address + path, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(await response.text(), path).toBe(readFileSync(join(folder, file), 'utf8'));
      expect(Object.fromEntries(response.headers), path).toMatchObject({
        'content-encoding': ending === 'gz' ? 'gzip' : ending,
        'content-length': String(statSync(join(folder, `${file}.${ending}`)).size),
        vary: 'Accept-Encoding',
        ...Object.fromEntries(headersFor(decodeURI(path), rules)),
      });
    }
    const packed = await fetch(`${hosts[name].address}/about.html.${ending}`);
    expect(packed.status).toBe(404);
  },
);

test('for a folder without a built site, nginx is not started, and the site has to be built', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'academy-unbuilt-'));
  const wanted = `There is no built site in ${unbuilt}. Build it first: npm run build`;
  await expect(startNginx(unbuilt)).rejects.toThrow(wanted);
  rmSync(unbuilt, { recursive: true });
});

test('nginx compresses pages and hides its version', async () => {
  const { headers } = await fetch(`${nginx.address}/courses`);
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('server')).toBe('nginx');
});

async function outcomeOf(response: Response, expected: Outcome | undefined): Promise<string> {
  const { status, headers, url } = response;
  const text = await response.text();
  // A course's path and its alias show the same page.
  const alike = pages.filter(({ html }) => html === text);
  const page = alike.find(({ path }) => expected === `shows ${path}`) ?? alike[0];
  if (status === 200) return page ? `shows ${page.path}` : 'shows something else';
  if (status === 301 || status === 308) {
    return `leads to ${headers.get('location')?.replace(new URL(url).origin, '')}`;
  }
  return status === 404 && page?.path === notFoundPath ? 'not found' : `status ${status}`;
}
