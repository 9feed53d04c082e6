import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));

beforeAll(() => {
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, 'index.html'), 'home');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('prints its address, and answers only under the names of this computer, which no site elsewhere can have', async () => {
  const server = serve(folder, '0');
  try {
    const port = Number(/http:\/\/localhost:(\d+)/.exec(await server.firstOutput)?.[1]);
    for (const host of ['localhost', `127.0.0.1:${port}`, 'LOCALHOST:1']) {
      expect(await ask(port, host), host).toEqual({ status: 200, text: 'home' });
    }
    for (const host of ['evil.example', `localhost.evil.example:${port}`, '192.168.1.7']) {
      expect((await ask(port, host)).status, host).toBe(403);
    }
  } finally {
    server.end();
  }
});

test('no command listens in any other way', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const servers = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /\b(createServer|listen)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
  expect(servers).toEqual(['serve-here.ts']);
});

test('goes on while the site is built again and again under its requests', async () => {
  const server = serve(folder, '0');
  try {
    const port = Number(/http:\/\/localhost:(\d+)/.exec(await server.firstOutput)?.[1]);
    const requests = Array.from({ length: 400 }, (_, at) =>
      ask(port, 'localhost', ['/', '/index', '/nothing', '/file.txt'][at % 4]),
    );
    const requested = { areAnswered: false };
    const answers = Promise.allSettled(requests).finally(() => {
      requested.areAnswered = true;
    });
    while (!requested.areAnswered) {
      // As a build puts its folder in place.
      for (const [from, to] of [
        [folder, `${folder}-old`],
        [`${folder}-old`, folder],
      ] as const) {
        renameSync(from, to);
        await setImmediate();
      }
    }
    await answers;
    expect(await ask(port, 'localhost')).toEqual({ status: 200, text: 'home' });
  } finally {
    server.end();
  }
});

test('says that the port is taken, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    // A server on a port has an address with a port.
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await serve(folder, String(port)).ended;
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} can’t be had`);
    expect(errors).toContain('npm start -- --port 4322');
  } finally {
    other.close();
  }
});

/** Node's own `fetch` sends no other `Host` than the address has. */
function ask(
  port: number,
  host: string,
  path = '/',
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

function serve(site: string, port: string) {
  const words = [join(import.meta.dirname, 'serve.js'), `--port=${port}`];
  const child = spawn(process.execPath, words, { env: { ...process.env, DIST: site } });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  return {
    firstOutput: new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', resolve);
    }),
    ended: new Promise<{ code: number | null; errors: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, errors }));
    }),
    end: () => child.kill(),
  };
}
