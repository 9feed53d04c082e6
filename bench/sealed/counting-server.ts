import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnFreePort } from '../../scripts/listen-on-free-port.ts';

export interface Traffic {
  readonly requests: number;
  /** Of the bodies, without their headers. */
  readonly bytes: number;
}

export interface CountingServer {
  readonly origin: string;
  /** What was asked for since the last call. */
  readonly taken: () => Traffic;
  readonly close: () => void;
}

/** Serves the files of a folder, as they are, on a free port of this machine alone, and counts. */
export async function countingServer(folder: string): Promise<CountingServer> {
  let traffic: Traffic = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    void readFile(join(folder, request.url ?? '/')).then(
      (body) => {
        traffic = { requests: traffic.requests + 1, bytes: traffic.bytes + body.length };
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    taken: () => {
      const taken = traffic;
      traffic = { requests: 0, bytes: 0 };
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
