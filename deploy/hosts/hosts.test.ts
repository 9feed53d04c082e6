import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages, notFoundPath } from '../../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile } from '../../src/hosting/header-rules.ts';
import { cacheControl, hashedFolder } from '../../src/hosting/response-headers.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { expectations, type HostName, hostNames, type Outcome } from './expectations.ts';
import type { Answer, Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { ownServer } from './own-server.ts';

const folder = process.env['DIST'] || 'dist';
if (!existsSync(join(folder, '_headers'))) {
  throw new Error(`There is no built site in ${folder}/. Run "npm run build", then try again.`);
}
const pages = builtPages(folder);
const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
const securityHeaders = lowerCaseNames(headersFor('/about', rules));

const starters: Readonly<Record<HostName, (folder: string) => Promise<Host>>> = {
  nginx,
  'npm start': ownServer,
  'Cloudflare Pages': cloudflarePages,
  Netlify: netlify,
};

describe.each(hostNames)('%s', (name) => {
  let host: Host;

  beforeAll(async () => {
    host = await starters[name](folder);
  }, 120_000);

  afterAll(() => host.stop());

  const addresses = pages.map(({ path }) => path).filter((path) => path !== notFoundPath);

  for (const { rule, outcomes, but } of expectations(addresses)) {
    const expected = { ...outcomes, ...but?.[name] };
    test(but?.[name] ? `${rule}, as far as this host can` : rule, async () => {
      const paths = Object.keys(expected);
      const answers = await Promise.all(paths.map((path) => host.ask(path)));
      const found = paths.map((path, at) => [path, outcomeOf(answers[at], expected[path])]);
      expect(Object.fromEntries(found)).toEqual(expected);
    });
  }

  test.for(['/', '/courses/Java%20Script', '/nothing'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await host.ask(path);
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
    },
  );

  test.skipIf(name === 'Netlify')('a redirect carries the security headers', async () => {
    const { headers } = await host.ask('/internships');
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders);
  });

  test('pages are asked for again each time, and files with a checksum in their name are kept', async () => {
    const page = await host.ask('/about');
    expect(page.headers.get('cache-control')).toMatch(
      /^(no-cache|public, max-age=0, must-revalidate)$/,
    );
    const [style = ''] = new RegExp(`${hashedFolder}[^"]+\\.css`).exec(page.text) ?? [];
    const file = await host.ask(style);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe(cacheControl.hashed);
  });
});

/** Of pages that are the same, an alias and its course, the expected one is named. */
function outcomeOf(answer: Answer | undefined, expected: Outcome | undefined): string {
  if (answer === undefined) return 'no answer';
  const { status, headers, text } = answer;
  const alike = pages.filter(({ html }) => html === text);
  const page = alike.find(({ path }) => expected === `shows ${path}`) ?? alike[0];
  if (status === 200) return page ? `shows ${page.path}` : 'shows something else';
  if (status === 301 || status === 308) return `leads to ${headers.get('location')}`;
  return status === 404 && page?.path === notFoundPath ? 'not found' : `status ${status}`;
}

function lowerCaseNames(headers: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}
