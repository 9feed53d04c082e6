import { createServer, type RequestListener, type Server } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * Listens wherever a browser may look for "localhost", in IPv4 and in IPv6, and returns the port. Requests under any other
 * name are refused: a site elsewhere could have its own name lead to this machine, and read the answers.
 */
export async function listenOnThisMachine(answer: RequestListener, port: number): Promise<number> {
  const handler: RequestListener = (request, response) => {
    if (ownName.test(request.headers.host ?? '')) {
      answer(request, response);
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    const here = `http://localhost:${request.socket.localPort ?? port}`;
    response.end(`Only this computer is answered. Open ${here} on it.\n`);
  };
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

/** A `Host` (RFC 9110, 7.2) that no site elsewhere can have. */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** The port after `--port` on the command line, or else this one; 0 lets the system choose. */
export function chosenPort(usual: number): number {
  const text = wordAfterPort() ?? String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--port must be a number from 1 to 65535, such as ${usual}; it is "${text}".`);
  }
  return port;
}

/** In a sentence why the server can't listen, and what to do. */
export function explainListening(error: unknown, usual: number, command: string): string {
  const port = wordAfterPort() ?? String(usual);
  const another = `${command} -- --port ${usual + 1}`;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. End that one, or choose another port: ${another}`;
  }
  if (errorCode(error) === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Choose another: ${another}`;
  }
  return error instanceof Error ? error.message : String(error);
}

function wordAfterPort(): string | undefined {
  const { values } = parseArgs({ strict: false, options: { port: { type: 'string' } } });
  return values.port === undefined ? undefined : String(values.port);
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

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
