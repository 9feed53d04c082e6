import { readFile } from 'node:fs/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRegisterService } from './register-service.ts';
import { defaultColumns } from '../rules/register.ts';
import type { FromWorker } from './worker-messages.ts';

const load = {
  type: 'load',
  url: 'https://academy.example/r.xlsx',
  columns: defaultColumns,
} as const;

let posted: FromWorker[];
let tell: ReturnType<typeof createRegisterService>;

beforeEach(() => {
  posted = [];
  tell = createRegisterService((message) => posted.push(message));
});

afterEach(() => vi.unstubAllGlobals());

test('the register is loaded with progress and then answers', async () => {
  answerWith(await readFile('content/register/sample-register.xlsx'));
  await tell(load);
  expect(posted.filter((message) => message.type === 'progress').length).toBeGreaterThan(2);
  expect(posted.at(-1)).toEqual({ type: 'ready', records: 240 });

  await tell({ type: 'find', id: '0007', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    type: 'answer',
    request: 1,
    verdict: {
      status: 'valid',
      certificate: { student: 'Sample Student 007', id: '0007' },
      foundBy: undefined,
    },
  });
  await tell({ type: 'find', id: '7000', request: 2 });
  expect(posted.at(-1)).toEqual({
    type: 'answer',
    request: 2,
    verdict: { status: 'invalid', certificates: 240, similar: [] },
  });
});

test('R8: a match outside the column of the IDs is told with the column', async () => {
  answerWith(await readFile('content/register/sample-register.xlsx'));
  await tell(load);
  await tell({ type: 'find', id: 'Java Full Stack', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'valid', foundBy: 'course' } });
});

test('R8: what is only similar is invalid, and offered', async () => {
  answerWith(await readFile('content/register/sample-register.xlsx'));
  await tell(load);
  await tell({ type: 'find', id: 'ooo7', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'invalid', similar: ['0007'] } });
});

test('R9: what cannot be read is told as a fault', async () => {
  answerWith(new Uint8Array());
  await tell(load);
  expect(posted.at(-1)).toEqual({ type: 'fault', kind: 'empty-file' });
});

test('R9: a register that was not read answers nothing, least of all "not in it"', async () => {
  answerWith(new Uint8Array());
  await tell(load);
  await tell({ type: 'find', id: 'X', request: 1 });
  expect(posted.some((message) => message.type === 'answer')).toBe(false);
});

function answerWith(bytes: Uint8Array): void {
  // A copy, since a Buffer may share its memory with others.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(bytes))));
}
