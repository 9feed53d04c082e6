import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { staticSite } from '../../scripts/static-site.ts';

/** Serves the built site in `folder` while `use` runs, and then stops the server. */
export async function withOwnSite(
  folder: string,
  use: (site: OwnSite) => Promise<void>,
): Promise<void> {
  const site = await OwnSite.start(folder);
  await use(site);
  await site.goAway();
}

/** A server for one test. The test can stop the server, deploy another release and delay answers. */
export class OwnSite {
  readonly address: string;
  /** The requested paths, in order. */
  readonly asked: string[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #port: number;
  #answer: RequestListener;
  #held: { readonly paths: RegExp; readonly waiting: (() => void)[] } | undefined;

  private constructor(folder: string, server: ReturnType<typeof createServer>, port: number) {
    this.#answer = staticSite(folder);
    this.#server = server;
    this.#port = port;
    this.address = `http://localhost:${port}`;
    server.on('request', (request, response: ServerResponse) => {
      const path = decodeURI(request.url ?? '');
      this.asked.push(path);
      const answer = () => this.#answer(request, response);
      if (this.#held?.paths.test(path)) this.#held.waiting.push(answer);
      else answer();
    });
  }

  /** Serves the built site in `folder` on a free port of this machine. */
  static async start(folder: string): Promise<OwnSite> {
    const server = createServer();
    return new OwnSite(folder, server, await listenOnFreePort(server, 'localhost'));
  }

  /** From now on, serves the site in another folder, as after a deployment. */
  deploy(folder: string): void {
    this.#answer = staticSite(folder);
  }

  /** From now on, gives `answer` to the requests that `matches` accepts, and answers all others as before. */
  answerOnly(matches: (address: URL) => boolean, answer: RequestListener): void {
    const before = this.#answer;
    this.#answer = (request, response) => {
      const address = new URL(request.url ?? '', this.address);
      (matches(address) ? answer : before)(request, response);
    };
  }

  /** Holds back the answers to requests for matching paths until the returned function is called. */
  hold(paths: RegExp): () => void {
    const waiting: (() => void)[] = [];
    this.#held = { paths, waiting };
    return () => {
      this.#held = undefined;
      for (const answer of waiting) answer();
    };
  }

  async goAway(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async comeBack(): Promise<void> {
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }
}
