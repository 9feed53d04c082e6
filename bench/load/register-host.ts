import { createServer } from 'node:http';
import { listenOnFreePort } from '../../scripts/listen-on-free-port.ts';
import { readable, type Fault } from './faults.ts';

export interface RegisterHost {
  /** The register's address, of another origin than any site at "localhost". */
  readonly address: string;
  /** From now on requests meet with this fault, or with the register. */
  readonly behave: (fault?: Fault) => void;
  readonly close: () => void;
}

/** Another host on this machine, which keeps nothing but a register. */
export async function startRegisterHost(register: Uint8Array): Promise<RegisterHost> {
  let current: Fault | undefined;
  const server = createServer((_, response) => {
    if (current) current.answer(response, register);
    else response.writeHead(200, readable).end(register);
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}/register.xlsx`,
    behave: (fault) => {
      current = fault;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
