/** The parts of a response that are needed to read a register. */
export type RegisterResponse = Pick<Response, 'status' | 'headers' | 'type' | 'body'>;

/**
 * The messages in which the page passes its download to the Worker: first the head, then parts of the body, then the
 * end.
 */
export type BegunPart =
  | {
      readonly kind: 'head';
      readonly type: ResponseType;
      readonly headers: [name: string, value: string][];
    }
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  /** The request failed, its status was not 200, or the download broke off. */
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * The response to the request that the page sent while the Worker's code was loading. If the request failed or its
 * status was not 200, the result is undefined, and the register has to be requested again.
 *
 * @param port brings the response as `BegunPart`s; any message in the other direction ends the download
 * @param signal ends the download when the signal is aborted
 */
export function begunResponse(
  port: MessagePort,
  signal: AbortSignal,
): Promise<RegisterResponse | undefined> {
  return new Promise((settle) => {
    let body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const close = (detail?: unknown) => {
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
