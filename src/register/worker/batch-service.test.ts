import { expect, test } from 'vitest';
import { registerIn } from '../certificates/verdict.ts';
import { defaultColumns } from '../certificates/columns.ts';
import { createBatchService } from './batch-service.ts';

const asOf = 'Sun, 22 Nov 2026 06:00:00 GMT';
const register = registerIn(
  [
    ['Register'],
    ['No.', 'Student', 'Course', 'Grade', '', 'ID'],
    ['1', 'Asha', 'Python', 'A', '', 'ID-1'],
    ['2', 'Ravi', 'Java', 'B', '', 'ID-2'],
  ].map((cells, index) => ({ number: index + 1, cells })),
  { columns: defaultColumns, idPrefixes: ['ITA'] },
  asOf,
);

test('each ID is answered as a search for it is; what only another column holds is not in the register', async () => {
  const answer = createBatchService();
  const ids = ['ID-2', 'id-1', 'Python', 'nothing'];
  expect(await answer({ task: 'verdicts', ids, from: 0 }, register)).toEqual({
    status: 'verdicts',
    verdicts: [
      {
        status: 'found',
        certificate: { student: 'Ravi', course: 'Java', id: 'ID-2' },
        foundBy: undefined,
        state: { kind: 'valid' },
        asOf,
      },
      { status: 'invalid', certificates: 2, similar: ['ID-1'], asOf },
      { status: 'invalid', certificates: 2, similar: [], asOf },
      { status: 'invalid', certificates: 2, similar: [], asOf },
    ],
  });
});

test('answers come in parts, and a part goes on where the last one ended', async () => {
  const answer = createBatchService();
  const ids = Array.from({ length: 1200 }, (_, at) => `ID-${at}`);
  let from = 0;
  const sizes: number[] = [];
  while (from < ids.length) {
    const reply = await answer({ task: 'verdicts', from, ...(from === 0 && { ids }) }, register);
    const count = reply.status === 'verdicts' ? reply.verdicts.length : 0;
    expect(count).toBeGreaterThan(0);
    sizes.push(count);
    from += count;
  }
  expect(from).toBe(1200);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

test('of each column it is told how many of its texts are IDs of the register', async () => {
  const columns = [['ID-1', 'ID-2', 'ID-9'], ['Asha', 'Ravi'], []];
  expect(await createBatchService()({ task: 'recognise', columns }, register)).toEqual({
    status: 'recognised',
    found: [2, 0, 0],
  });
});

test('a list is read, and the IDs of its column are handed out', async () => {
  const answer = createBatchService();
  const reply = await answer({ task: 'read', list: 'Name\tID\nAsha\tID-1\n' }, undefined);
  expect(reply).toMatchObject({
    status: 'read',
    isTable: true,
    columns: [{ letter: 'A' }, { letter: 'B' }],
  });
  expect(await answer({ task: 'ids', index: 1, hasHeading: true }, undefined)).toEqual({
    status: 'ids',
    ids: ['ID-1'],
    secrets: new Map(),
  });
  expect(await answer({ task: 'read', list: new Uint8Array() }, undefined)).toEqual({
    status: 'unreadable',
    kind: 'empty-file',
  });
});

test('before a register was read, nothing is said of any ID (R9)', async () => {
  const answer = createBatchService();
  expect(await answer({ task: 'verdicts', ids: ['ID-1'], from: 0 }, undefined)).toEqual({
    status: 'missing',
  });
});
