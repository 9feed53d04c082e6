import { createServer, type RequestListener } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * Serves on this machine only, on the usual port or the port after `--port`; 0 means any free port. Refuses requests
 * that name another host, since another site could point its own name at this machine and read the answers. If the
 * port is taken, the program ends with a message.
 *
 * @param command the command that was typed, such as `npm start`
 * @returns the address
 */
export function serveHere(
  answer: RequestListener,
  usualPort: number,
  command: string,
): Promise<string> {
  const { values } = parseArgs({ strict: false, options: { port: { type: 'string' } } });
  const port = Number(values.port ?? usualPort);
  const server = createServer((request, response) => {
    if (ownName.test(request.headers.host ?? '')) answer(request, response);
    else
      response
        .writeHead(403)
        .end('The answers are only for this computer, under the name localhost.\n');
  });
  const fail = (why: string) => {
    console.error(`${why} Choose another port: ${command} -- --port ${usualPort + 1}`);
    process.exit(1);
  };
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`"${String(values.port)}" is not a port.`);
  }
  server.on('error', ({ message }) => fail(`Port ${port} can’t be used (${message}).`));
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      // Only the address of a pipe is a string.
      const used = typeof address === 'object' ? address?.port : undefined;
      resolve(`http://localhost:${used ?? port}`);
    });
  });
}

/** Matches a `Host` header (RFC 9110, 7.2) with a name that no other site can use. */
const ownName = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;
