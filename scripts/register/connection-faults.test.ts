import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from '../../tests/support/listen-on-free-port.ts';
import { connectionFaults } from './connection-faults.ts';

const site = 'https://academy.example';

/**
 * The headers that a host sends; undefined if the host never answers. With a `location`, the answer is a redirect. In
 * a `location`, `second` stands for the second host.
 */
type SentHeaders = Readonly<Record<string, string>> | undefined;

const hosts = new Map<'first' | 'second', { server: Server; host: string }>();
let answers: Readonly<Record<'first' | 'second', SentHeaders>>;
let origins: (string | undefined)[];

beforeAll(async () => {
  for (const name of ['second', 'first'] as const) {
    const server = createServer(({ headers }, response) => {
      origins.push(headers.origin);
      const answer = answers[name];
      if (answer === undefined) return;
      const { location, ...others } = answer;
      const to = location?.replace('second', `http://${hosts.get('second')?.host}`);
      response.writeHead(to ? 307 : 200, to ? { ...others, location: to } : others).end('x');
    });
    hosts.set(name, { server, host: `127.0.0.1:${await listenOnFreePort(server)}` });
  }
});

afterAll(() => {
  for (const { server } of hosts.values()) {
    server.closeAllConnections();
    server.close();
  }
});

const sources = () => [...hosts.values()].map(({ host }) => `http://${host}`).toReversed();

const open = { 'access-control-allow-origin': '*' };
const toSecond = { ...open, location: 'second/r.xlsx' };
const signIn = 'second/ServiceLogin?continue=x';
const notAllowed = 'sends no Access-Control-Allow-Origin header for https://academy.example';

test.each<[string, SentHeaders, SentHeaders, ...told: [kind: string, detail: string][]]>([
  ['lets every website read the file', toSecond, open],
  ['lets no website read the redirect', { location: 'second/r' }, open, ['blocked', notAllowed]],
  [
    'redirects to a host that allows only the site',
    toSecond,
    { 'access-control-allow-origin': site },
    ['blocked', 'be *'],
  ],
  [
    'redirects to an address without encryption',
    { ...open, location: 'http://cdn.invalid/r' },
    open,
    ['blocked-by-policy', 'first redirects to http://cdn.invalid'],
    ['interrupted', 'cdn.invalid'],
  ],
  [
    'redirects to a sign-in page',
    { location: signIn },
    {},
    ['sign-in-page', 'not shared with everyone'],
  ],
  [
    'redirects to a host that does not answer',
    toSecond,
    undefined,
    ['timeout', 'second did not answer in time'],
  ],
])('every fault is found if the register’s host %s', async (_, first, second, ...told) => {
  answers = { first, second };
  origins = [];
  const address = `http://${hosts.get('first')?.host}/r.xlsx`;
  const faults = await connectionFaults(address, site, sources(), 600);
  const withHost = (text: string) =>
    text.replace(/^(first|second)/, (name) => hosts.get(name as 'first' | 'second')?.host ?? '');
  expect(faults).toMatchObject(
    told.map(([kind, detail]) => ({ kind, detail: expect.stringContaining(withHost(detail)) })),
  );
  // As in a browser, the second request has the origin `null`.
  expect(origins).toEqual([site, 'null'].slice(0, origins.length));
});

test.each([
  ['only the first', () => [], 1],
  ['its name behind another', () => ['http://*.example'], 1],
  ['it by its name', () => sources().slice(1), 0],
  ['all of its kind', () => ['http://*.0.0.1:' + new URL(sources()[1] ?? '').port], 0],
])('a host to which an address leads on is named if pages may ask %s', async (_, of, count) => {
  answers = { first: toSecond, second: open };
  const [first = '', second = ''] = sources();
  const own = of();
  const detail = `the address leads on to ${new URL(second).host}`;
  expect(await connectionFaults(`${first}/r.xlsx`, site, [first, ...own], 600)).toEqual(
    Array.from({ length: count }, () => ({ kind: 'blocked-by-policy', detail })),
  );
});

test('the check reports a refused connection as a fault, but not an unknown host', async () => {
  expect(
    await connectionFaults('https://register.invalid/x.xlsx', site, sources()),
  ).toBeUndefined();
  expect(
    await connectionFaults('http://127.0.0.1:1/x.xlsx', site, ['http://127.0.0.1:1']),
  ).toMatchObject([{ kind: 'interrupted' }]);
});
