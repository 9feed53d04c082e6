import { runInNewContext } from 'node:vm';
import { crc32 } from 'node:zlib';
import { Linter } from 'eslint';
import { afterEach, expect, test, vi } from 'vitest';
import { dateFacts, defaultColumns } from '../../../register/certificates/columns.ts';
import { fetchRegister } from '../../../register/load/fetch-register.ts';
import { adoptedWorker, type BegunRegister } from '../../../register/worker/begun-worker.ts';
import type { ToWorker } from '../../../register/worker/worker-messages.ts';
import { isServerFarAway } from '../../../layout/head-scripts.ts';
import { wordsOf } from '../../../register/words-of.ts';
import { beginInTurn, beginRegister, showBox } from './begin-register.ts';
import { beginScript, plainPlace } from './begin-script.ts';
import { longestOnPhone, weightedLength } from '../../../answer/certificate.tsx';
import { momentText } from '../../../answer/shown-texts.tsx';
import { dayInIndia, months } from '../../../register/certificates/dates.ts';
import { certificate } from '../../../answer/testing/in-validator.tsx';

const place = { url: '/register/r.csv', columns: defaultColumns };
const askedByWorker = vi.fn<typeof fetch>();

afterEach(() => {
  askedByWorker.mockReset();
  vi.unstubAllGlobals();
});

test('the page requests the register as the Worker would, and passes the response to the Worker', async () => {
  const { asked, load } = begin(async () => {
    const response = new Response('a,b\n1,2\n', {
      headers: { 'content-length': '8', date: 'today' },
    });
    return Object.defineProperty(response, 'type', { value: 'cors' });
  });
  const onDates = vi.fn();
  await expect(load({ onDates })).resolves.toEqual(new TextEncoder().encode('a,b\n1,2\n'));
  expect(askedByWorker).not.toHaveBeenCalled();
  expect(onDates).toHaveBeenCalledWith({ asOf: undefined, sent: 'today' });
  askedByWorker.mockResolvedValue(new Response('PK'));
  await fetchRegister('https://academy.example/register/r.csv');
  const [url, { signal, ...how } = {}] = asked.mock.calls[0] ?? [];
  expect([url, { method: 'GET', ...how }]).toEqual([
    askedByWorker.mock.calls[0]?.[0],
    { ...askedByWorker.mock.calls[0]?.[1], signal: undefined },
  ]);
});

test.each([
  ['a refusal', async () => new Response('PK', { status: 503 })],
  ['a partial response', async () => new Response('PK', { status: 206 })],
  ['a response without a body', async () => new Response(null)],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s, the Worker requests the register again', async (_, answer) => {
  const { load } = begin(answer);
  askedByWorker.mockResolvedValue(new Response('PK'));
  await expect(load()).resolves.toHaveLength(2);
  expect(askedByWorker).toHaveBeenCalledOnce();
});

test('R9: a response that breaks off is not taken for a register', async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (pulls++ === 0) controller.enqueue(new Uint8Array(3));
      else controller.error(new TypeError('network error'));
    },
  });
  const { load } = begin(async () => new Response(body));
  await expect(load()).rejects.toMatchObject({
    kind: 'interrupted',
    detail: expect.stringContaining('network error'),
  });
  expect(askedByWorker).not.toHaveBeenCalled();
});

test.each([
  ['has received enough bytes', false],
  ['is terminated', true],
])('the page stops the download when the Worker %s', async (_, isEnded) => {
  const { asked, begun, worker, load } = begin(async () => new Response('a long text'));
  if (isEnded) {
    adoptedWorker(begun).terminate();
    expect(worker.terminate).toHaveBeenCalledOnce();
  } else await expect(load({ maxBytes: 3 })).rejects.toMatchObject({ kind: 'too-large' });
  await vi.waitFor(() => expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true));
});

