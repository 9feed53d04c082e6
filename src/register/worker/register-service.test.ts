import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Bytes } from '../../spreadsheet/bytes.ts';
import { defaultColumns, type RegisterColumns } from '../certificates/columns.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import { damaged, damages } from '../../spreadsheet/testing/damages.ts';
import { textBytes } from '../../spreadsheet/testing/text-bytes.ts';
import { asFault } from '../faults.ts';
import { createRegisterService } from './register-service.ts';

afterEach(() => vi.unstubAllGlobals());

interface Told {
  readonly headers?: HeadersInit;
  /** The clock of the site's own host. */
  readonly siteSent?: string;
  readonly built?: string;
  /** What a second download brings. */
  readonly again?: Bytes;
  readonly checksum?: number;
}

function serviceFor(
  bytes: Bytes,
  {
    headers = {},
    siteSent,
    again = bytes,
    ...settings
  }: Partial<RegisterLayout> & Told & { id?: string } = {},
) {
  const siteHeaders: HeadersInit = siteSent === undefined ? {} : { date: siteSent };
  const fetched = vi.fn<typeof fetch>(async (asked, how) => {
    if (asked === site) return new Response(null, { headers: siteHeaders });
    return new Response(how?.cache === 'reload' ? again : bytes, { headers });
  });
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

const whole = csv('1,Asha,C,A,,ID-1', '2,Ravi,C,A,,ID-2', '3,Meera,C,A,,ID-3');
const cut = csv('1,Asha,C,A,,ID-1', '2,Ravi,C,A,,ID-2');

test.each<[string, Told, kind: string]>([
  ['a second download differs', { again: whole }, 'interrupted'],
  ['the page has another checksum', { checksum: crc32(whole) }, 'outdated-page'],
])(
  'R9: a text may be cut off at the end of a row: no ID is invalid if %s',
  async (_, told, kind) => {
    const { loading, find, verdicts } = serviceFor(cut, told);
    await loading;
    expect(await find('ID-1')).toMatchObject({ status: 'found' });
    await expect(find('ID-3')).rejects.toMatchObject({ kind });
    await expect(verdicts(['ID-1', 'ID-3'])).rejects.toMatchObject({ kind });
    await expect(serviceFor(cut, { ...told, id: 'ID-3' }).loading).rejects.toMatchObject({ kind });
  },
);

test.each<[string, Told, downloads: RequestCache[]]>([
  ['two downloads are equal', {}, ['no-cache', 'reload']],
  ['it has the checksum in the page', { checksum: crc32(whole) }, ['no-cache']],
])('R9: an ID is invalid if the text lacks it and %s', async (_, told, downloads) => {
  const { loading, find } = serviceFor(whole, told);
  await loading;
  const verdicts = await Promise.all(['ID-8', 'ID-9'].map(find));
  expect(verdicts).toMatchObject([{ status: 'invalid' }, { status: 'invalid' }]);
  const gets = vi.mocked(fetch).mock.calls.filter(([, how]) => how?.method === 'GET');
  expect(gets.map(([, how]) => how?.cache)).toEqual(downloads);
});

test('R9: 200 damaged downloads of a CSV never make a genuine ID invalid', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `ITA-2024-${1001 + at}`);
  const intact = csv(...ids.map((id, at) => `${at + 1},Student ${at},Course ${at % 7},A,,${id}`));
  const statuses = new Set<string>();
  const oneDownload = damages.map((list) => list.reduce(damaged, intact));
  // The site's file may be damaged on the host itself. A file elsewhere is damaged on its way, each time differently.
  const here = oneDownload.map((bytes) => ({ bytes, again: bytes, checksum: crc32(intact) }));
  const elsewhere = fc
    .record({ bytes: oneDownload, again: oneDownload })
    .filter(({ bytes, again }) => crc32(bytes) !== crc32(again) || crc32(bytes) === crc32(intact));
  const status = async (asked: Promise<{ readonly status: string }>) =>
    asked.then((reply) => reply.status, asFault);
  await fc.assert(
    fc.asyncProperty(fc.oneof(here, elsewhere), async ({ bytes, ...told }) => {
      const headers = { 'content-length': `${bytes.length}` };
      const { loading, find } = serviceFor(bytes, { ...told, headers });
      await loading.catch(() => undefined);
      for (const id of ids) {
        const said = await status(find(id));
        statuses.add(typeof said === 'string' ? said : said.kind);
      }
      expect(await status(find('ITA-2024-9999'))).not.toBe('found');
    }),
    { seed: 63, numRuns: 200, endOnFailure: true },
  );
  expect([...statuses].sort()).toEqual(['found', 'interrupted', 'outdated-page']);
});

test('the site’s own host is asked for its clock only if an answer depends on today’s date', async () => {
  const methods = async (columns: RegisterColumns, headers = {}) => {
    await serviceFor(validUntil, { columns, headers }).loading;
    return vi.mocked(fetch).mock.calls.map(([, how]) => how?.method);
  };
  const dated = { ...defaultColumns, validUntil: 6 };
  expect(await methods(dated)).toEqual(['GET', 'HEAD']);
  expect(await methods(dated, { date: late })).toEqual(['GET']);
  expect(await methods({ ...defaultColumns, issued: 6 })).toEqual(['GET']);
});

test('an ID with a wrong check character counts as mistyped, unless the register contains that ID', async () => {
  const register = csv('1,Asha,C,A,,ITA-7K3M-9QXD-2FWAK', '2,Ravi,C,A,,ITA-7K3M-9QXD-2FWAX');
  const { loading, find } = serviceFor(register, { idPrefixes: ['ITA'] });
  await loading;
  const ids = ['ITA-7K3M-9QXD-2FWAX', 'ITA-7K3M-9QXD-2FWAZ', 'ITA-1'];
  const statuses = await Promise.all(ids.map(async (id) => (await find(id)).status));
  expect(statuses).toEqual(['found', 'mistyped', 'invalid']);
});

test('only the beginning of an ID is told as such, to the box and to lists', async () => {
  const { loading, find, verdicts } = serviceFor(csv('1,Asha,C,A,,ID-1'), { idShapes: ['ID-0'] });
  await loading;
  const cut = { status: 'cut', certificates: 1, similar: [], id: 'ID-' };
  expect(await find('ID-')).toEqual(cut);
  expect(await verdicts(['ID-', 'ID-9'])).toMatchObject({ verdicts: [cut, { status: 'invalid' }] });
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
