import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtPaths } from '../src/hosting/built-pages.ts';
import { headersFor, parseHeadersFile } from '../src/hosting/headers.ts';
import { contentType } from '../src/hosting/media-types.ts';
import { pageAddresses } from '../src/hosting/redirects.ts';

export const siteFolder = process.env['DIST'] || 'dist';

/**
 * Answers requests with the built site in `folder`, as the hosts in `docs/deploying.md` do: with the headers in
 * `_headers`, with redirects from other spellings of a page's address, and with 404.html for every other address.
 * Each request looks for its file again, so a new build is served immediately.
 */
export function staticSite(folder: string): RequestListener {
  const answer = answerFrom(folder);
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A build has just replaced the folder.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || response.headersSent) throw error;
      response.writeHead(503).end('The site is being built; try again in a moment.\n');
    }
  };
}

function answerFrom(folder: string): RequestListener {
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  return (request, response) => {
    // If a build has just deleted the file, this answer ends, but the server continues.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const [address = '', query] = (request.url ?? '').split('?');
    const path = decoded(address);
    response.setHeader('Cache-Control', 'no-cache');
    const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    response.setHeaders(headersFor(path, rules));
    const page = mayBePage(path)
      ? pageAddresses(builtPaths(folder)).get(path.toLowerCase())
      : undefined;
    if (page !== undefined && page !== path) {
      const location = encodeURI(page) + (query === undefined ? '' : `?${query}`);
      response.writeHead(301, { Location: location }).end();
      return;
    }
    const type = contentType(page === undefined ? path : '.html');
    if (type !== undefined) response.setHeader('Content-Type', type);
    if (isHidden(path)) sendNotFound(response, folder);
    else sendFile(request, response, () => sendNotFound(response, folder));
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether `path` may belong to a page. If not, the server need not read the list of pages, which is slow. */
function mayBePage(path: string): boolean {
  return !/\.\w+$/.test(path) || path.endsWith('.html');
}

/** The 404 page, files for the host itself, and paths that `sirv` would normalise. */
function isHidden(path: string): boolean {
  return /^\/(404(\.html)?$|_headers|_redirects)|\/\/|\/\.\.|[\\\0]/.test(path);
}

function sendNotFound(response: ServerResponse, folder: string) {
  const page = readFileSync(join(folder, '404.html'));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  // A missing file may exist tomorrow, so browsers must ask for it again.
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(404, { 'Content-Length': page.length }).end(page);
}
