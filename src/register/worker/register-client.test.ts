import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import { isBlockedByPolicy } from '../load/policy-block.ts';
import { FakeWorker } from '../testing/fake-worker.ts';

vi.mock('../load/policy-block.ts', () => ({ isBlockedByPolicy: vi.fn() }));
vi.mock('./register-worker.ts?worker&url', () => ({ default: '/_astro/register-worker.js' }));

let worker: FakeWorker;
let openRegister: typeof import('./register-client.ts').openRegister;

beforeEach(async () => {
  worker = new FakeWorker();
  vi.stubGlobal('Worker', function () {
    return worker;
  });
  vi.stubGlobal('document', { baseURI: 'https://academy.example/SearchById' });
  vi.resetModules();
  ({ openRegister } = await import('./register-client.ts'));
});

afterEach(() => {
  vi.mocked(isBlockedByPolicy).mockReset();
  vi.unstubAllGlobals();
});

function open(onProgress = vi.fn()) {
  return openRegister({ url: '/r.xlsx', columns: defaultColumns, onProgress });
}

test('the register is asked for by its address as the page sees it, and becomes ready', async () => {
  const onProgress = vi.fn();
  const client = open(onProgress);
  const url = 'https://academy.example/r.xlsx';
  expect(worker.heard).toEqual([{ task: 'load', url, columns: defaultColumns, request: 1 }]);
  worker.progress({ phase: 'download', received: 1, expected: 2 });
  worker.answer({ status: 'ready', records: 5 });
  await expect(client.state).resolves.toEqual({ status: 'ready', records: 5 });
  expect(onProgress.mock.calls).toEqual([[{ phase: 'download', received: 1, expected: 2 }]]);
});

test('a search waits for the register', async () => {
  const client = open();
  const search = client.find('X-1');
  const ids = Array.from({ length: 1200 }, (_, at) => `X-${at}`);
  const many = client.findNext({ ids, secrets: new Map() });
  expect(worker.heard).toHaveLength(1);
  worker.answer({ status: 'ready', records: 1 });
  await vi.waitFor(() => expect(worker.heard).toHaveLength(3));
  // As many as the page takes in at once.
  expect(worker.heard[2]).toMatchObject({ task: 'verdicts', ids: ids.slice(0, 500) });
  const invalid = { status: 'invalid', certificates: 1, similar: [] } as const;
  worker.answer({ status: 'verdicts', verdicts: [invalid] }, 3);
  worker.answer(invalid, 2);
  await expect(search).resolves.toEqual(invalid);
  await expect(many).resolves.toEqual({ status: 'verdicts', verdicts: [invalid] });
});

test('R9: a fault ends the Worker, and a search says the fault, never "invalid"', async () => {
  const client = open();
  const search = client.find('X-1');
  const fault = { status: 'fault', kind: 'http-status', detail: '404' } as const;
  worker.answer(fault);
  await expect(client.state).resolves.toEqual(fault);
  await expect(search).resolves.toEqual(fault);
  await expect(client.find('X-2')).resolves.toEqual(fault);
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([
  ['no answer at all that the policy blocks', true, 0, 'blocked-by-policy'],
  ['no answer at all that it does not', false, 0, 'interrupted'],
  ['an answer that breaks off, of which nothing more is asked', true, 1, 'interrupted'],
])('%s', async (_, isBlocked, received, kind) => {
  vi.mocked(isBlockedByPolicy).mockResolvedValue(isBlocked);
  const client = open();
  if (received > 0) worker.progress({ phase: 'download', received });
  worker.answer({ status: 'fault', kind: 'interrupted', detail: 'Failed to fetch' });
  await expect(client.state).resolves.toMatchObject({ status: 'fault', kind });
  const asked = received > 0 ? [] : [['https://academy.example/r.xlsx']];
  expect(vi.mocked(isBlockedByPolicy).mock.calls).toEqual(asked);
});
