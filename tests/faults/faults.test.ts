import { createServer, type ServerResponse } from 'node:http';
import { crc32, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultColumns } from '../../src/register/certificates/columns.ts';
import { openSealed } from '../../src/register/sealed/open.ts';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';
import { certificates, quickRounds, seal } from '../../src/register/testing/sealed-world.ts';
import { createRegisterService } from '../../src/register/worker/register-service.ts';
import type { Bytes } from '../../src/spreadsheet/bytes.ts';
import { damaged, damages } from '../../src/spreadsheet/testing/damages.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';

// 400 seeded faults between a register and its reader, over a host on this machine. docs/register.md has the results.

/** What a host sends. Without `announced`, it gives no length. */
interface Sent {
  readonly status?: number;
  readonly body: Bytes;
  readonly isPacked?: boolean;
  /** The length that the host gives. If the body is shorter, the host breaks off the connection. */
  readonly announced?: number;
}

interface Struck {
  readonly file: Bytes;
  /** The file with a few damaged bytes. */
  readonly spoilt: Bytes;
  /** The file of an earlier edition. */
  readonly earlier: Bytes;
  /** From 0 to 1: how much of the file arrives. */
  readonly share: number;
}

/** A fault: how a host sends a file. */
type Way = (struck: Struck) => Sent;

const page = new TextEncoder().encode('<!doctype html><title>Sign in</title><p>Please sign in');
const script = new TextEncoder().encode('\n<script src="https://ads.example/ad.js"></script>\n');

const ways: Readonly<Record<string, Way>> = {
  damaged: ({ spoilt }) => ({ body: spoilt }),
  'damaged, with its length': ({ spoilt }) => ({ body: spoilt, announced: spoilt.length }),
  'damaged and packed': ({ spoilt }) => packed(spoilt, 1),
  'cut while packed': ({ file, share }) => packed(file, share),
  'connection lost': ({ file, share }) => ({ body: part(file, 0, share), announced: file.length }),
  'another status': ({ file }) => ({ status: 206, body: file }),
  'an error': () => ({ status: 503, body: page }),
  'a page instead': () => ({ body: page }),
  'a script added': ({ file }) => ({ body: joined(file, script) }),
  'two editions mixed': ({ file, earlier, share }) => ({
    body: joined(part(file, 0, share), part(earlier, share, 1)),
  }),
};

function part(file: Bytes, from: number, to: number): Bytes {
  return file.slice(from * file.length, to * file.length);
}

function packed(file: Bytes, share: number): Sent {
  return { body: part(new Uint8Array(gzipSync(file)), 0, share), isPacked: true };
}

function joined(...parts: readonly Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}

/** Answers one ID, as the validator does. */
type Ask = (id: string) => Promise<{ readonly status: string }>;

interface Register {
  readonly files: ReadonlyMap<string, Bytes>;
  /** The files of an earlier edition. */
  readonly earlier: ReadonlyMap<string, Bytes>;
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
  /** Whether each download may meet the same fault. If not, only the first one does. */
  readonly mayLast?: boolean;
  /** Opens the register like a page that was just loaded. */
  readonly open: (origin: string) => Ask;
}

const count = 40;

/** @param isPublished whether the page knows the file's checksum, as it does of the site's own text */
function plain(kind: 'csv' | 'xlsx' | 'ods', isPublished = false): Register {
  const file = new Uint8Array(sampleRegister(count, kind));
  return {
    files: new Map([['/register', file]]),
    earlier: new Map([['/register', new Uint8Array(sampleRegister(count - 10, kind))]]),
    ids: ['ITA-2024-0001', '0007', 'ITA-2024-0020', 'ITA-2024-0039', 'ITA-2024-0040'],
    unknown: ['ITA-2024-0041', 'ITA-2024-9999'],
    mayLast: kind !== 'csv' || isPublished,
    open: (origin) => {
      const service = createRegisterService();
      const load = {
        url: `${origin}/register`,
        columns: defaultColumns,
        ...(isPublished && { checksum: crc32(file) }),
      };
      const loading = service({ task: 'load', ...load }, () => undefined);
      return async (id) => {
        await loading;
        return service({ task: 'find', ids: [id] }, () => undefined);
      };
    },
  };
}

