/** What Chromium's DevTools protocol says of itself, as far as the benchmark asks. */
export interface DevToolsEvent {
  readonly method: string;
  /** Of the page that it comes from; empty for the browser itself. */
  readonly sessionId?: string;
  // The protocol's events have a shape of their own each; who reads one says which.
  readonly params: Record<string, unknown>;
}

export interface DevTools {
  /** Answers with the command's result. @throws Error when the browser refuses, or is silent for too long */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Calls `listener` for every event from now on. */
  listen(listener: (event: DevToolsEvent) => void): void;
  close(): void;
}

/** Milliseconds for which a command may remain without an answer. */
const patience = 30_000;

/** Speaks the Chrome DevTools Protocol with a browser, with all its pages over one connection. */
export async function openDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((event: DevToolsEvent) => void)[] = [];
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`There are no DevTools at ${address}.`));
  });
  socket.onmessage = ({ data }) => {
    // The protocol's messages are either an answer or an event.
    const message = JSON.parse(String(data)) as Answer | DevToolsEvent;
    if ('id' in message) waiting.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  };
  return {
    listen: (listener) => void listeners.push(listener),
    close: () => socket.close(),
    async send(method, params = {}, sessionId) {
      const id = ++last;
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
      const answer = await new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), patience);
        waiting.set(id, (value) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(value);
        });
      });
      if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result ?? {};
    },
  };
}

interface Answer {
  readonly id: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}
