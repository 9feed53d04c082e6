import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Answers requests with the built site in `folder`, as any static host would: a page without `.html` and
 * without a slash at its end, exact case, and 404.html with status 404 for everything else.
 *
 * A build that replaces the folder while the server runs is taken up with the next request.
 */
export function staticSite(folder: string): RequestListener {
  let site: Site | undefined;
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'This address can only be read.');
      return;
    }
    const path = requestedPath(request.url ?? '');
    if (path === undefined) {
      sendText(response, 400, 'This address is malformed.');
      return;
    }
    const built = buildTime(folder);
    if (built === undefined) {
      sendText(response, 503, 'The site is being built; try again in a moment.');
      return;
    }
    if (site?.built !== built) site = readSite(folder, built);
    answer(site, path, request, response);
  };
}

interface Site {
  /** When it was built, in milliseconds since 1970. */
  readonly built: number;
  /** Paths of the pages as they are requested: `/`, `/about`, `/courses/Java Script`. */
  readonly pages: ReadonlySet<string>;
  readonly notFound: Buffer;
  readonly sendFile: ReturnType<typeof sirv>;
}

/** Types that `sirv` does not know: the spreadsheets that a register may be. */
const spreadsheetTypes = new Map([
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.xlsm', 'application/vnd.ms-excel.sheet.macroenabled.12'],
  ['.xlsb', 'application/vnd.ms-excel.sheet.binary.macroenabled.12'],
  ['.xls', 'application/vnd.ms-excel'],
  ['.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
]);

function answer(site: Site, path: string, request: IncomingMessage, response: ServerResponse) {
  // Names under /_astro/ hold a checksum of the file, so what they name never changes.
  const isImmutable = path.startsWith('/_astro/');
  const page = cleanPath(path);
  if (page !== path && site.pages.has(page)) {
    const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
    response.writeHead(301, { Location: encodeURI(page) + query }).end();
    return;
  }
  // `sirv` reads a range without checking its order; a whole answer is always allowed (RFC 9110, 14.2).
  delete request.headers.range;
  response.setHeader(
    'Cache-Control',
    isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const type = spreadsheetTypes.get(/\.\w+$/.exec(path)?.[0] ?? '');
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (path === '/404') sendNotFound(site, response);
  else site.sendFile(request, response, () => sendNotFound(site, response));
}

/** The address that a page goes by: `/about` for `/about/`, `/about.html` and `/about/index.html`. */
function cleanPath(path: string): string {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '');
  return clean === '' ? '/' : clean;
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

function buildTime(folder: string): number | undefined {
  const file = join(folder, '404.html');
  return existsSync(file) ? statSync(file).mtimeMs : undefined;
}

function readSite(folder: string, built: number): Site {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => cleanPath(`/${file.replaceAll('\\', '/')}`));
  return {
    built,
    pages: new Set(pages),
    notFound: readFileSync(join(folder, '404.html')),
    sendFile: sirv(folder, { extensions: ['html'], etag: true }),
  };
}

function sendNotFound(site: Site, response: ServerResponse) {
  response.removeHeader('Cache-Control');
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.writeHead(404, { 'Content-Length': site.notFound.length }).end(site.notFound);
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${text}\n`);
}
