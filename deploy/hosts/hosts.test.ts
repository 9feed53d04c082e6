import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../../scripts/static-site.ts';
import { builtPages, notFoundPath } from '../../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile } from '../../src/hosting/header-rules.ts';
import { startCloudflarePages } from './cloudflare-pages.ts';
import { startNginx } from './nginx.ts';

/*
 * Asks each host for the same addresses, on this machine and without publishing anything: nginx with deploy/nginx.conf,
 * and Cloudflare's own server program. What `npm start` serves has tests of its own.
 */
if (!existsSync(join(siteFolder, '_headers'))) {
  throw new Error(`There is no built site in ${siteFolder}/. Run "npm run build", then try again.`);
}
const pages = builtPages(siteFolder);
const rules = parseHeadersFile(readFileSync(join(siteFolder, '_headers'), 'utf8'));

/** The built site, with what it also has where the desk is published and the register is sealed. */
const folder = mkdtempSync(join(tmpdir(), 'academy-hosts-'));
const added = ['/desk.html', '/desk/words.js', '/sealed/manifest.json', '/sealed/0123/10.bin'];
cpSync(siteFolder, folder, { recursive: true });
for (const path of added) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'added');
}
const nginx = await startNginx(folder);
setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
const hosts = { nginx, 'Cloudflare Pages': await startCloudflarePages(folder) };
afterAll(async () => {
  for (const { stop } of Object.values(hosts)) await stop();
  rmSync(folder, { recursive: true });
});

/**
 * What becomes of a request: a page is shown, the browser is led to another path for good, or the site's own page
 * for what is not found is shown, with the status 404.
 */
type Outcome = `shows ${string}` | `leads to ${string}` | 'not found';

/** By the path that is asked for. */
type Outcomes = Readonly<Record<string, Outcome>>;

const addresses = pages.map(({ path }) => path).filter((path) => path !== notFoundPath);
const inner = addresses.filter((page) => page !== '/');
const led = (page: string): Outcome => `leads to ${encodeURI(page)}`;
const each = (paths: readonly string[], outcome: (page: string) => readonly [string, Outcome]) =>
  Object.fromEntries(paths.map(outcome));

/** What all hosts do with these requests, and where Cloudflare Pages can't, what it does. */
const expectations: readonly (readonly [
  rule: string,
  outcomes: Outcomes,
  cloudflare?: Outcomes,
])[] = [
  [
    'every page is shown at its address',
    each(addresses, (page) => [encodeURI(page), `shows ${page}`]),
  ],
  [
    'a slash at the end of an address leads to the page',
    each(inner, (page) => [`${encodeURI(page)}/`, led(page)]),
  ],
  [
    'the name of a page’s file leads to the page',
    each(inner, (page) => [`${encodeURI(page)}.html`, led(page)]),
  ],
  [
    'an address in lower case leads to the page',
    each(
      inner.filter((page) => page !== page.toLowerCase()),
      (page) => [encodeURI(page.toLowerCase()), led(page)],
    ),
  ],
  [
    'an address in any other case leads to the page',
    { '/About': 'leads to /about', '/COURSES/PYTHON': 'leads to /courses/Python' },
    { '/About': 'not found', '/COURSES/PYTHON': 'not found' },
  ],
  [
    'what follows the question mark stays when an address leads on',
    {
      '/courses/c?from=mail': 'leads to /courses/C?from=mail',
      '/about/?from=mail': 'leads to /about?from=mail',
    },
  ],
  [
    'what does not exist is answered with the site’s own page and the status 404',
    {
      '/nothing': 'not found',
      '/courses/nothing': 'not found',
      '/_astro/nothing.js': 'not found',
      '/courses/Java%20Script%20': 'not found',
    },
  ],
  [
    'what is for other hosts, or another page’s answer, is not found',
    {
      '/404': 'not found',
      '/_headers': 'not found',
      '/_redirects': 'not found',
      '/_redirects.conf': 'not found',
    },
    { '/404': 'shows /404' },
  ],
];

