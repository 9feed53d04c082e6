import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { FaultKind } from '../../src/register/faults.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import type { OwnSite } from './own-site.ts';
import { publishedPage } from './register-file.ts';
import { copyFolder, hostElsewhere, pageWith } from './site-copies.ts';

/** Serves a register on a second port while `use` runs. `site` must be the copy "changed". */
export async function withRegisterElsewhere(
  site: OwnSite,
  use: (serve: (answer: RequestListener) => void) => Promise<void>,
): Promise<void> {
  let answerNow: RequestListener | undefined;
  const host = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    answerNow?.(request, response);
  });
  const port = await listenOnFreePort(host);
  const validator = readFileSync(join(copyFolder('changed'), 'SearchById.html'), 'utf8');
  site.answerOnly(
    ({ pathname }) => pathname === '/SearchById',
    (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        pageWith(validator, (text) => text.replaceAll(hostElsewhere, `127.0.0.1:${port}`)),
      );
    },
  );
  await use((answer) => (answerNow = answer));
  host.close();
  host.closeAllConnections();
}

const rows = Array.from(
  { length: 40 },
  (_, at) => `${at + 1},Asha,C; C++; Java; SQL; JS; CSS; PHP,A,,="00${at + 10}",K`,
);
const csv = [
  'Certificates,,,,,,',
  'No.,Student,Course,Grade,Note,Certificate ID,Clerk',
  ...rows,
  '',
].join('\r\n');

/** A gzip stream from which only `part` can be unpacked. */
function cutGzip(part: string): Buffer {
  return gzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** The only certificate in `wholeRegister`. */
export const zoe = { id: '0007', student: 'Zoë <b>', course: 'C & C++' };

/** A register as Google publishes it. */
export const wholeRegister = publishedPage([1, zoe.student, zoe.course, 'A', null, zoe.id]);

/** Responses without the whole register. No two in a row have the same fault, so tests notice each new fault. */
export const notWhole: readonly (readonly [kind: FaultKind, answer: RequestListener])[] = [
  [
    'interrupted',
    ({ method }, response) => {
      if (method === 'HEAD') return void response.setHeader('Content-Length', csv.length).end();
      const part = csv.slice(0, csv.lastIndexOf('20,Asha'));
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(cutGzip(part));
    },
  ],
  [
    'damaged',
    ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end();
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(cutGzip(csv.slice(0, -20)));
    },
  ],
  [
    'interrupted',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': csv.length });
      response.write(csv.slice(0, csv.lastIndexOf('20,Asha')), () => response.destroy());
    },
  ],
  [
    'blocked-by-policy',
    (_, response) => response.writeHead(302, { Location: 'http://localhost:9/register.csv' }).end(),
  ],
];
