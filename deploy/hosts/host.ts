/** What a host answers to one request, without following where it leads. */
export interface Answer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A web host with the built site on it, on this machine. */
export interface Host {
  /** @param path as a browser sends it, such as `/courses/Java%20Script?from=mail` */
  ask(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Asks a server at `origin`, such as `http://127.0.0.1:8080`. */
export async function askServer(origin: string, path: string): Promise<Answer> {
  return readAnswer(await fetch(origin + path, { redirect: 'manual' }));
}

export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: new Map(response.headers),
    text: await response.text(),
  };
}
