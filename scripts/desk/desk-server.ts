import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { contentType } from '../../src/hosting/media-types.ts';
import { deskPolicy } from '../../src/desk/rooms.ts';
import type { SavedConfirmed } from '../../src/desk/register/save-confirmed.ts';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import type { DeskFiles } from '../../integrations/desk/bundle-desk.ts';

/** Serves the desk's files, with the start page at `/`, and the current content and logo below `/desk/`. */
export function deskServer(
  files: DeskFiles,
  state: () => Promise<StateFile>,
  logo: () => Promise<Uint8Array>,
  save: (saved: SavedConfirmed) => Promise<boolean>,
): RequestListener {
  const answer = async (url: string, response: ServerResponse) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = path === '/' ? 'desk' : path.slice(1);
    const found = [name, `${name}.html`].find((file) => files.has(file)) ?? '';
    const body = files.get(found);
    if (path === '/desk/state.json') {
      send(response, 200, 'application/json', JSON.stringify(await state()));
    } else if (path === '/desk/logo.png') {
      send(response, 200, 'image/png', await logo());
    } else if (body === undefined) {
      send(response, 404, 'text/plain', 'The desk has nothing here.');
    } else {
      send(response, 200, contentType(found) ?? 'application/octet-stream', body);
    }
  };
  /** Other websites can't send JSON here: their browser would ask first, and gets no permission. */
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const isOwn = request.headers['content-type'] === 'application/json';
    const origin = request.headers.origin ?? '';
    if (!isOwn || !URL.canParse(origin) || new URL(origin).host !== request.headers.host) {
      send(response, 403, 'text/plain', 'Only the desk itself may save.');
      return;
    }
    const isSaved = await save((await json(request)) as SavedConfirmed);
    send(response, isSaved ? 200 : 409, 'text/plain', isSaved ? 'saved' : 'changed elsewhere');
  };
  return (request, response) => {
    const { url = '/', method } = request;
    const isSaving = method === 'POST' && url === '/desk/confirmed';
    (isSaving ? receive(request, response) : answer(url, response)).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      send(
        response,
        500,
        'text/plain',
        'The desk failed. The window in which it was started says why.',
      );
    });
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': deskPolicy,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
