import { createServer } from 'node:http';
import { listenOnFreePort } from '../../scripts/listen-on-free-port.ts';
import { staticSite } from '../../scripts/static-site.ts';
import { askServer, type Host } from './host.ts';

/** What `npm start` serves. */
export async function ownServer(folder: string): Promise<Host> {
  const server = createServer(staticSite(folder));
  const port = await listenOnFreePort(server);
  return {
    ask: (path) => askServer(`http://127.0.0.1:${port}`, path),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
