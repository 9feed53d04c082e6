import { createServer, type RequestListener } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * Serves on this machine only, on the usual port or the port after `--port`; 0 means any free port. Refuses requests
 * that name another host, since another site could point its own name at this machine and read the answers. If the
 * port is taken or an option is unknown, the program ends with a message.
 *
 * @param command the command that was typed, such as `npm start`
 * @param further the options that the command has beside `--port`, such as `--no-open`
 * @returns the address
 */
export function serveHere(
  answer: RequestListener,
  usualPort: number,
  command: string,
  further: readonly string[] = [],
): Promise<string> {
  const { values, tokens } = parseArgs({
    strict: false,
    tokens: true,
    options: { port: { type: 'string' } },
  });
  const other = `${command} -- --port ${usualPort + 1}`;
  const typed = tokens.flatMap((token) =>
    token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : [],
  );
  const unknown = typed.find((word) => !['--port', ...further].includes(word));
  if (unknown !== undefined) {
    const possible = [other, ...further].join(' ');
    end(`"${unknown}" is not an option of ${command}. You can write: ${possible}`);
  }
  // Without a value, `--port` is true.
  const chosen = String(values.port === true ? '' : (values.port ?? usualPort));
  const port = chosen === '' ? Number.NaN : Number(chosen);
  const fail = (why: string) => end(`${why} Choose another port: ${other}`);
  const server = createServer((request, response) => {
    if (ownName.test(request.headers.host ?? '')) answer(request, response);
    else
      response
        .writeHead(403)
        .end('The answers are only for this computer, under the name localhost.\n');
  });
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`"${chosen}" is not a port.`);
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

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Matches a `Host` header (RFC 9110, 7.2) with a name that no other site can use. */
const ownName = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;
