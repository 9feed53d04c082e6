import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnThisMachine } from '../../listen-on-this-machine.ts';
import { deskServer } from '../desk-server.ts';
import { liveRoutes } from './live-routes.ts';

let root: string;
let port: number;

const noState = async () => {
  throw new Error('is not asked for');
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'desk-'));
  await mkdir(join(root, 'content'));
  port = await listenOnThisMachine(deskServer(new Map(), noState, liveRoutes(root)), 0);
});

afterAll(() => rm(root, { recursive: true }));

test('a folder without Git is told, with what to do', async () => {
  const { status, body } = await answer('GET', 'here.json', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    hindrance: { message: expect.stringContaining('no Git repository') },
  });
});

test('the desk’s own page can give an order with its key', async () => {
  const { status, body } = await order({});
  expect(status).toBe(200);
  // An empty folder has faults.
  expect(body).toMatchObject({ status: 'refused', problems: expect.any(Array) });
});

test.each([
  ['without the key', { 'Desk-Key': undefined }],
  ['with another key', { 'Desk-Key': '0'.repeat(32) }],
  ['from another page of this machine', { Origin: 'http://localhost:1' }],
  ['from a page elsewhere', { Origin: 'https://elsewhere.example' }],
  ['from a page that hides where it is', { Origin: undefined }],
  ['that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
  ['that the browser calls that of a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ['under another name of this machine', { Host: 'elsewhere.example' }],
])('an order %s is refused', async (_, headers) => {
  expect((await order(headers)).status).toBe(403);
});

test('the desk answers no page that names this machine otherwise', async () => {
  const headers = { Host: 'elsewhere.example' };
  expect((await answer('GET', '../state.json', headers)).status).toBe(403);
});

test('every name of this computer will do', async () => {
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`]) {
    const { status } = await order({ Host: host, Origin: `http://${host}` });
    expect(status, host).toBe(200);
  }
});

test('another site can’t look at the folder', async () => {
  const { status } = await answer('GET', 'here.json', { 'Sec-Fetch-Site': 'cross-site' });
  expect(status).toBe(403);
});

test('what is no order, or too long for one, is refused', async () => {
  const headers = { ...own(), 'Desk-Key': await deskKey() };
  expect((await answer('POST', 'publish', headers, '{')).status).toBe(400);
  expect((await answer('POST', 'publish', headers, ' '.repeat(100_000))).status).toBe(400);
});

type Headers = Readonly<Record<string, string | undefined>>;

function own(): Headers {
  return { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' };
}

async function order(headers: Headers) {
  const all = { ...own(), 'Desk-Key': await deskKey(), ...headers };
  return answer('POST', 'publish', all, '{"message":"New phone"}');
}

async function deskKey(): Promise<string> {
  const { body } = await answer('GET', 'here.json', {});
  return typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
}

/** Node's own `fetch` sends neither `Host` nor `Origin` as they are asked for. */
function answer(method: string, name: string, headers: Headers, sent = '') {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const path = `/desk/live/${name}`;
    const made = ask({ host: 'localhost', port, path, method, headers: Object.fromEntries(given) });
    made.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
        resolve({ status: response.statusCode, body });
      });
    });
    made.on('error', reject);
    made.end(sent);
  });
}
