import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import { defaultColumns, type RegisterColumns } from '../certificates/columns.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import { textBytes } from '../../spreadsheet/testing/text-bytes.ts';
import { createRegisterService } from './register-service.ts';

afterEach(() => vi.unstubAllGlobals());

interface Told {
  readonly headers?: HeadersInit;
  /** The clock of the site's own host. */
  readonly siteSent?: string;
  readonly built?: string;
}

function serviceFor(
  bytes: Bytes,
  { headers = {}, siteSent, ...settings }: Partial<RegisterLayout> & Told & { id?: string } = {},
) {
  const siteHeaders: HeadersInit = siteSent === undefined ? {} : { date: siteSent };
  const fetched = vi.fn<typeof fetch>(async (asked) =>
    asked === site
      ? new Response(null, { headers: siteHeaders })
      : new Response(bytes, { headers }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL(site));
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

const site = 'https://academy.example/worker.js';

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

const validUntil = csv('1,Asha,C,A,,X-1,,21 Nov 2026');
const late = 'Sun, 22 Nov 2026 12:00:00 GMT';

test.each<[kind: string, told: string, device: string, Told]>([
  ['expired', 'both clocks', '2026-11-22', { headers: { date: late } }],
  ['unclear', 'only the host’s clock', '2020-01-01', { headers: { date: late } }],
  [
    'unclear',
    'only the device’s clock',
    '2026-11-22',
    { siteSent: 'Fri, 20 Nov 2026 12:00:00 GMT' },
  ],
  ['expired', 'the day of the file', '2020-01-01', { headers: { 'last-modified': late } }],
  ['expired', 'the day of the build', '2020-01-01', { built: '2026-11-22' }],
  ['valid', 'no clock', '2026-11-21', { siteSent: 'Sat, 21 Nov 2026 12:00:00 GMT' }],
])('a certificate is %s if its last day is over by %s', async (kind, _, device, told) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(device) });
  onTestFinished(() => void vi.useRealTimers());
  const columns = { ...defaultColumns, validUntil: 6 };
  const { loading, find } = serviceFor(validUntil, { columns, ...told });
  await loading;
  expect(await find('X-1')).toMatchObject({ state: { kind } });
});

test('the site’s own host is asked for its clock only if an answer depends on today’s date', async () => {
  const methods = async (columns: RegisterColumns, headers = {}) => {
    await serviceFor(validUntil, { columns, headers }).loading;
    return vi.mocked(fetch).mock.calls.map(([, how]) => how?.method);
  };
  const dated = { ...defaultColumns, validUntil: 6 };
  expect(await methods(dated)).toEqual(['GET', 'HEAD', 'HEAD']);
  expect(await methods(dated, { date: late })).toEqual(['GET', 'HEAD']);
  expect(await methods({ ...defaultColumns, issued: 6 })).toEqual(['GET', 'HEAD']);
});

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
