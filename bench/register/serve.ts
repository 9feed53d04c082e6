import { createServer } from 'node:http';
import { listenOnFreePort } from '../../scripts/listen-on-free-port.ts';

export interface Served {
  readonly origin: string;
  close(): void;
}

/** Serves files by path (without the slash) on a free port of this machine alone. */
export async function serve(files: ReadonlyMap<string, string | Uint8Array>): Promise<Served> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1) || 'index.html';
    const body = files.get(name);
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