async function sealed(): Promise<Register> {
  quickRounds();
  const edition = async (size: number, date: string) => {
    const { files } = await seal({ records: certificates(size), date });
    return new Map([...files].map(([path, file]) => [`/sealed/${path}`, file]));
  };
  const files = await edition(count, '2026-11-21');
  // The buckets' paths have the edition's name, and the mixed files are of the same place in both.
  const others = [...(await edition(count - 10, '2026-11-20')).values()];
  return {
    files,
    earlier: new Map([...files.keys()].map((path, at) => [path, others[at] ?? page])),
    ids: [0, 1, 20, 39].map((at) => `ID-${at}`),
    unknown: ['ID-40', 'ID-9999'],
    mayLast: true,
    open: (origin) => {
      const { ask } = openSealed({ url: `${origin}/sealed/manifest.json` });
      return (id) => ask({ task: 'find', ids: [id] });
    },
  };
}

const faulty = fc.record({
  way: fc.constantFrom(...Object.values(ways)),
  list: damages,
  share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  /** Whether a second download meets the same fault. */
  isLasting: fc.boolean(),
  /** Which of the register's files meets the fault. */
  which: fc.nat(),
});

test.each<[string, () => Register | Promise<Register>]>([
  ['.csv on the site', () => plain('csv', true)],
  ['.csv elsewhere', () => plain('csv')],
  ['.xlsx', () => plain('xlsx')],
  ['.ods', () => plain('ods')],
  ['sealed', sealed],
])('80 faults of a register never give a false answer: %s', async (name, make) => {
  const { files, earlier, ids, unknown, mayLast = false, open } = await make();
  let meet: (path: string, file: Bytes) => Sent = (_, body) => ({ body });
  const latest = new Map<string, Sent>();
  const server = createServer(({ url = '', method }, response) => {
    const file = files.get(url);
    const isHead = method === 'HEAD';
    const sent =
      (isHead && latest.get(url)) || (file ? meet(url, file) : { status: 404, body: page });
    latest.set(url, sent);
    send(sent, isHead, response);
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  onTestFinished(() => void server.close());
  vi.stubGlobal('location', new URL(`${origin}/SearchById`));
  const told = { right: 0, 'no answer': 0, false: 0 };
  for (const { way, list, share, isLasting, which } of fc.sample(faulty, {
    seed: 63,
    numRuns: 80,
  })) {
    const struck = [...files.keys()][which % files.size];
    let downloads = 0;
    meet = (path, file) => {
      const isStruck = path === struck && (downloads++ === 0 || (mayLast && isLasting));
      if (!isStruck) return { body: file };
      const spoilt = list.reduce(damaged, file);
      return way({ file, spoilt, share, earlier: earlier.get(path) ?? page });
    };
    const ask = open(origin);
    for (const id of [...ids, ...unknown]) {
      const right = ids.includes(id) ? 'found' : 'invalid';
      const { status } = await ask(id).catch(() => ({ status: 'fault' }));
      const isSilent = status === 'fault' || status === 'incomplete';
      told[status === right ? 'right' : isSilent ? 'no answer' : 'false']++;
    }
  }
  console.log(`${name}: ${JSON.stringify(told)}`);
  expect(told).toMatchObject({ false: 0 });
});

function send(
  { status = 200, body, isPacked, announced }: Sent,
  isHead: boolean,
  response: ServerResponse,
) {
  response.writeHead(status, {
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...(announced !== undefined && { 'content-length': announced }),
  });
  if (isHead) response.end();
  else if (announced === undefined || announced === body.length) response.end(body);
  else response.write(body, () => response.destroy());
}
