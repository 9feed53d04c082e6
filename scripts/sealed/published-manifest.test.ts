import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { publishedManifest } from './published-manifest.ts';

afterEach(() => vi.unstubAllGlobals());

test('the manifest that the site shows now is found', async () => {
  const manifest = await answered((request, response) => {
    response.end(request.url === '/sealed/manifest.txt' ? 'the manifest' : 'another file');
  });
  expect(manifest).toBe('the manifest');
});

test.each<[string, RequestListener]>([
  ['has none', (_, response) => void response.writeHead(404).end('not found')],
  ['leads on', (_, response) => void response.writeHead(302, { Location: '/' }).end()],
  ['answers with more than a manifest', (_, response) => void response.end('x'.repeat(5000))],
  ['breaks off', (_, response) => void response.destroy()],
])('a site that %s has no earlier one', async (_, listener) => {
  expect(await answered(listener)).toBeUndefined();
});

test('a name that is reserved for examples is not asked for', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await publishedManifest('https://www.academy.example')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

async function answered(listener: RequestListener): Promise<string | undefined> {
  const server = createServer(listener);
  try {
    return await publishedManifest(`http://127.0.0.1:${await listenOnFreePort(server)}`);
  } finally {
    server.close();
  }
}
