import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtPaths } from '../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile } from '../src/hosting/header-rules.ts';
import { contentType } from '../src/hosting/media-types.ts';
import { encodedPath, pageAddresses } from '../src/hosting/page-addresses.ts';

/**
 * Answers requests with the built site in `folder`, as the hosts in `docs/deploying.md` do: a page without `.html` and
 * without a slash at its end, a redirect from other ways of writing its address, the headers of the site's own `_headers`,
 * and 404.html with status 404 for everything else.
 *
 * Files are looked for with each request, so a build that replaces the folder meanwhile is taken up at once.
 */
export function staticSite(folder: string): RequestListener {
  const answer = answerFrom(folder);
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A build has taken the folder away since the request began.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || response.headersSent) throw error;
      sendText(response, 503, beingBuilt);
    }
  };
}

const beingBuilt = 'The site is being built; try again in a moment.';

/** @throws with the code `ENOENT` where a file of the site vanishes meanwhile */
function answerFrom(folder: string): RequestListener {
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  return (request, response) => {
    // A file that a build has just taken away ends this answer, and not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const { method = '', url = '' } = request;
    const path = requestedPath(url);
    response.setHeader('Cache-Control', 'no-cache');
    if (!existsSync(join(folder, '404.html'))) {
      sendText(response, 503, beingBuilt);
      return;
    }
    setHeaders(response, folder, path ?? '/');
    if (!['GET', 'HEAD'].includes(method)) {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'This address can only be read.');
      return;
    }
    if (path === undefined) {
      sendText(response, 400, 'This address is malformed.');
      return;
    }
    const pages = mayBePage(path) ? builtPaths(folder) : [];
    const page = pageAddresses(pages).get(path.toLowerCase());
    if (page !== undefined && page !== path) {
      const query = /\?.*$/.exec(url)?.[0] ?? '';
      response.writeHead(301, { Location: encodedPath(page) + query }).end();
      return;
    }
    const type = contentType(page === undefined ? path : '.html');
    if (type !== undefined) response.setHeader('Content-Type', type);
    // `sirv` reads a range without checking its order; a whole answer is always allowed (RFC 9110, 14.2).
    delete request.headers.range;
    if (isHidden(path)) sendNotFound(response, folder);
    else sendFile(request, response, () => sendNotFound(response, folder));
  };
}

/** The decoded path, or undefined when it is malformed or climbs out of the folder. */
function requestedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(/^[^?#]*/.exec(url)?.[0] ?? '');
    const climbs = path.split('/').includes('..');
    return path.startsWith('/') && !climbs && !/[\\\0]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, folder: string, path: string) {
  const file = join(folder, '_headers');
  const rules = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
  for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
}

/** Whether it can be the address of a page; the list of pages is long to read. */
function mayBePage(path: string): boolean {
  return !/\.\w+$/.test(path) || path.endsWith('.html');
}

/** The page for what is not found, files that are meant for the host itself, and what `sirv` would tidy up. */
function isHidden(path: string): boolean {
  return /^\/(404(\.html)?$|_headers|_redirects)|\/\//.test(path);
}

function sendNotFound(response: ServerResponse, folder: string) {
  const page = readFileSync(join(folder, '404.html'));
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.writeHead(404, { 'Content-Length': page.length }).end(page);
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
