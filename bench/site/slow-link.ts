import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnFreePort } from '../../scripts/listen-on-free-port.ts';

export interface SlowLink {
  /** Such as `https://localhost:8443`, if the server's begins so. */
  readonly address: string;
  /** Milliseconds since anything last went over the line. */
  quietFor(): number;
  close(): void;
}

/** Lighthouse's slow 4G: milliseconds there and back, bits per second down to the browser and up from it. */
export const slow4g = { roundTrip: 150, down: 1_600_000, up: 750_000 };

/**
 * Puts a slow line between browsers and a server of this machine: delay on every packet and on the opening of
 * a connection, and a bandwidth each way that all connections share.
 *
 * The browser's own throttling won't do, since it switches prerendering off. No slow start and no loss are
 * imitated.
 */
export async function openSlowLink(server: string, speed = slow4g): Promise<SlowLink> {
  const { protocol, hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let lastUse = performance.now();
  const noted =
    (line: Line): Line =>
    async (bytes) => {
      const through = await line(bytes);
      lastUse = performance.now();
      return through;
    };
  const down = noted(sharedLine(speed.down));
  const up = noted(sharedLine(speed.up));
  const relay = createServer((browser) => {
    const origin = connect({ host: hostname, port: Number(port), noDelay: true });
    browser.setNoDelay(true);
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
    }
    // The first request leaves when the connection's own round trip is over.
    void carry(browser, origin, up, speed.roundTrip / 2, speed.roundTrip);
    void carry(origin, browser, down, speed.roundTrip / 2);
  });
  const relayPort = await listenOnFreePort(relay, 'localhost');
  return {
    address: `${protocol}//localhost:${relayPort}`,
    quietFor: () => performance.now() - lastUse,
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

/** What takes bytes one piece after another; resolves with the moment at which a piece is through. */
type Line = (bytes: number) => Promise<number>;

function sharedLine(bitsPerSecond: number): Line {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / bitsPerSecond;
    const through = free;
    await waitUntil(through);
    return through;
  };
}

/** About six packets: small enough that connections share the line evenly. */
const pieceBytes = 8192;

/** Hands on what comes in, `delay` milliseconds after the line has let it through. */
async function carry(from: Socket, to: Socket, line: Line, delay: number, opening = 0) {
  const opened = performance.now() + opening;
  // One after another: timers of their own could overtake each other.
  let written = Promise.resolve();
  const handOn = (moment: number, act: () => void) => {
    written = written.then(() => waitUntil(moment)).then(act);
  };
  try {
    // Node's types leave open what a stream yields; without an encoding, a socket yields bytes.
    for await (const chunk of from as AsyncIterable<Buffer>) {
      await waitUntil(opened);
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        handOn((await line(piece.length)) + delay, () => to.writable && to.write(piece));
      }
    }
  } catch {
    // Either end has gone.
  }
  handOn(performance.now() + delay, () => to.end());
}

async function waitUntil(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await wait(left);
}
