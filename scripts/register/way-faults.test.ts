import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { followRedirects, isWithoutNetwork } from './follow-redirects.ts';
import { wayFaults } from './way-faults.ts';

const site = 'https://academy.example';
const open = { 'access-control-allow-origin': '*' };

/** Three hosts, each at a port of its own, which answer every path alike. */
let first: Host;
let second: Host;
let third: Host;

beforeAll(async () => {
  [first, second, third] = [await startHost(), await startHost(), await startHost()];
});

afterAll(() => {
  for (const { server } of [first, second, third]) {
    server.closeAllConnections();
    server.close();
  }
});

test('an address that hands out the file to everybody has no faults', async () => {
  first.answer = (response) => response.writeHead(200, open).end('x');
  await expect(faults([first])).resolves.toEqual([]);
});

test('each address that it leads on to is asked, with the origin that a browser sends', async () => {
  first.answer = redirect(second, open);
  second.answer = redirect(third, open);
  third.answer = (response) => response.writeHead(200, open).end('x');
  const { hops } = await followRedirects(first.address, site);
  expect(hops.map(({ url, origin }) => [url.host, origin])).toEqual([
    [first.host, site],
    [second.host, 'null'],
    [third.host, 'null'],
  ]);
  expect(third.origins).toEqual(['null']);
  await expect(faults([first, second, third])).resolves.toEqual([]);
});

test('every host that the policy lacks is named, with the lines to add', async () => {
  first.answer = redirect(second, open);
  second.answer = redirect(third, open);
  third.answer = (response) => response.writeHead(200, open).end('x');
  await expect(faults([first])).resolves.toMatchObject([
    {
      kind: 'blocked-by-policy',
      detail: expect.stringContaining(`${first.host} leads on to ${second.host} and ${third.host}`),
      advice: expect.stringContaining(
        `add these lines:\n    hosts:\n      - ${second.host}\n      - ${third.host}\n`,
      ),
    },
  ]);
  const [fault] = await faults([first], ['*.cdn.example']);
  expect(fault?.advice).toContain(`"*.cdn.example"\n      - ${second.host}\n`);
});

test('a way that leaves encryption can be fixed by no host in the settings', () => {
  const [from, to] = [new URL('https://files.example/r'), new URL('http://cdn.example/r')];
  const hop = { url: from, status: 302, origin: site, isReadable: true };
  const way = { hops: [hop, { ...hop, url: to, status: 200 }], end: { reason: 'answer' } } as const;
  expect(wayFaults(way, ['https://files.example'])).toMatchObject([
    {
      kind: 'blocked-by-policy',
      detail: expect.stringContaining('files.example leads on to http://cdn.example'),
      advice: expect.stringContaining('https://'),
    },
  ]);
});

test('a host that lets other websites read only the file, not the redirect to it, is a refusal', async () => {
  first.answer = redirect(second, {});
  second.answer = (response) => response.writeHead(200, open).end('x');
  await expect(faults([first, second])).resolves.toMatchObject([
    {
      kind: 'blocked',
      detail: `${first.host} sends no Access-Control-Allow-Origin header for ${site}`,
    },
  ]);
});

test('where one host leads on to another, the name of the site alone does not open the file', async () => {
  first.answer = redirect(second, open);
  second.answer = (response) =>
    response.writeHead(200, { 'access-control-allow-origin': site }).end('x');
  await expect(faults([first, second])).resolves.toMatchObject([
    { kind: 'blocked', detail: expect.stringContaining('must be *') },
  ]);
});

test('all that is in the way is told at once', async () => {
  first.answer = redirect(second, {});
  second.answer = (response) => response.writeHead(404).end();
  const kinds = (await faults([first])).map(({ kind }) => kind);
  expect(kinds).toEqual(['blocked-by-policy', 'blocked', 'http-status']);
});

test.each(['/ServiceLogin?continue=x', '/login', '/account/sign-in.aspx'])(
  'a way to %s leads to a sign-in page, which is all that is told',
  async (path) => {
    first.answer = redirect(second, {}, path);
    second.answer = (response) => response.writeHead(200).end('<form>');
    await expect(faults([first])).resolves.toMatchObject([
      { kind: 'sign-in-page', detail: expect.stringContaining('not shared with everyone') },
    ]);
  },
);

test('redirects without an end are followed as far as a browser follows them', async () => {
  first.answer = redirect(first, open);
  await expect(faults([first])).resolves.toMatchObject([
    { kind: 'interrupted', detail: 'more than 20 redirects' },
  ]);
});

test('a host that stays silent is waited for no longer than the time allows', async () => {
  first.answer = redirect(second, open);
  second.answer = () => undefined;
  const way = await followRedirects(first.address, site, 300);
  expect(wayFaults(way, [first.origin, second.origin])).toMatchObject([
    { kind: 'timeout', detail: expect.stringContaining(second.host) },
  ]);
});

test('a host that is not found is no fault of the register, one that refuses the connection is', async () => {
  const missing = await followRedirects('https://register.invalid/x.xlsx', site);
  expect(missing.end.reason === 'no-answer' && isWithoutNetwork(missing.end.cause)).toBe(true);
  // Nobody listens at port 1.
  const refusing = await followRedirects('http://127.0.0.1:1/x.xlsx', site);
  expect(refusing.end.reason === 'no-answer' && isWithoutNetwork(refusing.end.cause)).toBe(false);
  expect(wayFaults(refusing, ['http://127.0.0.1:1'])).toMatchObject([{ kind: 'interrupted' }]);
});

interface Host {
  readonly server: Server;
  readonly host: string;
  readonly origin: string;
  readonly address: string;
  /** The `Origin` of each request. */
  readonly origins: (string | undefined)[];
  answer: (response: ServerResponse) => unknown;
}

async function startHost(): Promise<Host> {
  const server = createServer((request, response) => {
    started.origins.push(request.headers.origin);
    started.answer(response);
  });
  const host = `127.0.0.1:${await listenOnFreePort(server)}`;
  const origin = `http://${host}`;
  const answer = (response: ServerResponse) => response.end();
  const started: Host = { server, host, origin, address: `${origin}/r.xlsx`, origins: [], answer };
  return started;
}

function redirect(to: Host, headers: Record<string, string>, path = '/r.xlsx') {
  return (response: ServerResponse) =>
    response.writeHead(307, { ...headers, location: to.origin + path }).end();
}

/** The faults of the way from the first host, where the policy allows these. */
async function faults(allowed: readonly Host[], hosts: readonly string[] = []) {
  const way = await followRedirects(first.address, site);
  return wayFaults(
    way,
    allowed.map(({ origin }) => origin),
    hosts,
  );
}
