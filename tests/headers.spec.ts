import { get, type IncomingHttpHeaders } from 'node:http';
import { registerSources } from '../src/hosting/page-policy.ts';
import { attributes, pages } from './built-site.ts';
import { plainRegister, register } from './content-words.ts';
import { anyCourse } from './site-routes.ts';
import { expect, isRegister, test } from './site-test.ts';

const hashed = 'public, max-age=31536000, immutable';

/** Of every response. */
const securityHeaders = {
  'content-security-policy': expect.stringMatching(/^frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
};

/** What each page says itself. Checksums, which the build puts in, and what depends on the register are left open. */
const pagePolicy = new RegExp(
  [
    "^default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'( https://[\\w.*:-]+)*",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types register-worker service-worker',
    " script-src 'self'( 'sha256-[\\w+/]{43}=')+",
    " style-src 'self'( 'sha256-[\\w+/]{43}=')+;$",
  ].join(';'),
);

for (const page of pages) {
  test(`${page.path} has a policy of its own, before anything that runs`, () => {
    const named = 'meta[http-equiv="content-security-policy"]';
    const policies = attributes(page, named, 'content');
    expect(policies).toEqual([expect.stringMatching(pagePolicy)]);
    const sources = page.path === '/SearchById' ? registerSources(register) : [];
    expect(policies[0]).toContain(["connect-src 'self'", ...sources].join(' ') + ';');
    const [, after = ''] = page.html.split('http-equiv="content-security-policy"');
    const scripts = /<script\b/g;
    expect(after.match(scripts)?.length).toBe(page.html.match(scripts)?.length);
  });
}

for (const [kind, path, status, cacheControl] of [
  ['the home page', '/', 200, 'no-cache'],
  ['a page', anyCourse, 200, 'no-cache'],
  ['a drawing, which could hold a script', '/favicon.svg', 200, 'no-cache'],
  ['a file without pages or scripts', '/sitemap.xml', 200, 'no-cache'],
  ['an address that does not exist', '/nothing', 404, 'no-cache'],
  ['a file that does not exist', '/_astro/nothing.js', 404, 'no-cache'],
  ['a redirect', '/about/', 301, 'no-cache'],
  ['a malformed address', '/%', 400, 'no-cache'],
] as const) {
  test(`${kind} carries the headers`, async ({ baseURL }) => {
    const answer = await rawAnswer(baseURL ?? '', path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...securityHeaders, 'cache-control': cacheControl });
    expect(answer.headers['server'] ?? '', 'no version is told').not.toMatch(/\d/);
  });
}

for (const [kind, name, type] of [
  ['style', /\/_astro\/[^"]+\.css/, 'text/css; charset=utf-8'],
  ['font', /\/_astro\/[^"]+\.woff2/, 'font/woff2'],
  ['picture', /\/_astro\/[^" ]+\.avif/, 'image/avif'],
  ['script', /\/_astro\/[^" ]+\.js/, 'text/javascript; charset=utf-8'],
] as const) {
  test(`a ${kind} carries the headers, and is kept for good`, async ({ request }) => {
    const html =
      (await (await request.get('/SearchById')).text()) + (await (await request.get('/')).text());
    const response = await request.get(name.exec(html)?.[0] ?? '');
    const headers = response.headers();
    const expected = { ...securityHeaders, 'cache-control': hashed };
    expect(headers).toMatchObject({ ...expected, 'content-type': type });
    const again = await request.get(response.url(), {
      headers: { 'If-None-Match': headers['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
    expect(again.headers()).toMatchObject(expected);
  });
}

test('a script has a policy, since a Worker takes its own from it: it runs nothing but the site’s, and asks no host without encryption', async ({
  request,
}) => {
  for (const path of ['/sw.js', '/_astro/any.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toBe(
      "frame-ancestors 'none', default-src 'none'; script-src 'self'; connect-src 'self' https:; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  }
});

test('only reading is allowed, and the refusal carries the headers', async ({ request }) => {
  const response = await request.post('/about');
  expect(response.status()).toBe(405);
  expect(response.headers()).toMatchObject({ ...securityHeaders, allow: 'GET, HEAD' });
});

test('a page that did not change is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/about')).headers();
  const again = await request.get('/about', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject(securityHeaders);
});

for (const [written, page] of [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/About', '/about'],
  ['/searchbyid', '/SearchById'],
  ['/internships/', '/internShips'],
  ['/index.html', '/'],
  ['/courses/', '/courses'],
  [encodeURI(decodeURI(anyCourse).toLowerCase()), anyCourse],
  [encodeURI(decodeURI(anyCourse).toUpperCase()), anyCourse],
  [`${encodeURI(decodeURI(anyCourse).toLowerCase())}/?from=search`, `${anyCourse}?from=search`],
] as const) {
  test(`${written} leads to ${page} for good`, async ({ baseURL }) => {
    const { status, headers } = await rawAnswer(baseURL ?? '', written);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: page });
  });
}

for (const path of [
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/_redirects.conf',
  '/_astro/',
]) {
  test(`${path} is answered with the page for what is not found`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<h1');
  });
}

for (const [path, type] of [
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
] as const) {
  test(`${path} has its own media type`, async ({ request }) => {
    expect((await request.get(path)).headers()['content-type']).toBe(type);
  });
}

test('fonts, pictures and the register have their own media types', async ({ page }) => {
  const types: (string | undefined)[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    const [, ending = ''] = /\.(\w+)$/.exec(url.pathname) ?? [];
    const isOurs = ['woff2', 'avif', 'js'].includes(ending) || isRegister(url);
    if (isOurs) types.push(`${ending} ${response.headers()['content-type']}`);
  });
  await page.goto('/');
  await page.goto('/SearchById', { waitUntil: 'networkidle' });
  expect(types).toEqual(
    expect.arrayContaining(['woff2 font/woff2', 'js text/javascript; charset=utf-8']),
  );
  if (plainRegister?.endsWith('.xlsx')) {
    expect(types).toContain(
      'xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  }
});

test.describe('what is not ours', () => {
  test.use({ expectedMessages: [/Content Security Policy|TrustedHTML|TrustedScript/i] });

  test('no text becomes script, and no other host is asked', async ({ page }) => {
    await page.goto('/about');
    const refused = await page.evaluate(async () => {
      const outcome = async (run: () => unknown) => {
        try {
          await run();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      return {
        markup: await outcome(() => (document.createElement('p').innerHTML = '<b>text</b>')),
        script: await outcome(() => (document.createElement('script').text = 'run()')),
        // Later, since what a test calls directly is allowed to.
        evaluation: await new Promise((resolve) => {
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is there to be refused.
          setTimeout(() => resolve(outcome(() => new Function('return 1'))));
        }),
        policy: await outcome(() => {
          // TypeScript's DOM types lack Trusted Types.
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          };
          return trustedTypes.createPolicy('elsewhere', {});
        }),
        request: await outcome(() => fetch('https://elsewhere.example/')),
      };
    });
    expect(refused).toEqual({
      markup: 'refused',
      script: 'refused',
      evaluation: 'refused',
      policy: 'refused',
      request: 'refused',
    });
  });
});

test('pages are isolated from those of other origins', async ({ page }) => {
  await page.goto('/SearchById');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

/** Asks for exactly this path and follows nothing. */
function rawAnswer(
  address: string,
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}