describe.each(Object.entries(hosts))('%s', (name, { address }) => {
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

  const [script = ''] =
    /\/_astro\/[^"]+\.js/.exec(pages.find(({ path }) => path === '/SearchById')?.html ?? '') ?? [];

  test.each([
    '/',
    '/courses/Java%20Script',
    '/nothing',
    '/sw.js',
    script,
    '/desk',
    ...added.slice(1),
  ])('%s carries the headers of `_headers`', async (path) => {
    const { headers } = await ask(path);
    const expected = Object.fromEntries(headersFor(decodeURI(path), rules));
    expect(Object.fromEntries(headers)).toMatchObject(expected);
  });

  test('a redirect carries the headers', async () => {
    const { headers } = await ask('/internships');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('pages are asked for again each time', async () => {
    const { headers } = await ask('/about');
    expect(headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/);
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('nginx', () => {
  test('without HTTPS every address leads to the same one with HTTPS', async () => {
    expect(await askPlainly('/courses/Java%20Script?from=mail')).toMatchObject({
      status: 301,
      location: 'https://localhost/courses/Java%20Script?from=mail',
    });
  });

  test('Let’s Encrypt finds its proof without HTTPS, so that a certificate can be had and renewed', async () => {
    const answer = await askPlainly('/.well-known/acme-challenge/token');
    expect(answer).toMatchObject({ status: 200, text: 'proof' });
  });

  test('pages are sent compressed, and no version of the server is told', async () => {
    const { headers } = await fetch(`${nginx.address}/courses`);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('server')).toBe('nginx');
  });
});

test('the policy evaluator finds nothing but that scripts of the site itself may run', async () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? '';
  const [, ofPage = ''] = /security-policy" content="([^"]+)"/.exec(home) ?? [];
  const ofHeader = headersFor('/', rules).get('Content-Security-Policy') ?? '';
  const { CspEvaluator, CspParser, severities, types } = await evaluator();
  const findings = new CspEvaluator(new CspParser(`${ofPage} ${ofHeader}`).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < severities.STRICT_CSP)).toEqual([]);
  const told = findings.filter(({ severity }) => severity < severities.INFO);
  expect(told.map(({ type, directive, value }) => [types[type], directive, value])).toEqual([
    ['SCRIPT_ALLOWLIST_BYPASS', 'script-src', "'self'"],
  ]);
});

/** As much of Google's evaluator as is used here; it is installed in this folder only, when its tests run. */
async function evaluator() {
  const name = 'csp_evaluator/dist';
  interface Finding {
    readonly severity: number;
    readonly type: number;
    readonly directive: string;
    readonly value?: string;
  }
  const [{ CspEvaluator }, { CspParser }, { Severity, Type }] = (await Promise.all([
    import(`${name}/evaluator.js`),
    import(`${name}/parser.js`),
    import(`${name}/finding.js`),
    // Its own types say so.
  ])) as [
    { CspEvaluator: new (csp: object) => { evaluate(): Finding[] } },
    { CspParser: new (policy: string) => { csp: object } },
    { Severity: { STRICT_CSP: number; INFO: number }; Type: Record<number, string> },
  ];
  return { CspEvaluator, CspParser, severities: Severity, types: Type };
}

async function outcomeOf(response: Response, expected: Outcome | undefined): Promise<string> {
  const { status, headers } = response;
  const text = await response.text();
  // Of pages that are the same, an alias and its course, the expected one is named.
  const alike = pages.filter(({ html }) => html === text);
  const page = alike.find(({ path }) => expected === `shows ${path}`) ?? alike[0];
  if (status === 200) return page ? `shows ${page.path}` : 'shows something else';
  if (status === 301 || status === 308) return `leads to ${headers.get('location')}`;
  return status === 404 && page?.path === notFoundPath ? 'not found' : `status ${status}`;
}

/** Asks nginx without HTTPS, under the site's name. */
async function askPlainly(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const where = { host: '127.0.0.1', port: nginx.plainPort, path, headers: { host: 'localhost' } };
  request(where, resolve).once('error', reject).end();
  const response = await promise;
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, location: response.headers.location, text };
}
