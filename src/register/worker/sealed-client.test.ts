import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RegisterWorker } from './register-client.ts';
import type { Seen } from './sealed-messages.ts';
import type { FromWorker } from './worker-messages.ts';

vi.mock('./sealed-worker.ts?worker&url', () => ({ default: '/_astro/sealed-worker.js' }));

const { openSealedRegister } = await import('./sealed-client.ts');

/** A Worker that says what the test wants it to say. */
class FakeWorker implements RegisterWorker {
  readonly heard: unknown[] = [];
  readonly terminate = vi.fn();
  readonly #target = new EventTarget();
  readonly addEventListener = this.#target.addEventListener.bind(this.#target);

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  say(message: FromWorker | Seen): void {
    this.#target.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

let worker: FakeWorker;
let stored: Map<string, string>;

beforeEach(() => {
  worker = new FakeWorker();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const url = '/sealed/manifest.txt';
  return openSealedRegister({ url, publicKey: '04ab', createWorker: () => worker });
}

test('the Worker is told what this browser has seen, and then where the register is', () => {
  stored.set('sealed-register', 'version 5');
  open();
  expect(worker.heard).toEqual([
    { type: 'seen', text: 'version 5' },
    { type: 'load', url: '/sealed/manifest.txt', publicKey: '04ab', keptIn: undefined },
  ]);
});

test('what the Worker has seen is stored, and told to it again only where another tab has seen a newer one', async () => {
  const client = open();
  worker.say({ type: 'seen', text: 'version 6' });
  worker.say({ type: 'ready' });
  await client.state;
  expect([...stored.values()]).toEqual(['version 6']);
  void client.find('ID-1');
  await Promise.resolve();
  expect(worker.heard).not.toContainEqual(expect.objectContaining({ type: 'seen' }));
  stored.set('sealed-register', 'version 7');
  void client.find('ID-1');
  expect(worker.heard).toContainEqual({ type: 'seen', text: 'version 7' });
});

test('where nothing can be stored, what the Worker has seen itself stands', async () => {
  stored.set('sealed-register', 'version 5');
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const client = open();
  vi.stubGlobal('localStorage', { getItem: () => 'version 5', setItem: refuse });
  worker.say({ type: 'seen', text: 'version 6' });
  worker.say({ type: 'ready' });
  await client.state;
  void client.find('ID-1');
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  void client.find('ID-1');
  const texts = JSON.stringify(worker.heard).match(/version \d/g);
  expect(texts).toEqual(['version 5']);
});

test('a fault of one search is no end: the next one may be answered', async () => {
  const client = open();
  worker.say({ type: 'ready' });
  const first = client.find('ID-1');
  await vi.waitFor(() => expect(worker.heard).toHaveLength(2));
  worker.say({ type: 'answer', request: 1, verdict: { status: 'fault', kind: 'offline' } });
  await expect(first).resolves.toEqual({ status: 'fault', kind: 'offline' });
  const second = client.find('ID-1');
  await vi.waitFor(() => expect(worker.heard).toHaveLength(3));
  const verdict = { status: 'invalid', asOf: '2026-11-20', similar: [] } as const;
  worker.say({ type: 'answer', request: 2, verdict });
  await expect(second).resolves.toEqual(verdict);
});

test('what the link that was opened carries is asked with', async () => {
  const client = open();
  worker.say({ type: 'ready' });
  void client.find('ID-1', '00ff');
  await vi.waitFor(() => expect(worker.heard).toHaveLength(2));
  expect(worker.heard.at(-1)).toMatchObject({ type: 'find', id: 'ID-1', linkSecret: '00ff' });
});