test('no message is lost or repeated when the island takes over the Worker', async () => {
  const { worker, begun, questions } = begin(async () => new Response('PK'));
  const say = (data: string) => worker.dispatchEvent(new MessageEvent('message', { data }));
  say('first');
  const adopted = adoptedWorker(begun);
  const heard: unknown[] = [];
  adopted.addEventListener('message', ({ data }) => heard.push(data));
  adopted.postMessage({ task: 'load' });
  expect(heard).toEqual([]);
  await Promise.resolve();
  say('second');
  expect(heard).toEqual(['first', 'second']);
  adopted.postMessage({ task: 'find' });
  expect(questions.map(({ task }) => task)).toEqual(['load', 'find']);
});

const valid = { status: 'found', certificate, state: { kind: 'valid' }, asOf: '2026-11-20' };
const unknown = { status: 'invalid', certificates: 2, similar: [], asOf: '2026-11-20' };

test.each([
  ['a valid certificate', valid, 1],
  ['a certificate with another ID', { ...valid, certificate: { ...certificate, id: 'A-2' } }, 0],
  ['a certificate found by its student', { ...valid, foundBy: 'student' }, 1],
  [
    'a certificate without an ID found by its student',
    { ...valid, foundBy: 'student', certificate: { ...certificate, id: '' } },
    0,
  ],
  ['a certificate with a last day', { ...valid, state: { kind: 'valid', until: '2027-01-31' } }, 1],
  ['a register dated 1970', { ...valid, asOf: '1970-01-01' }, 0],
  [
    'a certificate with two possible last days',
    { ...valid, state: { kind: 'valid', until: '2027-01-02/2027-02-01' } },
    0,
  ],
  ['an unknown ID', unknown, 1],
  ['an unknown ID with an offer', { ...unknown, similar: ['A-2'] }, 0],
  ['an ID that some row may have', { ...unknown, status: 'incomplete' }, 0],
  ['a link without an ID', undefined, 0],
])('the page itself answers a link only if the answer is plain: %s', (_, verdict, answers) => {
  const { worker, querySelector } = begin(async () => new Response('PK'));
  const data = { type: 'answer', request: 1, reply: { status: 'ready', verdict } };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  expect(querySelector).toHaveBeenCalledTimes(answers);
});

test('an answer that arrives before the template waits until the whole page is read', () => {
  const { worker, querySelector, page } = begin(async () => new Response('PK'));
  page.readyState = 'loading';
  const data = { type: 'answer', request: 1, reply: { status: 'ready', verdict: valid } };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  page.readyState = 'interactive';
  page.dispatchEvent(new Event('readystatechange'));
  expect(querySelector).toHaveBeenCalledTimes(2);
});

test('after an ID with a full stop, the island looks for the ID without it, so the page says nothing', () => {
  const { worker, querySelector } = begin(async () => new Response('PK'), '#id=A-1.');
  const data = { type: 'answer', request: 1, reply: { status: 'ready', verdict: unknown } };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  expect(querySelector).not.toHaveBeenCalled();
});

test.each([
  ['#id=A%2F1', 'A/1'],
  ['#id=A-1.', 'A-1.'],
  ['#id=%', undefined],
  [`#id=${'x'.repeat(21)}`, undefined],
])('from a link with %s, the page asks for the ID %s', (hash, id) => {
  const { questions } = begin(async () => new Response('PK'), hash);
  expect(questions).toMatchObject([{ id }]);
});

test.each([
  ['a CSV on the site', 'r.csv', 'a,b\n1,2\n', crc32('a,b\n1,2\n')],
  ['a workbook on the site, whose end shows that it is whole', 'r.xlsx', 'PK', undefined],
  ['a register elsewhere', 'https://host.example/r.csv', undefined, undefined],
])(
  'R9: the page knows the checksum of a file that may be cut off unseen: %s',
  (_, address, file, checksum) => {
    const published = file === undefined ? undefined : new TextEncoder().encode(file);
    expect(plainPlace({ address, columns: defaultColumns }, published).checksum).toBe(checksum);
  },
);

