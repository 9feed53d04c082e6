import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRegisterService } from './register-service.ts';
import { defaultColumns } from '../certificates/columns.ts';
import { sampleRegister } from '../testing/sample-register.ts';
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
  answerWith(sampleRegister());
  await tell(load);
  expect(posted.filter((message) => message.type === 'progress').length).toBeGreaterThan(2);
  expect(posted.at(-1)).toEqual({ type: 'ready', records: 240 });

  await tell({ type: 'find', id: '0007', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    type: 'answer',
    request: 1,
    verdict: {
      status: 'found',
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
  answerWith(sampleRegister());
  await tell(load);
  await tell({ type: 'find', id: 'Java Full Stack', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'found', foundBy: 'course' } });
});

test('R8: what is only similar is invalid, and offered', async () => {
  answerWith(sampleRegister());
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

test('without columns that say so, nothing is said of what a certificate is today', async () => {
  answerWith(csv('1,Asha,C,A,,X-1,,,,withdrawn'));
  await tell(load);
  await tell({ type: 'find', id: 'X-1', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'found', state: { kind: 'valid' } } });
});

test('a row without its student or its course is incomplete, whatever else it says', async () => {
  answerWith(csv('1,,C,A,,X-1,,withdrawn', '2,Asha,,A,,X-2,,', '3,,,A,,X-3,,'));
  await tell({ ...load, columns: { ...defaultColumns, status: 6 } });
  for (const [id, lacks] of [
    ['X-1', ['student']],
    ['X-2', ['course']],
    ['X-3', ['student', 'course']],
  ] as const) {
    await tell({ type: 'find', id, request: 1 });
    expect(posted.at(-1)).toMatchObject({ verdict: { state: { kind: 'incomplete', lacks } } });
  }
});

test('with columns that say so, an answer has the state of the certificate', async () => {
  answerWith(csv('1,Asha,C,A,,X-1,,1 Mar 2024,,withdrawn,', '2,Asha,C,A,,X-2,,2 Mar 2024,,,'));
  const columns = { ...defaultColumns, issued: 6, status: 8 };
  await tell({ ...load, columns });
  await tell({ type: 'find', id: 'X-1', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    verdict: { status: 'found', state: { kind: 'withdrawn', issued: '2024-03-01' } },
  });
  await tell({ type: 'find', id: 'X-2', request: 2 });
  expect(posted.at(-1)).toMatchObject({ verdict: { state: { kind: 'valid' } } });
});

test('the ID that replaces a certificate finds its own row, wherever that is', async () => {
  answerWith(csv('1,Asha,C,A,,X-1,,replaced,X-2', '2,Asha,C,A,,X-2,,,'));
  const columns = { ...defaultColumns, status: 6, replacedBy: 7 };
  await tell({ ...load, columns });
  await tell({ type: 'find', id: 'X-2', request: 1 });
  expect(posted.at(-1)).toMatchObject({
    verdict: { certificate: { id: 'X-2' }, foundBy: undefined, state: { kind: 'valid' } },
  });
  await tell({ type: 'find', id: 'X-1', request: 2 });
  expect(posted.at(-1)).toMatchObject({ verdict: { state: { kind: 'replaced', by: 'X-2' } } });
});

test('the host’s date of the register is told with each answer', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  answerWith(csv('1,Asha,C,A,,X-1'), { 'last-modified': date });
  await tell(load);
  await tell({ type: 'find', id: 'X-1', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'found', asOf: date } });
  await tell({ type: 'find', id: 'X-2', request: 2 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'invalid', asOf: date } });
});

test('an ID of the academy’s form with a wrong character is mistyped, unless the register has it', async () => {
  answerWith(csv('1,Asha,C,A,,ITA-7K3M-9QXD-2FWAK', '2,Ravi,C,A,,ITA-7K3M-9QXD-2FWAX'));
  await tell({ ...load, idPrefixes: ['ITA'] });
  const statuses = [];
  for (const id of ['ITA-7K3M-9QXD-2FWAX', 'ITA-7K3M-9QXD-2FWAZ', 'ITA-7K3M-9QXD-2FWBS', 'ITA-1']) {
    await tell({ type: 'find', id, request: 1 });
    const message = posted.at(-1);
    statuses.push(message?.type === 'answer' && message.verdict.status);
  }
  expect(statuses).toEqual(['found', 'mistyped', 'mistyped', 'invalid']);
});

test('without prefixes no ID is mistyped', async () => {
  answerWith(csv('1,Asha,C,A,,X-1'));
  await tell(load);
  await tell({ type: 'find', id: 'ITA-7K3M-9QXD-2FWAZ', request: 1 });
  expect(posted.at(-1)).toMatchObject({ verdict: { status: 'invalid' } });
});

function answerWith(bytes: Uint8Array, headers: Record<string, string> = {}): void {
  // A copy, since a Buffer may share its memory with others.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(bytes), { headers })));
}

/** A register of these rows, below the two that are no certificates. */
function csv(...rows: string[]): Uint8Array {
  return new TextEncoder().encode(['Register,,', 'No.,Student,Course', ...rows].join('\n'));
}
