import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from '../../tests/listen-on-free-port.ts';
import { wayFaults } from './way-faults.ts';

const site = 'https://academy.example';
const allow = (origin: string) => ({ 'access-control-allow-origin': origin });
const open = allow('*');

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

test('each address that it leads on to is asked, with the origin that a browser sends', async () => {
  first.answer = redirect(second, open);
  second.answer = redirect(third, open);
  third.answer = file(open);
  expect(await faults()).toEqual([]);
  const origins = [first, second, third].map((host) => host.origins.at(-1));
  expect(origins).toEqual([site, 'null', 'null']);
});

test('a way that leaves encryption can be fixed by no host in the settings', async () => {
  first.answer = (response) =>
    response.writeHead(302, { ...open, location: 'http://cdn.invalid/r' }).end();
  const [fault] = await faults();
  expect(fault).toMatchObject({
    kind: 'blocked-by-policy',
    detail: expect.stringContaining(`${first.host} leads on to http://cdn.invalid`),
    advice: expect.stringContaining('https://'),
  });
});

const notAllowed = 'sends no Access-Control-Allow-Origin header for https://academy.example';

test.each([
  ['only to read the file, not the redirect to it', {}, open, [['blocked', notAllowed]]],
  ['by the name of the site alone', open, allow(site), [['blocked', 'must be *']]],
])('where a host that leads on allows %s, all that is in the way is told', async (...row) => {
  const [, ofRedirect, ofFile, expected] = row;
  first.answer = redirect(second, ofRedirect);
  second.answer = file(ofFile);
  expect(await faults()).toMatchObject(
    expected.map(([kind = '', detail = '']) => ({ kind, detail: expect.stringContaining(detail) })),
  );
});

test('a way that leads to a sign-in page: that is all that is told', async () => {
  first.answer = redirect(second, {}, '/ServiceLogin?continue=x');
  second.answer = file({});
  const detail = expect.stringContaining('not shared with everyone');
  expect(await faults()).toMatchObject([{ kind: 'sign-in-page', detail }]);
});

test('a host that stays silent is waited for no longer than the time allows', async () => {
  first.answer = redirect(second, open);
  second.answer = () => undefined;
  const detail = expect.stringContaining(second.host);
  expect(await faults(300)).toMatchObject([{ kind: 'timeout', detail }]);
});

test('a host that is not found is no fault of the register, one that refuses the connection is', async () => {
  expect(await wayFaults('https://register.invalid/x.xlsx', site)).toBeUndefined();
  // Nobody listens at port 1.
  expect(await wayFaults('http://127.0.0.1:1/x.xlsx', site)).toMatchObject([
    { kind: 'interrupted' },
  ]);
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

function file(headers: Record<string, string>) {
  return (response: ServerResponse) => response.writeHead(200, headers).end('x');
}

function redirect(to: Host, headers: Record<string, string>, path = '/r.xlsx') {
  return (response: ServerResponse) =>
    response.writeHead(307, { ...headers, location: to.origin + path }).end();
}

/** The faults of the way from the first host. */
async function faults(timeoutMs?: number) {
  return (await wayFaults(first.address, site, timeoutMs)) ?? [];
}
