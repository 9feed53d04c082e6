import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openListClient } from './list-client.ts';
import type { RegisterWorker } from './register-client.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A Worker that says what the test wants it to say. */
class FakeWorker implements RegisterWorker {
  readonly heard: ToWorker[] = [];
  readonly terminate = vi.fn();
  readonly target = new EventTarget();
  readonly addEventListener = this.target.addEventListener.bind(this.target);

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  say(message: FromWorker): void {
    this.target.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

let worker: FakeWorker;

beforeEach(() => {
  worker = new FakeWorker();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

function open() {
  return openListClient(() => worker, 1000);
}

test('each question gets its own answer', async () => {
  const client = open();
  const ids = client.ask({ task: 'ids', hasHeading: false });
  worker.say({ type: 'answer', request: 7, verdict: { status: 'none' } });
  const listed = { status: 'ids', ids: ['A-1'], secrets: new Map<string, string>() } as const;
  worker.say({ type: 'answer', request: 1, verdict: listed });
  await expect(ids).resolves.toEqual(listed);
  expect(vi.getTimerCount()).toBe(0);
});

test('a list that takes too long ends its Worker', async () => {
  const client = open();
  const first = client.ask({ task: 'read', list: 'A-1' });
  worker.say({
    type: 'answer',
    request: 1,
    verdict: { status: 'read', columns: [], isTable: false },
  });
  await first;
  const second = client.ask({ task: 'ids', hasHeading: false });
  vi.advanceTimersByTime(1000);
  await expect(second).resolves.toEqual({ status: 'broken', tooSlow: true });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a list that brings its Worker down is damaged', async () => {
  const client = open();
  const first = client.ask({ task: 'read', list: 'A-1' });
  worker.say({
    type: 'answer',
    request: 1,
    verdict: { status: 'read', columns: [], isTable: false },
  });
  await first;
  const second = client.ask({ task: 'ids', hasHeading: false });
  worker.target.dispatchEvent(new Event('error'));
  await expect(second).resolves.toEqual({ status: 'broken', tooSlow: false });
});

test('a Worker that never says a word is a part that did not arrive', async () => {
  const reading = open().ask({ task: 'read', list: 'A-1' });
  worker.target.dispatchEvent(new Event('error'));
  await expect(reading).resolves.toEqual({ status: 'missing' });
});
