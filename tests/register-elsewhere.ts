import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { FaultKind } from '../src/register/faults.ts';
import { makeZip } from '../src/register/testing/workbook-writer.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import type { OwnSite } from './own-site.ts';
import { type Cell, headings, plainSheet, publishedPage } from './register-file.ts';
import { copyFolder, hostElsewhere, pageWith } from './site-copies.ts';

/**
 * Gives the site, the copy "changed", a register on a real host on another port.
 *
 * @param use receives the function that sets the host's answers
 */
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

/** A gzip stream that is cut off, so that only part of the file can be unpacked. */
function cutGzip(part: string): Buffer {
  return gzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Answers without a complete register, each with its fault in every engine; neighbours have different faults. */
export const notWhole: readonly (readonly [kind: FaultKind, answer: RequestListener])[] = [
  [
    'http-status',
    (_, response) =>
      response.writeHead(206, { 'Content-Range': 'bytes 0-99/999' }).end(csv.slice(0, 100)),
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
    ({ method }, response) => {
      if (method === 'HEAD') return void response.setHeader('Content-Length', csv.length).end();
      const part = csv.slice(0, csv.lastIndexOf('20,Asha'));
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(cutGzip(part));
    },
  ],
  [
    'error-text',
    (_, response) =>
      response.end(
        'Error: a, b, c, d, e, f, g\n    at rows (/srv/register.js:1:2)\n1,2,3,4,5,6,7\n',
      ),
  ],
  [
    'interrupted',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': csv.length });
      response.write(csv.slice(0, csv.lastIndexOf('20,Asha')), () => response.destroy());
    },
  ],
  [
    'web-page',
    (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        '<!doctype html><title>Web page blocked</title><table><tr><td>Address<td>x<tr><td>Group<td>Games<tr><td>By<td>y</table>',
      );
    },
  ],
];

const ods = 'urn:oasis:names:tc:opendocument:xmlns:';
const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet';

/** An .ods in which only the style gives the IDs their zeros. */
function zerosByStyle(id: number): Uint8Array {
  const text = (cell: Cell) =>
    `<table:table-cell office:value-type="string"><text:p>${typeof cell === 'string' ? cell : ''}</text:p></table:table-cell>`;
  const number = `<table:table-cell table:style-name="ce" office:value-type="float" office:value="${id}"/>`;
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
  const above = headings.map((cells) => row(cells.map(text).join(''))).join('');
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="${ods}office:1.0" xmlns:style="${ods}style:1.0" xmlns:text="${ods}text:1.0" xmlns:table="${ods}table:1.0" xmlns:number="${ods}datastyle:1.0"><office:automatic-styles><number:number-style style:name="N"><number:number number:decimal-places="0" number:min-integer-digits="6"/></number:number-style><style:style style:name="ce" style:family="table-cell" style:data-style-name="N"/></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="1">${above}${row(['1', 'Asha', 'C', 'A', ''].map(text).join('') + number)}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return makeZip({ mimetype: spreadsheet, 'content.xml': content });
}

/** Registers as other programs write them, each with an ID and its student. */
export const asOthersWrite: readonly (readonly [
  kind: string,
  id: string,
  register: string | Uint8Array,
])[] = [
  ['csv', '0049', csv],
  ['ods', '000007', zerosByStyle(7)],
  [
    'xlsx',
    'ITA-202401310001',
    plainSheet([1, 'Asha', 'C', 'A', null, { t: 'n', v: 202_401_310_001, z: '"ITA-"General' }]),
  ],
  ['web page', '0007', publishedPage([1, 'Asha', 'C', null, 'private', '0007', 'clerk'])],
];
