import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtPaths, notFoundPath } from '../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile, type HeaderRule } from '../src/hosting/header-rules.ts';
import { contentType, isInert } from '../src/hosting/media-types.ts';
import { encodedPath, pageAddresses } from '../src/hosting/page-addresses.ts';
import { cacheControl, documentHeaders } from '../src/hosting/response-headers.ts';

/**
 * Answers requests with the built site in `folder`, as the nginx configuration in `deploy/nginx/` does: a page
 * without `.html` and without a slash at its end, a redirect from other ways of writing its address, the
 * headers of the site's own `_headers`, and 404.html with status 404 for everything else.
 *
 * A build that replaces the folder while the server runs is taken up with the next request.
 */
export function staticSite(folder: string): RequestListener {
  let site: Site | undefined;
  return (request, response) => {
    site = newestSite(folder, site);
    if (site === undefined) {
      sendText(response, 503, 'The site is being built; try again in a moment.');
      return;
    }
    // A file that a build has just taken away ends this answer, and not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const path = requestedPath(request.url ?? '');
    setHeaders(site, path, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'This address can only be read.');
    } else if (path === undefined) {
      sendText(response, 400, 'This address is malformed.');
    } else {
      answer(site, path, request, response);
    }
  };
}

interface Site {
  /** When it was built, in milliseconds since 1970. */
  readonly built: number;
  /** Paths of the pages as they are requested: `/`, `/about`, `/courses/Java Script`. */
  readonly pages: ReadonlySet<string>;
  /** Other ways of writing them, in lower case. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly headerRules: readonly HeaderRule[];
  readonly notFound: Buffer;
  readonly sendFile: ReturnType<typeof sirv>;
}

function answer(site: Site, path: string, request: IncomingMessage, response: ServerResponse) {
  const page = site.addresses.get(path.toLowerCase());
  if (page !== undefined && page !== path) {
    const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
    response.setHeader('Cache-Control', cacheControl.other);
    response.writeHead(301, { Location: encodedPath(page) + query }).end();
    return;
  }
  // `sirv` reads a range without checking its order; a whole answer is always allowed (RFC 9110, 14.2).
  delete request.headers.range;
  const type = contentType(site.pages.has(path) ? '.html' : path);
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (isHidden(path)) sendNotFound(site, response);
  else site.sendFile(request, response, () => sendNotFound(site, response));
}

function setHeaders(site: Site, path: string | undefined, response: ServerResponse) {
  response.setHeader('Cache-Control', cacheControl.other);
  for (const [name, value] of headersFor(path ?? '/', site.headerRules)) {
    response.setHeader(name, value);
  }
}

/** The page for what is not found, and files that are meant for the web server itself. */
function isHidden(path: string): boolean {
  if (/\.(br|gz)$/.test(path)) return true;
  return [notFoundPath, `${notFoundPath}.html`, '/_headers', '/_redirects'].includes(path);
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

/** The site as it is now: the one that was read before, where it is still that; undefined while it is being built. */
function newestSite(folder: string, known: Site | undefined): Site | undefined {
  const built = statSync(join(folder, '404.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return undefined;
  if (built === known?.built) return known;
  try {
    return readSite(folder, built);
  } catch {
    return undefined;
  }
}

function readSite(folder: string, built: number): Site {
  const pages = builtPaths(folder);
  const headers = join(folder, '_headers');
  return {
    built,
    pages: new Set(pages),
    addresses: pageAddresses(pages),
    headerRules: existsSync(headers) ? parseHeadersFile(readFileSync(headers, 'utf8')) : [],
    notFound: readFileSync(join(folder, '404.html')),
    sendFile: sirv(folder, {
      extensions: ['html'],
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: dropDocumentHeaders,
    }),
  };
}

/** As nginx does: no script can run in some files, which need no header that is about scripts. */
function dropDocumentHeaders(response: ServerResponse, path: string) {
  if (isInert(path)) for (const name of documentHeaders) response.removeHeader(name);
}

function sendNotFound(site: Site, response: ServerResponse) {
  response.setHeader('Cache-Control', cacheControl.other);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.writeHead(404, { 'Content-Length': site.notFound.length }).end(site.notFound);
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.setHeader('Cache-Control', cacheControl.other);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