test.each([
  [{ validUntil: 6 }, dayInIndia()],
  [{ issued: 6 }, undefined],
])('the page knows the day of its build if answers depend on today’s date: %j', (dates, built) => {
  const columns = { ...defaultColumns, ...dates };
  expect(plainPlace({ address: 'r.csv', columns }, undefined).built).toBe(built);
});

test('if a Worker can’t be started, the island still gets the Worker’s Trusted Types policy', () => {
  const policy = { createScriptURL: (url: string) => url };
  const page: Record<string, unknown> = { trustedTypes: { createPolicy: () => policy } };
  runInNewContext(scriptText(), page);
  expect(page['begun']).toEqual({ policy });
});

test.each([
  ['a plain register', place],
  ['a sealed register', { sealed: { url: '/sealed/manifest.json' } }],
])('the script for %s has only syntax that the oldest browsers know', (_, given) => {
  const faults = new Linter().verify(beginScript(given, '/worker.js'), {
    languageOptions: { ecmaVersion: 2022, sourceType: 'script' },
  });
  expect(faults).toEqual([]);
});

test.each([
  [
    'a link that has an ID',
    '#id=A-1',
    20,
    ['before-register', 'register', 'for-link', 'after-register', 'paint'],
  ],
  ['a server nearby', '', 20, ['paint', 'before-register', 'register', 'after-register']],
  ['a server far away', '', 200, ['before-register', 'register', 'after-register', 'paint']],
])('with %s, register and scripts are requested in the best order', (_, hash, start, order) => {
  const steps: string[] = [];
  let paint: (entries: unknown, observer: object) => void = () => undefined;
  class PerformanceObserver {
    constructor(onPaint: typeof paint) {
      paint = onPaint;
    }
    observe = () => undefined;
  }
  const begin = `(${String(beginInTurn)})(() => steps.push('register'), ${String(isServerFarAway)})`;
  runInNewContext(begin, {
    steps,
    location: { search: '', hash },
    performance: { getEntriesByType: () => [{ requestStart: 0, responseStart: start }] },
    document: {
      querySelector: (selector: string) => {
        const [, content] = selector.split('template#');
        return content && { content };
      },
      importNode: (content: string) => content,
      head: { append: (content: string) => steps.push(content) },
    },
    PerformanceObserver,
  });
  steps.push('paint');
  paint([], { disconnect: () => undefined });
  expect(steps).toEqual(order);
});

function scriptText(): string {
  return `(${String(beginRegister)})("/worker.js", ${JSON.stringify(place)}, ${JSON.stringify(months)}, ${JSON.stringify(dateFacts)}, ${longestOnPhone}, ${[wordsOf, momentText, weightedLength, showBox].map(String).join()})`;
}

/** Runs the script in a simulated page. `answer` returns the response to the request for the register. */
function begin(answer: () => Promise<Response>, hash = '#id=A-1') {
  const asked = vi.fn<typeof fetch>(answer);
  const questions: ToWorker[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (question: ToWorker) => questions.push(question),
    terminate: vi.fn(),
  });
  const querySelector = vi.fn();
  const page = Object.assign(new EventTarget(), { querySelector, readyState: 'complete' });
  const global: Record<string, unknown> = {
    ...{ URL, MessageChannel, AbortController, fetch: asked },
    location: new URL(`https://academy.example/SearchById${hash}`),
    document: page,
    // `new` can't call an arrow function.
    Worker: vi.fn(function Worker() {
      return worker;
    }),
  };
  runInNewContext(scriptText(), global);
  vi.stubGlobal('fetch', askedByWorker);
  const { register: begun } = global['begun'] as { register?: BegunRegister };
  const [question] = questions;
  if (!begun || question?.task !== 'load')
    throw new Error('The Worker was not asked to load the register.');
  const load = (options: Parameters<typeof fetchRegister>[1] = {}) =>
    fetchRegister(question.url, { ...options, begun: question.begun });
  return { asked, begun, worker, questions, load, page, querySelector };
}
