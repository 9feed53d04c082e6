import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import { defaultColumns } from '../certificates/columns.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import { textBytes } from '../../spreadsheet/testing/text-bytes.ts';
import { createRegisterService } from './register-service.ts';

afterEach(() => vi.unstubAllGlobals());

function serviceFor(
  bytes: Bytes,
  {
    headers = {},
    ...settings
  }: Partial<RegisterLayout> & { headers?: HeadersInit; id?: string } = {},
) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes, { headers })));
  const service = createRegisterService();
  const onProgress = vi.fn();
  const url = 'https://academy.example/r.xlsx';
  return {
    loading: service({ task: 'load', url, columns: defaultColumns, ...settings }, onProgress),
    find: (id: string) => service({ task: 'find', ids: [id] }, onProgress),
    verdicts: (ids: string[]) =>
      service({ task: 'verdicts', texts: ids.map((id) => ({ ids: [id] })) }, onProgress),
  };
}

/** A register with `rows` below two rows of headings. */
function csv(...rows: string[]) {
  return textBytes(['Register,,', 'No.,Student,Course', ...rows].join('\n'));
}

test.each([
  ['empty-file', new Uint8Array()],
  ['damaged', csv('1,Asha,C,A,,ID-1', '2,Ravi,C').slice(0, -1)],
])('R9: a register with the fault %s gives no answer', async (kind, bytes) => {
  const { loading, find, verdicts } = serviceFor(bytes);
  await expect(loading).rejects.toMatchObject({ kind });
  await expect(find('X')).rejects.toMatchObject({ kind: 'interrupted' });
  await expect(verdicts(['X'])).rejects.toMatchObject({ kind: 'interrupted' });
});

test('an ID that is given with the task `load` is looked up at once', async () => {
  const { loading, find } = serviceFor(csv('1,Asha,C,A,,ID-1'), { id: 'ID-1' });
  expect(await loading).toEqual({ status: 'ready', verdict: await find('ID-1') });
});

test('a row without a student or course is incomplete, whatever its other cells contain', async () => {
  const register = csv('1,,C,A,,X-1,,withdrawn', '2,Asha,,A,,X-2,,', '3,,,A,,X-3,,');
  const { loading, find } = serviceFor(register, { columns: { ...defaultColumns, status: 6 } });
  await loading;
  const states = [['student'], ['course'], ['student', 'course']];
  for (const [at, lacks] of states.entries()) {
    expect(await find(`X-${at + 1}`)).toMatchObject({ state: { kind: 'incomplete', lacks } });
  }
});

test.each(['date', 'last-modified'])(
  'if the device’s clock is behind, the date in the header %s shows that a certificate has expired',
  async (header) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') });
    onTestFinished(() => void vi.useRealTimers());
    const { loading, find } = serviceFor(csv('1,Asha,C,A,,X-1,,21 Nov 2026'), {
      columns: { ...defaultColumns, validUntil: 6 },
      headers: { [header]: 'Sun, 22 Nov 2026 12:00:00 GMT' },
    });
    await loading;
    expect(await find('X-1')).toMatchObject({ state: { kind: 'expired' } });
  },
);

test('an ID with a wrong check character counts as mistyped, unless the register contains that ID', async () => {
  const register = csv('1,Asha,C,A,,ITA-7K3M-9QXD-2FWAK', '2,Ravi,C,A,,ITA-7K3M-9QXD-2FWAX');
  const { loading, find } = serviceFor(register, { idPrefixes: ['ITA'] });
  await loading;
  const ids = ['ITA-7K3M-9QXD-2FWAX', 'ITA-7K3M-9QXD-2FWAZ', 'ITA-1'];
  const statuses = await Promise.all(ids.map(async (id) => (await find(id)).status));
  expect(statuses).toEqual(['found', 'mistyped', 'invalid']);
});

test('every text of a visitor’s list is looked up in the ID column and in no other column', async () => {
  const { loading, find, verdicts } = serviceFor(
    csv('1,Asha,Python,A,,ID-1', '2,Ravi,Java,B,,ID-2'),
  );
  await loading;
  const invalid = { status: 'invalid', certificates: 2, similar: [] };
  expect(await find('id-1')).toEqual({ ...invalid, id: 'id-1', similar: ['ID-1'] });
  expect(await verdicts(['ID-2', 'id-1', 'Python', 'nothing'])).toEqual({
    status: 'verdicts',
    verdicts: [
      await find('ID-2'),
      { ...invalid, similar: ['ID-1'], id: 'id-1' },
      { ...invalid, id: 'Python' },
      { ...invalid, id: 'nothing' },
    ],
  });
});
