/** As much of a response as a register is read from. */
export type RegisterResponse = Pick<Response, 'status' | 'headers' | 'type' | 'body'>;

/** What the page tells the Worker of a download that it began: first the head, then the body's parts, then the end. */
export type BegunPart =
  | {
      readonly kind: 'head';
      readonly type: ResponseType;
      readonly headers: [name: string, value: string][];
    }
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  /** There was no good response, or it broke off. */
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * The response that the page got while the Worker's code was still on its way, always with status 200. Where there was
 * none, it is undefined, and the register has to be asked for as if nothing had begun.
 *
 * @param port tells of it in `BegunPart`s; whatever is posted to it ends the download
 * @param signal ends it too
 */
export function begunResponse(
  port: MessagePort,
  signal: AbortSignal,
): Promise<RegisterResponse | undefined> {
  return new Promise((settle) => {
    let body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const close = (detail?: unknown) => {
      // What is on its way already comes all the same.
      port.onmessage = null;
      port.close();
      settle(undefined);
      if (detail === undefined) body?.close();
      else body?.error(detail);
    };
    const stop = () => {
      port.postMessage('stop');
      close(signal.reason);
    };
    signal.addEventListener('abort', stop);
    port.onmessage = ({ data }: MessageEvent<BegunPart>) => {
      if (data.kind === 'part') body?.enqueue(data.bytes);
      else if (data.kind === 'head') {
        const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (controller) => void (body = controller),
        });
        settle({ status: 200, headers: new Headers(data.headers), type: data.type, body: stream });
      } else {
        signal.removeEventListener('abort', stop);
        close(data.kind === 'failed' ? new TypeError(data.detail) : undefined);
      }
    };
  });
}
