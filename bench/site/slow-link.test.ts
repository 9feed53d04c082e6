import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openSlowLink } from './slow-link.ts';

test('what goes over the line arrives whole and in order, and not before its delay', async () => {
  const body = Array.from({ length: 20_000 }, (_, index) => index).join(' ');
  const server = createServer((_, response) => response.end(body)).listen(0, 'localhost');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const line = await openSlowLink(`http://localhost:${port}`, {
    roundTrip: 40,
    down: 80_000_000,
    up: 80_000_000,
  });
  const start = performance.now();
  const response = await fetch(line.address);
  expect(await response.text()).toBe(body);
  // One round trip to open the connection, one to ask; timers may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(78);
  expect(line.quietFor()).toBeGreaterThan(0);
  line.close();
  server.close();
});
