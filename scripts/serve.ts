import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { staticSite } from './static-site.ts';

/**
 * Serves the built site on this machine: the folder `dist`, or the one that `DIST` names, on port 4321 or
 * the one that `PORT` names; with `PORT=0` the system chooses a free one.
 */
async function main() {
  const folder = process.env['DIST'] || 'dist';
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error(
      `There is no built site in ${folder}/. Build it with "npm run build", then try again.`,
    );
  }
  const port = await listenOnThisMachine(staticSite(folder), chosenPort());
  console.log(`The site is at http://localhost:${port} (Ctrl+C ends it)`);
}

function chosenPort(): number {
  const text = process.env['PORT'] || '4321';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, such as 4321; it is "${text}".`);
  }
  return port;
}

/** Listens wherever a browser may look for "localhost", in IPv4 and in IPv6, and returns the port. */
async function listenOnThisMachine(handler: RequestListener, port: number): Promise<number> {
  const server = await listen(createServer(handler), port, '127.0.0.1');
  const address = server.address();
  // An address is text only for a server on a pipe.
  const used = address === null || typeof address === 'string' ? port : address.port;
  await listen(createServer(handler), used, '::1').catch((error: unknown) => {
    // A machine without IPv6 needs no second server.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error) ?? '')) throw error;
  });
  return used;
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function explain(error: unknown): string {
  const port = process.env['PORT'] || '4321';
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. End that one, or choose another port: PORT=4322 npm start`;
  }
  if (errorCode(error) === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Choose another: PORT=4322 npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
